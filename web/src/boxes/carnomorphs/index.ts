/** Carnomorphs: using a Mutation, Adaptations in the place of Weaknesses. */
import type { PageBox } from "../box";

const CARNOMORPHS: PageBox = {
  insteadOf: { weakness: "adaptation" },
  verbs: { mutate: "use" },
};

export default CARNOMORPHS;
