/** Calls the player back to a hidden page: the title and the icon of the tab, and a notice of the browser if wished. */
import { browserMemory } from "../lib/browserMemory.svelte";
import { fileBeside } from "../lib/route.svelte";
import { t } from "../lib/words.svelte";

const NAME = "Nemesis";
let last: string | null = null;

/** `asked`: somebody at this screen has something to decide; `question` is told only to who asked for notices. */
export function callBack(asked: boolean, question: { id: string; text: string } | null): void {
  document.title = asked ? `● ${t("word-your_turn")} · ${NAME}` : NAME;
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", fileBeside(asked ? "favicon-asked.svg" : "favicon.svg"));
  if (!asked) {
    last = null;
    return;
  }
  const now = question ? `${question.id} ${question.text}` : "";
  // What was asked while somebody looked needs no call.
  if (!document.hidden) last = now;
  if (!document.hidden || !browserMemory.settings.notify || now === last) return;
  last = now;
  notify(question?.text ?? t("word-your_turn"), "nemesis-asked");
}

/** Somebody wants an answer over the radio while nobody looks. */
export function callOverRadio(text: string): void {
  if (document.hidden && browserMemory.settings.notify) notify(text, "nemesis-radio");
}

function notify(body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(NAME, { body, tag });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
