import preview from "@earshot/storybook/preview";
import { expect, screen } from "storybook/test";

import { expectDialogContract } from "./contracts/dialog.ts";
import { expectSoundStory } from "./contracts/every-story.ts";
import { expectFieldErrorLinked } from "./contracts/field-error-linked.ts";
import { expectFocusVisible } from "./contracts/focus-visible.ts";
import { expectLiveRegion } from "./contracts/live-region.ts";
import { expectNoReflowOverflow } from "./contracts/no-reflow-overflow.ts";

/** What makes words appear: at once, though the contract would wait. */
const say = (html: string) => {
  document.getElementById("place")!.innerHTML = html;
  return Promise.resolve();
};

const fill = (words: string) => Promise.resolve(document.getElementById("region")!.append(words));

const meta = preview.meta({
  // Test-only, with nothing to see: each story breaks a contract, and proves that the contract says so.
  tags: ["!dev", "!autodocs", "no-visual"],
  parameters: { a11y: { test: "off" } },
});

/** A field whose error is beside it, and is not read with it. */
export const ErrorNotLinked = meta.story({
  render: () => (
    <label>
      Email <input id="email" aria-describedby="hint" /> <span>Not an address</span>
    </label>
  ),
  play: async () => {
    const field = screen.getByRole("textbox");
    await expect(expectFieldErrorLinked(field, "Not an address")).rejects.toThrow("aria-invalid");
    field.setAttribute("aria-invalid", "true");
    await expect(expectFieldErrorLinked(field, "Not an address")).rejects.toThrow("description");
    await expect(expectSoundStory()).rejects.toThrow("without words that say why");
    field.removeAttribute("aria-invalid");
  },
});

/** Words in a live region that arrives with them. */
export const LiveRegionTooLate = meta.story({
  render: () => <div id="place" />,
  play: async () => {
    await expect(expectLiveRegion("Saved", () => say("<p role=status>Saved</p>"))).rejects.toThrow(
      "arrived with its words",
    );
    await expect(expectLiveRegion("Sent", () => say("<p>Sent</p>"))).rejects.toThrow("in no live region");
    await say("<div aria-hidden=true><p role=status id=region></p></div>");
    await expect(expectLiveRegion("Moved", () => fill("Moved"))).rejects.toThrow("hidden");
  },
});

/** A box that is wider than a phone. */
export const TooWide = meta.story({
  globals: { viewport: { value: "phone320", isRotated: false } },
  render: () => <p style={{ width: 200 }}>As wide as it may be</p>,
  play: async ({ canvas }) => {
    await expectNoReflowOverflow();
    const box = canvas.getByText(/As wide/);
    box.style.width = "400px";
    await expect(expectNoReflowOverflow()).rejects.toThrow("wider than the page");
    await expect(expectSoundStory()).rejects.toThrow("wider than the page");
    box.style.width = "";
  },
});

/** A focus without a ring, and one under a bar. */
export const FocusUnseen = meta.story({
  render: () => (
    <div style={{ position: "relative" }}>
      <button type="button" style={{ outline: "none" }}>
        Without a ring
      </button>
      <button type="button" style={{ outline: "3px solid" }}>
        Under a bar
      </button>
      <div style={{ position: "absolute", inset: 0, background: "var(--surface)" }} hidden id="bar" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [plain, ringed] = canvas.getAllByRole("button");
    await expect(expectFocusVisible(plain!)).rejects.toThrow("focus");
    ringed!.focus();
    document.getElementById("bar")!.hidden = false;
    await expect(expectFocusVisible(ringed!)).rejects.toThrow();
    document.getElementById("bar")!.hidden = true;
    await expectFocusVisible(ringed!);
  },
});

/** A dialog that has lost the focus, one that leaves the page behind it within reach, and one that is taller than the window. */
export const DialogOpen = meta.story({
  render: () => (
    <>
      <button type="button">Behind</button>
      <dialog open aria-modal="true" aria-label="About" style={{ position: "static" }}>
        <button type="button">Close</button>
      </dialog>
    </>
  ),
  play: async () => {
    const dialog = screen.getByRole("dialog");
    (document.activeElement as HTMLElement | null)?.blur();
    await expect(expectSoundStory()).rejects.toThrow("nothing has the focus");
    screen.getByRole("button", { name: "Behind" }).focus();
    await expect(expectSoundStory()).rejects.toThrow("the focus is behind it");
    screen.getByRole("button", { name: "Close" }).focus();
    await expect(expectDialogContract({ name: "About", escape: "closes" })).rejects.toThrow();
    screen.getByRole("button", { name: "Close" }).focus();
    dialog.style.height = "200vh";
    await expect(expectSoundStory()).rejects.toThrow("ends below the window");
    dialog.removeAttribute("aria-modal");
  },
});
