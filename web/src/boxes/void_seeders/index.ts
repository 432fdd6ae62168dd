/** Void Seeders: the Lairs. */
import { t } from "../../lib/words.svelte";
import type { PageBox } from "../box";

const VOID_SEEDERS: PageBox = {
  supply: ({ ext: { lairs_destroyed: lairs } }) =>
    typeof lairs === "number" ? [{ term: "lair", text: t("web-table-lairs", { lairs }) }] : [],
};

export default VOID_SEEDERS;
