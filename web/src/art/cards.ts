/** What stands on a card's picture: by its own type, else by what it does, else by its family. */
import type { Component } from "../messages";
import { creature, CREATURES } from "./creatures";
import type { Drawing } from "./drawing";
import { itemColour, itemDrawing } from "./items";
import { MARKERS, UNKNOWN_MARKER, markerDrawing } from "./markers";
import { roomDrawing } from "./rooms";

export interface Picture {
  drawing: Drawing | null;
  /** A creature instead of a drawing. */
  creature: string | null;
  colour: string;
  /** What the ground behind it looks like. */
  ground: "grid" | "rays" | "claws" | "stars" | "cells" | "waves";
}

const m = markerDrawing;

/** Action cards, and effects that cards share. */
const BY_TYPE: Record<string, Drawing> = {
  search: { line: "M20 6a14 14 0 1 1 0 28 14 14 0 1 1 0-28zM30 30l13 13M14 20a6 6 0 0 1 6-6", soft: "M20 6a14 14 0 1 1 0 28 14 14 0 1 1 0-28z" },
  scavenging: { line: "M20 6a14 14 0 1 1 0 28 14 14 0 1 1 0-28zM30 30l13 13M14 17h12v8H14z" },
  rest: { line: "M6 40V14M6 34h36v6M42 34v-6a6 6 0 0 0-6-6H20v12M9 26a4 4 0 1 1 8 0 4 4 0 1 1-8 0M27 6h8l-8 9h8", soft: "M20 22h16a6 6 0 0 1 6 6v6H20z" },
  demolition: { line: "M18 20h20v22H18zM22 20v-6M28 20v-9M34 20v-6M28 11c0-5 4-7 9-6M39 5l5-2M24 30h8", soft: "M18 20h20v22H18z" },
  interruption: { line: "M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40zM10 10l28 28", soft: "M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40z" },
  no_way: { line: "M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40zM10 10l28 28" },
  stop: { line: "M15 4h18l11 11v18L33 44H15L4 33V15zM16 17l16 14M32 17L16 31" },
  basic_repairs: m("malfunction"),
  repairs: m("malfunction"),
  quick_repairs: m("malfunction"),
  self_repair: m("malfunction"),
  computer_skills: m("computer"),
  intranet: m("computer"),
  override: m("computer"),
  overclock: m("energy"),
  suppressive_fire: { line: "M4 24h16M28 24h6M38 24h6M4 14h10M22 14h8M36 14h4M4 34h6M18 34h10M34 34h8" },
  full_auto: { line: "M4 24h16M28 24h6M38 24h6M4 14h10M22 14h8M36 14h4M4 34h6M18 34h10M34 34h8" },
  covering_fire: { line: "M24 4l17 6v13c0 11-8 17-17 21C15 40 7 34 7 23V10zM14 22h6M26 22h8M18 29h10", soft: "M24 4l17 6v13c0 11-8 17-17 21C15 40 7 34 7 23V10z" },
  protection: m("carapace"),
  aimed_fire: m("weakness"),
  aimed_shot: m("weakness"),
  targeting_system: m("weakness"),
  reload: m("ammo"),
  order: { line: "M6 20v8h6l14 10V10L12 20zM33 18l9-4M34 24h10M33 30l9 4", soft: "M6 20v8h6l14 10V10L12 20z" },
  authority: { line: "M6 20v8h6l14 10V10L12 20zM33 18l9-4M34 24h10M33 30l9 4" },
  motivation: { line: "M24 4l6 13 14 2-10 10 2 15-12-7-12 7 2-15L4 19l14-2z", soft: "M24 4l6 13 14 2-10 10 2 15-12-7-12 7 2-15L4 19l14-2z" },
  ship_knowledge: { line: "M8 8h32v32H8zM8 20h12V8M28 40V28h12M20 28h8V18h12" },
  piloting: roomDrawing("shuttle_main"),
  old_friend: m("computer"),
  ingenuity: { line: "M24 4a14 14 0 0 1 8 25v6H16v-6a14 14 0 0 1 8-25zM18 40h12M20 45h8M24 22v13M19 19l5 4 5-4", soft: "M24 4a14 14 0 0 1 8 25v6H16v-6a14 14 0 0 1 8-25z" },
  pyrotechnics: m("fire"),
  technical_corridors: m("vent"),
  nerves_of_steel: m("heart"),
  adrenaline: m("energy"),
  hot_tempered: m("energy"),
  reconnaissance: m("eye"),
  profiling: m("eye"),
  threat_assessment: m("eye"),
  access_denied: m("locked"),
  resuscitation: { line: "M4 24h10l4-12 7 24 6-16 3 4h10" },
  dressing: itemless("bandages"),
  pharmacist: { line: "M12 30L30 12a9 9 0 0 1 13 13L25 43a9 9 0 0 1-13-13zM21 21l13 13", soft: "M12 30l9-9 13 13-9 9a9 9 0 0 1-13-13z" },
  tactical_retreat: { line: "M42 38V24a10 10 0 0 0-10-10H8M18 4L8 14l10 10" },
  punch: { line: "M10 20h8v-6h6v6M24 14h6v6M30 15h6v6M36 17h5v12a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10zM10 28h14", soft: "M10 20h31v9a10 10 0 0 1-10 10H20a10 10 0 0 1-10-10z" },
  sentinel: m("turret"),
  heel: m("laika"),
  manipulation: m("handshake"),
  helping_hand: m("handshake"),
  suggestion: m("handshake"),
  wound_leg: { line: "M17 4l1 18-2 12v8h16c3 0 5-2 5-4l-10-5 1-12 3-17M24 14l-3 5 6 3-4 6", soft: "M17 4l1 18-2 12v8h16c3 0 5-2 5-4l-10-5 1-12 3-17z" },
  wound_arm: { line: "M6 14l10-6c8 2 12 8 13 15l11 2c3 1 4 5 1 7l-14 2c-5 0-9-3-11-9l-4-4M24 20l-4 3 4 4", soft: "M6 14l10-6c8 2 12 8 13 15l11 2c3 1 4 5 1 7l-14 2c-5 0-9-3-11-9l-4-4z" },
  wound_hand: { line: "M14 26V12a3 3 0 0 1 6 0V7a3 3 0 0 1 6 0v4a3 3 0 0 1 6 0v5a3 3 0 0 1 6 0v14c0 8-5 14-13 14-6 0-10-4-12-9l-6-10c2-3 5-2 7 1zM26 24l-3 4 5 2-3 5", soft: "M14 26V12a3 3 0 0 1 6 0V7a3 3 0 0 1 6 0v4a3 3 0 0 1 6 0v5a3 3 0 0 1 6 0v14c0 8-5 14-13 14-6 0-10-4-12-9z" },
  wound_body: { line: "M14 5c3 4 17 4 20 0l7 5-4 10v23H11V20L7 10zM24 16l-4 8 8 3-5 9", soft: "M14 5c3 4 17 4 20 0l7 5-4 10v23H11V20L7 10z" },
  wound_bleeding: { line: "M24 4c5 8 10 13 10 20a10 10 0 0 1-20 0c0-7 5-12 10-20zM9 30c2 4 4 6 4 9a4 4 0 0 1-8 0c0-3 2-5 4-9zM39 30c2 4 4 6 4 9a4 4 0 0 1-8 0c0-3 2-5 4-9z", soft: "M24 4c5 8 10 13 10 20a10 10 0 0 1-20 0c0-7 5-12 10-20z" },
};

