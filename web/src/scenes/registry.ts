/** Which lines of the log are staged, and how. What no scene knows is read. */
import { PAGE_BOXES } from "../boxes";
import type { Line } from "../messages";
import { ATTACK, BURNT } from "./attack";
import { BAG } from "./bag";
import { DEATH } from "./death";
import { APPEARANCE, ENCOUNTER, SURPRISE } from "./encounter";
import { ALARM, EXPLOSION, JUMP } from "./ending";
import { EVENT } from "./event";
import { FIGHT } from "./fight";
import { FIRE, MALFUNCTION } from "./fire";
import { HIBERNATION } from "./hibernation";
import { LAUNCH } from "./launch";
import { NOISE } from "./noise";
import { SCAN } from "./scan";
import { longest, type Scene, type SceneKind } from "./scene";

const HOUSE: SceneKind[] = [
  NOISE,
  ENCOUNTER,
  APPEARANCE,
  SURPRISE,
  ATTACK,
  BURNT,
  FIGHT,
  DEATH,
  FIRE,
  MALFUNCTION,
  EVENT,
  BAG,
  SCAN,
  HIBERNATION,
  LAUNCH,
  JUMP,
  EXPLOSION,
  ALARM,
];

/** What a box brings it knows better than the house. */
export const SCENES: SceneKind[] = [...PAGE_BOXES.flatMap((box) => box.scenes ?? []), ...HOUSE];

const BY_KIND = new Map(SCENES.map((scene) => [scene.kind, scene]));

export const kindOf = (scene: { kind: string }): SceneKind | undefined => BY_KIND.get(scene.kind);

/** The scene that begins with the first of these lines: it claims as many of them as it stages. Null: they are read. */
export function sceneOf(lines: Line[]): Scene | null {
  const first = lines[0];
  if (!first) return null;
  for (const { kind, begins, acts: of } of SCENES) {
    const acts = begins.includes(first.event) ? of(lines) : null;
    const claimed = acts?.at(-1)?.told ?? 0;
    if (acts && claimed > 0) return { kind, lines: lines.slice(0, claimed), acts, longest: longest(acts) };
  }
  return null;
}
