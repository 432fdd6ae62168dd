// @vitest-environment happy-dom
import { createRawSnippet, flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { all, button, one, press, show } from "../testing/parts";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Are you sure?</p>" }));

function dialog(open = true) {
  const onclose = vi.fn();
  const props = $state({ open, title: "Leave", onclose, children });
  return { props, onclose, page: show(Dialog, props) };
}

describe("Dialog", () => {
  it("is modal, so that nothing behind it can be reached, and called by its title", () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    const window = one(dialog().page, "dialog");
    expect(modal).toHaveBeenCalledOnce();
    expect(document.getElementById(window.getAttribute("aria-labelledby")!)?.textContent).toBe("Leave");
    modal.mockRestore();
  });

  it("is not there while it is closed", () => {
    const { page, props } = dialog(false);
    expect(all(page, "dialog")).toHaveLength(0);
    props.open = true;
    flushSync();
    expect((one(page, "dialog") as HTMLDialogElement).open).toBe(true);
    props.open = false;
    flushSync();
    expect(all(page, "dialog")).toHaveLength(0);
  });

  it("leaves it to its owner to close: by the button and by Esc", () => {
    const { page, onclose } = dialog();
    press(button(page, "web-table-close"));
    expect(onclose).toHaveBeenCalledTimes(1);
    const esc = new Event("cancel", { cancelable: true });
    one(page, "dialog").dispatchEvent(esc);
    expect(onclose).toHaveBeenCalledTimes(2);
    expect(esc.defaultPrevented, "the browser does not close it by itself").toBe(true);
  });

  it("closes by a press beside it, not by one that began inside or before it opened", () => {
    const { page, onclose } = dialog();
    const window = one(page, "dialog");
    const down = (on: HTMLElement) => on.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    press(window);
    expect(onclose, "the finger was down before").not.toHaveBeenCalled();
    down(one(page, "p"));
    press(window);
    expect(onclose, "a text was being marked").not.toHaveBeenCalled();
    down(window);
    press(window);
    expect(onclose).toHaveBeenCalledOnce();
  });
});