function itemless(type: string): Drawing {
  return itemDrawing({ family: "", name: "", text: "", reminder: "", printed: [], facts: {}, type });
}

const CLAWS: Drawing = { line: "M10 6c2 14 0 26-4 36M21 5c3 15 1 28-3 39M32 6c3 14 2 26-2 37M42 9c2 11 1 21-2 30" };
const BITE: Drawing = { line: "M5 12c10-6 28-6 38 0l-4 8-5-6-4 8-6-8-6 8-4-8-5 6zM5 36c10 6 28 6 38 0l-4-8-5 6-4-8-6 8-6-8-4 8-5-6z", soft: "M5 12c10-6 28-6 38 0l-4 8-5-6-4 8-6-8-6 8-4-8-5 6zM5 36c10 6 28 6 38 0l-4-8-5 6-4-8-6 8-6-8-4 8-5-6z" };
const TAIL: Drawing = { line: "M6 42c20 2 32-8 28-20-3-9-14-8-14-1 0 6 8 6 10 1M34 22c2-8 5-12 11-17l-3 12" };

/** Words in a type or an effect that give a card away. */
const BY_WORD: [RegExp, Drawing][] = [
  [/fire|flame|flammable|burn|backdraft/, m("fire")],
  [/egg|hatch|nest|eclosion/, m("egg")],
  [/malfunction|short_circuit|damage|power|leak|life_support/, m("malfunction")],
  [/noise|tech|vent/, m("noise")],
  [/door|bulkhead/, m("door")],
  [/pod|evacu|dock/, m("pod")],
  [/slime/, m("slime")],
  [/hunt|pursuit|scent|lurk|pack/, m("weakness")],
  [/regenerat|heal|dress|recover/, m("heart")],
  [/corpse|burial|kill|dead/, m("skull")],
  [/signal|contact|earth|mars/, m("signal")],
  [/larva/, m("larva")],
  [/claw|fighting|battering|outburst|aggress|frenzy/, CLAWS],
  [/devour|voracious|hunger/, BITE],
  [/acid|virulent|phosphate/, m("slime")],
  [/regrow|mend|tenacious|vital/, m("heart")],
  [/shell|hide|carapace|armou?r/, m("carapace")],
  [/echo|scream|shout|cry/, m("noise")],
  [/kin|quiet|silen|numb|freeze|petrif/, m("silence")],
  [/spring|agile|moving|escape|flee|run/, m("turn")],
  [/draw|energy|adrenal/, m("energy")],
  [/lead|foresee|ambush|paranoi|halluc|vision/, m("eye")],
  [/pyro/, m("fire")],
  [/heart/, m("heart")],
  [/sabotage|destruction/, m("malfunction")],
  [/bloodlust/, m("injury")],
  [/bandages/, itemless("bandages")],
  [/mutilation/, m("serious_wound")],
  [/courage/, BY_TYPE.motivation ?? m("heart")],
  [/search/, BY_TYPE.search ?? m("items")],
];

