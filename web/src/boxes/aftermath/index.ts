/** Aftermath: the hourglass, the Lucrative Offer, turrets, Laika, the keys, second tokens and missions. */
import { t } from "../../lib/words.svelte";
import type { PageBox } from "../box";
import Hourglass from "./Hourglass.svelte";
import { pawns, tokensIn } from "./map";
import { SCENES } from "./scenes";

const OFFER = "lucrative_offer";

const AFTERMATH: PageBox = {
  scenes: SCENES,
  aims: (view, own) => (view.ext.offer === own.index ? [{ term: OFFER, text: t("web-table-offer-yours") }] : []),
  aimTerms: { mission: "mission" },
  knownOfSeats: ["corporate_objectives", "access_code"],
  occupants: pawns,
  roomMarkers: tokensIn,
  matters: { hourglass: { drawn: Hourglass, timed: true } },
  claims: { seize_hourglass: { atOnce: true }, remove_hourglass: { term: "hourglass" }, offer: { term: OFFER } },
};

export default AFTERMATH;
