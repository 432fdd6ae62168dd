/** What the guide of one table remembers in this browser. */
import { type Learnt, nothingLearnt } from "./guide";

const keyOf = (code: string): string => `nemesis.guide.${code}`;

export function remembered(code: string): Learnt {
  try {
    return { ...nothingLearnt(), ...(JSON.parse(localStorage.getItem(keyOf(code)) ?? "{}") as Partial<Learnt>) };
  } catch {
    return nothingLearnt();
  }
}

export function remember(code: string, learnt: Learnt): void {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(learnt));
  } catch {
    // Without a memory the guide begins again after a reload.
  }
}

export function forgetGuide(code: string): void {
  try {
    localStorage.removeItem(keyOf(code));
  } catch {
    // Nothing was kept.
  }
}
