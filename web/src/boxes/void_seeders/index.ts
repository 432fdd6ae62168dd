/** Void Seeders: the Lairs. */
import { t } from "../../lib/words.svelte";
import type { PageBox } from "../box";
import { SCENES } from "./scenes";

const VOID_SEEDERS: PageBox = {
  scenes: SCENES,
  supply: ({ ext: { lairs_destroyed: lairs } }) =>
    typeof lairs === "number" ? [{ term: "lair", text: t("web-table-lairs", { lairs }) }] : [],
};

export default VOID_SEEDERS;
