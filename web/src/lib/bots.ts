/** Bots as players call them; `search:200` is the strategist with a number of playouts. */
import { t, words } from "./words.svelte";

export function botName(bot: string): string {
  const [kind = "", playouts] = bot.split(":");
  const key = `web-lobby-bot_${kind}`;
  if (!words.has(key)) return bot;
  return playouts === undefined ? t(key) : t("web-lobby-bot_playouts", { level: t(key), count: Number(playouts) });
}
