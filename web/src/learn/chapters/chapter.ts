import type { Lesson } from "../lessons";
import type { Situation } from "../situation";

/** A short guided game of its own, from a prepared position. */
export interface Chapter {
  /** The built-in scenario that it begins from. */
  id: string;
  /** How long it takes, about. */
  minutes: number;
  /** What happens in it when all goes well, by the lesson that may be skipped instead; all of them: it is complete. */
  milestones: Record<string, (s: Situation) => boolean>;
  /** After as many rounds it is enough, whatever was missed. */
  rounds: number;
  /** What is said when the game itself is over. */
  over: Lesson;
  /** What it says, the most urgent first. */
  lessons: Lesson[];
}
