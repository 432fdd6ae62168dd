import type { Chapter } from "./chapter";
import { FIGHT } from "./fight";
import { JUMP } from "./jump";
import { TURN } from "./turn";

export type { Chapter } from "./chapter";

export const CHAPTERS: Chapter[] = [TURN, FIGHT, JUMP];

export const chapterOf = (scenario: string | null | undefined): Chapter | undefined =>
  CHAPTERS.find((chapter) => chapter.id === scenario);
export const numberOf = (chapter: Chapter): number => CHAPTERS.indexOf(chapter) + 1;
export const after = (chapter: Chapter): Chapter | undefined => CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
