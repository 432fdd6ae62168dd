/** Calls the player back to a hidden page: the title of the tab, and a notice of the browser if wished. */
import { kept } from "../lib/kept.svelte";

const NAME = "Nemesis";
let last: string | null = null;

/** `asked`: somebody at this screen has something to decide; `question` is told only to who asked for notices. */
export function callBack(asked: boolean, question: string | null): void {
  document.title = asked ? `● ${NAME}` : NAME;
  if (!asked) {
    last = null;
    return;
  }
  if (!document.hidden || !kept.settings.notify || question === last) return;
  last = question;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(NAME, { body: question ?? "", tag: "nemesis-asked" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
