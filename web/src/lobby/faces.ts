/** The silhouette that stands for a species; an unknown one is shown by its own name. */
import { pictures } from "../art/pictures.svelte";

export const faceOf = (species: string): string => pictures().species[species] ?? species;
