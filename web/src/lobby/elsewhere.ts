/** The way from a page without a server to tables of a server: its address, or the whole link to a table. */
import { codeIn } from "./own";

export type Way = { href: string } | { why: "empty" | "not_one" | "scheme" | "here" | "code" };

const CODE = /^[2-9a-hjkmnp-z]{8}$/;
const AT_HOME = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)|\.(local|lan|home\.arpa)$/;

/** `here`: the address of this page. What is typed is only ever followed as http or https. */
export function wayTo(typed: string, code: string, here: string): Way {
  const text = typed.trim();
  if (!text) return { why: "empty" };
  if (/\s/.test(text)) return { why: "not_one" };
  const named = /^([a-z][a-z0-9+.-]*):(?!\d+(\/|$))/i.exec(text)?.[1]?.toLowerCase();
  if (named && named !== "http" && named !== "https") return { why: "scheme" };
  const host = /^[^/?#]*/.exec(text)?.[0] ?? "";
  const whole = named ? text : `${AT_HOME.test(host.replace(/:\d+$/, "")) ? "http" : "https"}://${text}`;
  if (!URL.canParse(whole)) return { why: "not_one" };
  const url = new URL(whole);
  if (url.username || url.password || !(url.hostname.includes(".") || AT_HOME.test(url.hostname))) return { why: "not_one" };
  const page = new URL(here);
  if (url.origin === page.origin && url.pathname.startsWith(page.pathname.replace(/[^/]*$/, ""))) return { why: "here" };
  if (!code.trim()) return { href: url.href };
  const table = codeIn(code);
  return CODE.test(table) ? { href: new URL(`/t/${table}`, url).href } : { why: "code" };
}
