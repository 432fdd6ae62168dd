/** What stands on a card's picture: by its own type, else by what it does or who, else by its family. */
import type { Component } from "../messages";
import { creature } from "./creatures";
import type { Drawing } from "./drawing";
import { itemColour, itemDrawing } from "./items";
import { isMarker, UNKNOWN_MARKER, markerDrawing } from "./markers";
import { drawingOf, drawn, pictures, type Drawn, type FamilyPicture } from "./pictures.svelte";
import { roomDrawing } from "./rooms";

export interface Picture {
  drawing: Drawing | null;
  /** A creature instead of a drawing. */
  creature: string | null;
  colour: string;
  /** What the ground behind it looks like. */
  ground: FamilyPicture["ground"];
}

const m = markerDrawing;

const UNKNOWN_FAMILY: FamilyPicture = { drawing: UNKNOWN_MARKER, colour: "#a9bccb", ground: "grid" };

/** An attack without a picture of its own shows the largest that attacks so, an event the first that moves. */
function beastOf({ family, facts }: Component): string | null {
  const kinds = family === "attacks" ? facts.attackers : family === "events" ? facts.movers : null;
  if (!Array.isArray(kinds)) return null;
  const order = Object.keys(pictures().creatures);
  const drawn = kinds
    .filter((kind): kind is string => typeof kind === "string" && order.includes(kind))
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (family === "attacks" ? drawn[drawn.length - 1] : drawn[0]) ?? null;
}

export function pictureOf(component: Component): Picture {
  const { family, type, facts } = component;
  const plain = pictures().families[family] ?? UNKNOWN_FAMILY;
  const picture = (what: Drawn, colour = plain.colour): Picture => ({
    drawing: drawn(what) ?? UNKNOWN_MARKER,
    creature: null,
    colour,
    ground: plain.ground,
  });
  if (family === "rooms") return picture(roomDrawing(type), itemColour(facts.colour));
  if (family === "kinds") return { ...plain, drawing: null, creature: type, colour: "#ff6b8a", ground: "claws" };
  if (family === "intruder_tokens" && typeof facts.kind === "string") {
    const drawn = creature(facts.kind) !== creature("");
    return drawn ? { ...plain, drawing: null, creature: facts.kind, colour: "#ff6b8a", ground: "claws" } : picture(m("bag"));
  }
  if (facts.weapon !== undefined || ["own_items", "crafted", "red", "yellow", "green", "blue"].includes(family))
    return { ...picture(itemDrawing(component), itemColour(facts.colour)), ground: "grid" };
  const own = family === "attacks" ? drawingOf("attacks", type) : (drawingOf("cards", type) ?? drawingOf("attacks", type));
  if (own) return picture(own);
  if (family === "exploration" && typeof facts.effect === "string" && isMarker(facts.effect))
    return picture(m(facts.effect));
  const effects = Array.isArray(facts.effects) ? facts.effects.filter((e): e is string => typeof e === "string") : [];
  for (const effect of effects) {
    const card = drawingOf("cards", effect);
    if (card) return picture(card);
  }
  const beast = beastOf(component);
  if (beast) return { ...picture(plain.drawing), drawing: null, creature: beast };
  return picture(plain.drawing);
}
