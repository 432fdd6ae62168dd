/** Aftermath: the hourglass, the Lucrative Offer, turrets, Laika, the keys, second tokens, Traits and missions. */
import { t } from "../../lib/words.svelte";
import type { PageBox } from "../box";
import { covered, laika, traits } from "./boards";
import Hourglass from "./Hourglass.svelte";
import { pawns, tokensIn } from "./map";

const OFFER = "lucrative_offer";

const AFTERMATH: PageBox = {
  levels: {
    laika,
    bionic_arm_on: covered("bionic_arm_on", "web-table-wound-armed"),
    old_wound: covered("old_wound", "web-table-wound-old"),
  },
  cards: traits,
  aims: (view, own) => (view.ext.offer === own.index ? [{ term: OFFER, text: t("web-table-offer-yours") }] : []),
  aimTerms: { mission: "mission" },
  knownOfSeats: ["corporate_objectives", "access_code"],
  occupants: pawns,
  roomMarkers: tokensIn,
  matters: {
    alert: { presses: true },
    hourglass: { presses: true, drawn: Hourglass, timed: true },
    [OFFER]: { holder: ({ ext }) => (typeof ext.offer === "number" && ext.offer >= 0 ? ext.offer : null) },
  },
  claims: { seize_hourglass: { atOnce: true }, remove_hourglass: { term: "hourglass" }, offer: { term: OFFER } },
  orders: ["one_more_thing"],
};

export default AFTERMATH;
