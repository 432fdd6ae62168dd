/** Places in the rules: `combat#shoot` (a chapter), `term/noise_roll`, `component/medkit`, `rule/R-12.14`, or empty: the contents. */
export type Place = string;

const PAGE = "/rules";
/** Where the link for screen readers leads: no place of the rules. */
const SKIPPED_TO = "content";
const REMEMBERED = "nemesis.reading";

export const pathOf = (place: Place): string => (place ? `${PAGE}/${place}` : PAGE);

/** Of an address: the parts after `rules`, and what follows the `#`. */
export function placeOf(parts: string[], anchor: string): Place {
  const path = parts.join("/");
  const hash = anchor === SKIPPED_TO ? "" : anchor;
  // Older links name a term only.
  if (!path) return hash ? `term/${hash}` : "";
  return hash ? `${path}#${hash}` : path;
}

/** Where a link of the book leads. */
export function placeOfLink(to: string): Place {
  const [kind, target] = [to.slice(0, to.indexOf(":")), to.slice(to.indexOf(":") + 1)];
  return kind === "chapter" ? target : `${kind}/${target}`;
}

export function remember(place: Place): void {
  try {
    localStorage.setItem(REMEMBERED, place);
  } catch {
    // Then one begins at the contents.
  }
}

export function remembered(): Place {
  try {
    return localStorage.getItem(REMEMBERED) ?? "";
  } catch {
    return "";
  }
}
