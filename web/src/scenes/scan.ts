/** A Contamination card under the scanner. What it shows is for those who may see it. */
import type { Line } from "../messages";
import Scan from "./Scan.svelte";
import { Script, type SceneKind } from "./scene";

export const SCAN: SceneKind = {
  kind: "scan",
  begins: ["scanned", "eclosion_scan", "contamination_check"],
  drawn: Scan,
  dark: 0.7,
  acts: (lines) => new Script(lines).act("beam", 1150, lines[0], "engine").tell("verdict", 1000).acts,
};

/** Null: whoever looks is not told. */
export function infected({ event, data }: Line): boolean | null {
  if (event === "contamination_check") return data.passed !== true;
  if (data.infected === undefined) return null;
  return data.infected === true || Number(data.infected) > 0;
}
