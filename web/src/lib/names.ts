/** A name inside a sentence: whichever way it is written, the words around it stay where they are. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
