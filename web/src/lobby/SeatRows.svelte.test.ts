// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Catalogue } from "../messages";
import NewTable from "../pages/NewTable.svelte";
import { all, choose, one, press, show, texts } from "../testing/parts";
import { firstPlan, type Plan } from "./plan";
import SeatRows from "./SeatRows.svelte";

const catalogue: Catalogue = {
  species: ["intruders"],
  modes: [
    { id: "semi_coop", fewest: 2, most: 5, species: ["intruders"], modules: [], boards: ["standard"], needs_ship: false },
    { id: "solo", fewest: 1, most: 1, species: ["intruders"], modules: [], boards: ["standard"], needs_ship: false },
  ],
  boards: ["standard"],
  boards_of: { intruders: ["standard"] },
  modules: [],
  characters: [
    { id: "captain", colour: "blue", module: null },
    { id: "cook", colour: "blue", module: null },
    { id: "soldier", colour: "red", module: null },
  ],
  options: [],
  bots: ["random", "crew"],
  traits: [["bold", "careful"], ["loyal", "selfish"]],
  scenarios: [],
  pictures: {},
};

/** The rows of a plan, and the plan that a change makes. */
function rows(part: Partial<Plan> = {}) {
  const onchange = vi.fn<(plan: Plan) => void>();
  const plan = { ...firstPlan(catalogue), ...part };
  return { plan, list: show(SeatRows, { catalogue, plan, onchange }), made: () => onchange.mock.lastCall![0] };
}
const called = (within: HTMLElement, name: string) => all(within, `[aria-label="${name}"]`);

describe("SeatRows", () => {
  it("asks of each seat what its sitter needs: a bot's strength, a name", () => {
    const [me, bot] = firstPlan(catalogue).seats;
    const { list } = rows({ seats: [me!, bot!, { ...bot!, who: "here" }, { ...bot!, who: "friend" }] });
    const inRow = all(list, ".row").map((row) => all(row, "select, input, .note").map((e) => e.tagName));
    expect(inRow).toEqual([["SELECT", "INPUT"], ["SELECT", "SELECT"], ["SELECT", "INPUT"], ["SELECT", "SPAN"]]);
  });

  it("has one seat of mine: taking another gives the first to a bot", () => {
    const { list, made, plan } = rows();
    expect(plan.seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    choose(called(list, "web-lobby-who_sits")[2]!, "me");
    expect(made().seats.map((seat) => seat.who)).toEqual(["bot", "bot", "me"]);
  });

  it("lets the temper of a bot be chosen where the crew can talk; what is not chosen is left to chance", () => {
    expect(all(rows().list, ".temper"), "without the radio nobody would notice").toHaveLength(0);
    const [me, bot] = firstPlan(catalogue).seats;
    const { list, made, plan } = rows({ modules: ["radio"], seats: [me!, { ...bot!, temper: ["selfish"] }, { ...bot!, bot: "random" }] });
    expect(texts(list, ".temper summary")).toEqual(["web-lobby-temperselfish"]);
    const [danger, crew] = all(list, ".temper select") as HTMLSelectElement[];
    expect([danger!.value, crew!.value]).toEqual(["", "selfish"]);
    choose(danger!, "bold");
    expect(made().seats[1]!.temper).toEqual(["bold", "selfish"]);
    choose(crew!, "");
    expect(made().seats[1]!.temper).toEqual([]);
    expect(plan.seats[1]!.temper).toEqual(["selfish"]);
  });

  it("leaves the plan it was given as it is", () => {
    const { list, plan, made } = rows();
    choose(called(list, "web-lobby-bot_strength")[0]!, "random");
    expect(made().seats[1]!.bot).toBe("random");
    expect(plan.seats[1]!.bot).toBe("crew");
  });

  it("offers Characters only where they are not drafted, and none of a colour that is taken", () => {
    expect(called(rows().list, "web-lobby-character_of")).toHaveLength(0);
    const [first, ...others] = firstPlan(catalogue).seats;
    const { list } = rows({ drafted: false, seats: [{ ...first!, character: "captain" }, ...others] });
    const options = (seat: number) => all(called(list, "web-lobby-character_of")[seat]!, "option:disabled");
    expect(options(1).map((option) => (option as HTMLOptionElement).value)).toEqual(["captain", "cook"]);
    expect(options(0), "the own choice stays open").toHaveLength(0);
  });
});

describe("NewTable", () => {
  /** The server has a catalogue and answers nothing else. */
  function served(): void {
    const answer = async (path: string) =>
      path.endsWith("catalogue") ? new Response(JSON.stringify(catalogue)) : new Promise<Response>(() => {});
    vi.stubGlobal("fetch", answer);
  }

  it("adds and takes away seats, never more than the mode has", async () => {
    served();
    const page = show(NewTable, {});
    await vi.waitFor(() => expect(all(page, ".row")).toHaveLength(3));
    const counts = all(page, ".counts button") as HTMLButtonElement[];
    expect(texts(page, '.counts [aria-pressed="true"]')).toEqual(["3"]);
    expect(counts.filter((button) => button.disabled).map((button) => button.textContent)).toEqual(["1"]);
    press(counts[4]!);
    expect(all(page, ".row")).toHaveLength(5);
    press(counts[1]!);
    expect(all(page, ".row")).toHaveLength(2);
  });

  it("cannot be created while Characters are missing", async () => {
    served();
    const page = show(NewTable, {});
    await vi.waitFor(() => expect(all(page, ".row")).toHaveLength(3));
    const create = one(page, ".bar .primary") as HTMLButtonElement;
    expect(create.disabled).toBe(false);
    choose(one(page, 'input[name="drafted"][value="no"]'), "no");
    expect(create.disabled).toBe(true);
    expect(all(page, ".bar [role=status]")).toHaveLength(1);
  });
});
