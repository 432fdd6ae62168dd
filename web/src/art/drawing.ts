/** A drawing on a 48 × 48 sheet, in one pen: the same line everywhere. Each part is the `d` of a path. */
export interface Drawing {
  /** Drawn with the pen. */
  line?: string;
  /** Filled. */
  fill?: string;
  /** Washed: filled faintly. */
  soft?: string;
  /** A letter or number in it: x, y of its middle, size. */
  text?: { text: string; x: number; y: number; size: number };
}

export const PEN = 2.6;
