/** The silhouette that stands for a species; an unknown one is shown by its own name. */
const FACES: Record<string, string> = {
  intruders: "adult",
  carnomorphs: "fleshbeast",
  void_seeders: "stalker",
};

export const faceOf = (species: string): string => FACES[species] ?? species;
