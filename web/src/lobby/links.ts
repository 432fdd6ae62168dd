/** Links to a table. What stands behind the `#` stays in the browser: no server on the way, and no log, sees it. */
import { addressOf } from "../lib/route.svelte";

export type Link =
  /** To sit down on this seat. */
  | { to: "seat"; seat: number; token: string }
  /** One's own seat, on another device. */
  | { to: "device"; token: string }
  /** To watch; the token is empty where the code is enough. */
  | { to: "watch"; token: string };

export function linkIn(hash: string): Link | null {
  const [, to, token = ""] = /^(seat|device|watch)(?:=([\w-]+))?$/.exec(hash) ?? [];
  if (to === "watch") return { to, token };
  if (to === "device" && token) return { to, token };
  const [, seat, invitation] = /^(\d)-(.+)$/.exec(token) ?? [];
  return to === "seat" && invitation ? { to, seat: Number(seat), token: invitation } : null;
}

export function addressTo(code: string, link: Link | null = null): string {
  return location.origin + addressOf(`/t/${code}`) + (link ? `#${written(link)}` : "");
}

function written(link: Link): string {
  if (link.to === "seat") return `seat=${link.seat}-${link.token}`;
  return link.token ? `${link.to}=${link.token}` : link.to;
}

/** Of a whole link that somebody pasted: what stands behind its `#`, if it is one of ours. */
export function hashIn(typed: string): string {
  const hash = /#(\S+)/.exec(typed)?.[1] ?? "";
  return linkIn(hash) ? `#${hash}` : "";
}
