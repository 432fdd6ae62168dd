/** Bots as players call them; `search:200` is the strategist with a number of playouts, `veteran@bold.loyal` has a temper. */
import { t, words } from "./words.svelte";

const [AT, BETWEEN] = ["@", "."];

export const withTemper = (level: string, temper: string[]): string => (temper.length > 0 ? level + AT + temper.join(BETWEEN) : level);

export const temperName = (temper: string[]): string =>
  temper.map((word) => (words.has(`temper-${word}`) ? t(`temper-${word}`) : word)).join(", ");

export function botName(bot: string): string {
  const [level = "", temper] = bot.split(AT);
  return temper === undefined ? levelName(level) : `${levelName(level)}, ${temperName(temper.split(BETWEEN))}`;
}

function levelName(level: string): string {
  const [kind = "", playouts] = level.split(":");
  const key = `web-lobby-bot_${kind}`;
  if (!words.has(key)) return level;
  return playouts === undefined ? t(key) : t("web-lobby-bot_playouts", { level: t(key), count: Number(playouts) });
}
