/** Carnomorphs: using a Mutation, Adaptations in the place of Weaknesses. */
import type { PageBox } from "../box";
import { SCENES } from "./scenes";

const CARNOMORPHS: PageBox = {
  scenes: SCENES,
  insteadOf: { weakness: "adaptation" },
  verbs: { mutate: "use" },
};

export default CARNOMORPHS;
