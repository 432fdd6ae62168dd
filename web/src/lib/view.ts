/** A view as the page keeps it: what the server sends (declared in nemesis/view/types.py), with what it tells beside it. */
import type { Badge, DossierSeat, Goal, Matter, RadioNews } from "../messages";
import type { View as SentView } from "../view";

export type { RoomView, SeatView, Value } from "../view";

export interface View extends SentView {
  /** What lies beside the board; the server sends it along with the view. */
  matters?: Matter[];
  /** What boxes put on the board of each seat; sent along too. */
  badges?: Badge[][];
  /** What this seat plays for, and how far it is as it knows itself. */
  goals?: Goal[];
  /** What the radio wants of this seat; null: it has no voice. */
  radio?: RadioNews | null;
  /** In a replay: what was said, promised and seen by then. */
  dossiers?: DossierSeat[];
}