const ATTACKS: Record<string, Drawing> = {
  scratch: CLAWS,
  claw_attack: CLAWS,
  bite: BITE,
  tail_attack: TAIL,
  frenzy: { line: "M24 3l4 11 10-6-4 11 11 3-11 5 5 11-11-4-4 11-4-11-11 4 5-11-11-5 11-3-4-11 10 6z", soft: "M24 3l4 11 10-6-4 11 11 3-11 5 5 11-11-4-4 11-4-11-11 4 5-11-11-5 11-3-4-11 10 6z" },
  transformation: m("mutation"),
  slime_attack: m("slime"),
  summoning: m("noise"),
};

const FAMILIES: Record<string, { drawing: Drawing; colour: string; ground: Picture["ground"] }> = {
  cards: { drawing: m("hand"), colour: "#7fe3ff", ground: "grid" },
  attacks: { drawing: CLAWS, colour: "#ff6b8a", ground: "claws" },
  events: { drawing: m("event"), colour: "#ffb84d", ground: "rays" },
  wounds: { drawing: m("serious_wound"), colour: "#ff7f8f", ground: "claws" },
  contamination: { drawing: m("contamination"), colour: "#ff7fd0", ground: "cells" },
  weaknesses: { drawing: m("weakness"), colour: "#9be57a", ground: "cells" },
  objectives: { drawing: m("objective"), colour: "#c9b6ff", ground: "stars" },
  coordinates: { drawing: m("destination"), colour: "#8fc8ff", ground: "stars" },
  intruder_cards: { drawing: CLAWS, colour: "#ff6b8a", ground: "claws" },
  panic: { drawing: m("insanity"), colour: "#c9a2ff", ground: "waves" },
  mutations: { drawing: m("mutation"), colour: "#ff9f7a", ground: "cells" },
  adaptations: { drawing: m("mutation"), colour: "#ff9f7a", ground: "cells" },
  alerts: { drawing: roomDrawing("alarm"), colour: "#ff9f5a", ground: "rays" },
  traits: { drawing: m("objective"), colour: "#8fe0c8", ground: "stars" },
  missions: { drawing: m("objective"), colour: "#c9b6ff", ground: "stars" },
  exploration: { drawing: m("token"), colour: "#a9bccb", ground: "grid" },
  crafted: { drawing: m("malfunction"), colour: "#62b2ff", ground: "grid" },
};

const UNKNOWN_FAMILY = { drawing: UNKNOWN_MARKER, colour: "#a9bccb", ground: "grid" as const };

/** An attack without a picture of its own shows the largest that attacks so, an event the first that moves. */
function beastOf({ family, facts, type }: Component): string | null {
  const kinds = family === "attacks" ? facts.attackers : family === "events" ? facts.movers : null;
  if (!Array.isArray(kinds) || BY_WORD.some(([pattern]) => pattern.test(type))) return null;
  const order = Object.keys(CREATURES);
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
  const plain = FAMILIES[family] ?? UNKNOWN_FAMILY;
  const picture = (drawing: Drawing, colour = plain.colour): Picture => ({ drawing, creature: null, colour, ground: plain.ground });
  if (family === "rooms") return picture(roomDrawing(type), itemColour(facts.colour));
  if (family === "kinds") return { ...plain, drawing: null, creature: type, colour: "#ff6b8a", ground: "claws" };
  if (family === "intruder_tokens" && typeof facts.kind === "string") {
    const drawn = creature(facts.kind) !== creature("");
    return drawn ? { ...plain, drawing: null, creature: facts.kind, colour: "#ff6b8a", ground: "claws" } : picture(m("bag"));
  }
  if (facts.weapon !== undefined || ["own_items", "crafted", "red", "yellow", "green", "blue"].includes(family))
    return { ...picture(itemDrawing(component), itemColour(facts.colour)), ground: "grid" };
  const own = family === "attacks" ? ATTACKS[type] : (BY_TYPE[type] ?? ATTACKS[type]);
  if (own) return picture(own);
  if (family === "exploration" && typeof facts.effect === "string" && MARKERS[facts.effect])
    return picture(m(facts.effect));
  const effects = Array.isArray(facts.effects) ? facts.effects.filter((e): e is string => typeof e === "string") : [];
  for (const effect of effects) if (BY_TYPE[effect]) return picture(BY_TYPE[effect]);
  const told = [type, id, ...effects, ...wordsOf(facts.effect), ...wordsOf(facts.infected)].join(" ");
  const beast = beastOf(component);
  if (beast) return { ...picture(plain.drawing), drawing: null, creature: beast };
  const word = family === "wounds" ? undefined : BY_WORD.find(([pattern]) => pattern.test(told));
  return picture(word ? word[1] : plain.drawing);
}
