/** What stands on a card's picture: by its own type, else by what it does, else by its family. */
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

/** Words in a type or an effect that give a card away. */
const BY_WORD: [RegExp, Drawn][] = [
  [/fire|flame|flammable|burn|backdraft/, "markers/fire"],
  [/egg|hatch|nest|eclosion/, "markers/egg"],
  [/malfunction|short_circuit|damage|power|leak|life_support/, "markers/malfunction"],
  [/noise|tech|vent/, "markers/noise"],
  [/door|bulkhead/, "markers/door"],
  [/pod|evacu|dock/, "markers/pod"],
  [/slime/, "markers/slime"],
  [/hunt|pursuit|scent|lurk|pack/, "markers/weakness"],
  [/regenerat|heal|dress|recover/, "markers/heart"],
  [/corpse|burial|kill|dead/, "markers/skull"],
  [/signal|contact|earth|mars/, "markers/signal"],
  [/larva/, "markers/larva"],
  [/claw|fighting|battering|outburst|aggress|frenzy/, "attacks/scratch"],
  [/devour|voracious|hunger/, "attacks/bite"],
  [/acid|virulent|phosphate/, "markers/slime"],
  [/regrow|mend|tenacious|vital/, "markers/heart"],
  [/shell|hide|carapace|armou?r/, "markers/carapace"],
  [/echo|scream|shout|cry/, "markers/noise"],
  [/kin|quiet|silen|numb|freeze|petrif/, "markers/silence"],
  [/spring|agile|moving|escape|flee|run/, "markers/turn"],
  [/draw|energy|adrenal/, "markers/energy"],
  [/lead|foresee|ambush|paranoi|halluc|vision/, "markers/eye"],
  [/pyro/, "markers/fire"],
  [/heart/, "markers/heart"],
  [/sabotage|destruction/, "markers/malfunction"],
  [/bloodlust/, "markers/injury"],
  [/bandages/, "items/bandages"],
  [/mutilation/, "markers/serious_wound"],
  [/courage/, "cards/motivation"],
  [/search/, "cards/search"],
];

const UNKNOWN_FAMILY: FamilyPicture = { drawing: UNKNOWN_MARKER, colour: "#a9bccb", ground: "grid" };

/** An attack without a picture of its own shows the largest that attacks so, an event the first that moves. */
function beastOf({ family, facts, type }: Component): string | null {
  const kinds = family === "attacks" ? facts.attackers : family === "events" ? facts.movers : null;
  if (!Array.isArray(kinds) || BY_WORD.some(([pattern]) => pattern.test(type))) return null;
  const order = Object.keys(pictures().creatures);
  const drawn = kinds
    .filter((kind): kind is string => typeof kind === "string" && order.includes(kind))
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return (family === "attacks" ? drawn[drawn.length - 1] : drawn[0]) ?? null;
}

/** Names of what a card does, however deep they stand. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(wordsOf) : [];
}

export function pictureOf(component: Component, id: string): Picture {
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
  const told = [type, id, ...effects, ...wordsOf(facts.effect), ...wordsOf(facts.infected)].join(" ");
  const beast = beastOf(component);
  if (beast) return { ...picture(plain.drawing), drawing: null, creature: beast };
  const word = family === "wounds" ? undefined : BY_WORD.find(([pattern]) => pattern.test(told));
  return picture(word ? word[1] : plain.drawing);
}
