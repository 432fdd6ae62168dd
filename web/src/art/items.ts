/** Items, by their type; what is not drawn yet is drawn by what it is: a weapon, a key, its crafting sign, its colour. */
import type { Component } from "../messages";
import type { Drawing } from "./drawing";
import { markerDrawing } from "./markers";
import { drawingOf } from "./pictures.svelte";
import { roomDrawing } from "./rooms";

const SYMBOLS: Record<string, string> = { flame: "fire", cloth: "clothes", battery: "energy", wrench: "malfunction", cross: "medkit" };

export function itemDrawing(component: Component): Drawing {
  const known = drawingOf("items", component.type);
  if (known) return known;
  const { weapon, symbol, heavy } = component.facts;
  if (weapon) return drawingOf("items", "pistol") ?? markerDrawing("ammo");
  if (/key|code/.test(component.type)) return markerDrawing("key");
  if (typeof symbol === "string" && SYMBOLS[symbol]) return drawingOf("items", SYMBOLS[symbol]) ?? markerDrawing(SYMBOLS[symbol]);
  return heavy ? markerDrawing("items") : roomDrawing("storage");
}

/** The four decks of Items, and what has none. Each colour comes with its letter. */
export const ITEM_COLOURS: Record<string, string> = {
  red: "#ff6f6a",
  yellow: "#f6c84c",
  green: "#58d495",
  blue: "#62b2ff",
  white: "#e3ebf1",
};

export function itemColour(colour: unknown): string {
  return (typeof colour === "string" && ITEM_COLOURS[colour]) || "var(--muted)";
}
