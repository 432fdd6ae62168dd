/** Carnomorphs: mutations of characters, adaptations in the place of Weaknesses. */
import { t } from "../../lib/words.svelte";
import type { PageBox } from "../box";

const CARNOMORPHS: PageBox = {
  badges: (seat) => (seat.ext.mutation ? [{ id: "mutation", label: t("web-map-mutation") }] : []),
  signs: { markers: { sign: "◉", term: "mutation_marker" } },
  insteadOf: { weakness: "adaptation" },
  verbs: { mutate: "use" },
};

export default CARNOMORPHS;
