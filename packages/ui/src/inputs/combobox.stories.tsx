import { languages } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFocusVisible,
} from "@earshot/storybook/assertions";
import { formWidth, stacked, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn, screen, waitFor } from "storybook/test";

import { DialogButton } from "../surfaces/dialog-button.tsx";
import { Dialog } from "../surfaces/dialog.tsx";
import { Button } from "./button.tsx";
import { Combobox } from "./combobox.tsx";

/** The thirteen languages, each with its native name. */
const options = languages.map(({ name, code }) => ({
  value: name,
  label: name,
  detail: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? name,
  detailLang: code,
}));

const copy = {
  open: "Show languages",
  clear: "Clear language",
  none: (typed: string) => `No language matches “${typed}”`,
  found: (count: number) => (count === 1 ? "1 language" : `${count} languages`),
};

const meta = preview.meta({
  component: Combobox,
  parameters: { layout: "padded", docs: { story: { inline: false, height: "560px" } } },
  decorators: [formWidth],
  args: {
    label: studioCopy.language,
    name: "language",
    placeholder: studioCopy.languageSearch,
    options,
    copy,
    onChange: fn(),
  },
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const listed = () =>
  screen.queryAllByRole("option").map((option) => option.firstChild?.firstChild?.textContent);
/** The text of the option that `aria-activedescendant` refers to. */
const announced = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent ?? "";
const listShown = () => waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
const listGone = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

/** Every state, one below the other, with the last one open. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    Combobox,
    { label: "Language of the ad" },
    { label: "Chosen", defaultValue: "German", hint: "The language that the ad is written and spoken in." },
    { label: "Missing", error: "Please choose a language" },
    { label: "While creating", defaultValue: "French", disabled: true },
    { defaultValue: "Italian" },
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole("combobox", { name: "Language" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(13));
  },
});

/** Nothing is chosen: the placeholder shows what can be typed. */
export const Empty = meta.story();
Empty.test("shows a focus ring on Tab and stays closed", async ({ userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(field());
  await expect(field()).toHaveAttribute("aria-expanded", "false");
  await expect(screen.queryByRole("listbox")).toBeNull();
});
Empty.test("chooses a fully typed name on blur", async ({ userEvent, args }) => {
  await userEvent.type(field(), "deutsch");
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue("German"));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith("German");
});

/** The pointer is over the arrow button. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("button", { name: copy.open }), "hover"),
});

/** Opened by a press: all thirteen languages are listed, each with its native name. */
export const Open = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole("listbox", { name: "Language" })).toBeVisible());
    await expect(listed()).toEqual(languages.map(({ name }) => name));
    await expect(screen.getByText("Deutsch")).toHaveAttribute("lang", "de");
  },
});
Open.test("opens and closes with its arrow button, and closes on a press outside", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Show languages" }));
  await listGone();
  await userEvent.click(screen.getByRole("button", { name: "Show languages" }));
  await listShown();
  await expect(field()).toHaveFocus();
  await userEvent.click(document.body);
  await listGone();
});

/** An option is highlighted with the arrow keys, and screen readers announce it. */
export const Highlighted = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(announced()).toContain("Arabic"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(announced()).toContain("Dutch"));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(announced()).toContain("Chinese"));
  },
});
Highlighted.test("chooses with Enter and reopens with Alt + Arrow Down", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Enter}");
  await listGone();
  await expect(field()).toHaveValue("Chinese");
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith("Chinese");
  await expect(field()).toHaveFocus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await listShown();
});

/** Part of a name was typed: the list is filtered and the best match is highlighted. */
export const Filtered = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "i");
    await waitFor(() => expect(announced()).toContain("Italian"));
    await expect(listed()[0]).toBe("Italian");
    await expect(listed()).not.toContain("Dutch");
  },
});
Filtered.test("announces its matches and moves the text cursor with Home and End", async ({ userEvent }) => {
  await expectAnnouncement("1 language", () => userEvent.type(field(), "tal"));
  await userEvent.keyboard("{Home}");
  await expect([field().value, field().selectionStart]).toEqual(["ital", 0]);
  await userEvent.keyboard("{End}");
  await expect(field().selectionStart).toBe(4);
});

/** Nothing matches: a message replaces the list and is announced. */
export const NoMatch = meta.story({
  play: ({ userEvent }) =>
    expectAnnouncement("No language matches “Klingon”", () => userEvent.type(field(), "Klingon")),
});
NoMatch.test("restores the previous choice on blur", async ({ userEvent, args }) => {
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(""));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** An option is chosen: its name is in the field, with a button to clear it. */
export const Chosen = meta.story({ args: { defaultValue: "German" } });
Chosen.test("marks its choice in the full list and restores it on Escape", async ({ userEvent, args }) => {
  await userEvent.click(field());
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(13));
  await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("German");
  await userEvent.tripleClick(field());
  await userEvent.keyboard("fren");
  await waitFor(() => expect(announced()).toContain("French"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(field()).toHaveValue("German"));
  await userEvent.keyboard("{Escape}");
  await expect(field()).toHaveValue("German");
  await expect(args.onChange).not.toHaveBeenCalled();
});
Chosen.test(
  "takes the text direction from the first letter, and the alignment from the page",
  { globals: { direction: "rtl" } },
  async () => {
    const { unicodeBidi, textAlign } = getComputedStyle(field());
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
);
Chosen.test("is cleared by its button", async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole("button", { name: "Clear language" }));
  await expect(field()).toHaveValue("");
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith("");
  await expect(field()).toHaveFocus();
});
Chosen.test("is cleared when the field is emptied", async ({ userEvent, args }) => {
  await userEvent.clear(field());
  await expect(args.onChange).toHaveBeenLastCalledWith("");
});

const sent = fn();

/** In a form, the first Enter chooses, and the second submits the option's value. */
export const InForm = meta.story({
  render: (args) => (
    <form
      style={{ display: "grid", gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll("language"));
      }}
    >
      <Combobox {...args} />
      <Button type="submit">Create</Button>
    </form>
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "jap{Enter}");
    await waitFor(() => expect(field()).toHaveValue("Japanese"));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledWith(["Japanese"]);
  },
});

const popup = async () => (await screen.findByRole("listbox")).parentElement!;

/** Checks that the list is inside the visual viewport and large enough to scroll. */
async function expectListInSight() {
  const list = await popup();
  await waitFor(async () => {
    const { top, bottom, left, right } = list.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.visualViewport!.height);
    await expect(right).toBeLessThanOrEqual(window.visualViewport!.width);
    await expect(bottom - top).toBeGreaterThan(60);
  });
}

const onClose = fn();

/** In a dialog, the list may extend beyond the dialog's edge. */
export const InDialog = meta.story({
  tags: ["dialog"],
  render: (args) => (
    <WithOpener>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={() => {
            onClose();
            close();
          }}
          title="Make another like this"
          closeLabel="Close"
          onSubmit={fn()}
          actions={<DialogButton does="submit">Create</DialogButton>}
        >
          <Combobox {...args} />
        </Dialog>
      )}
    </WithOpener>
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expectListInSight();
    await expect(screen.getByRole("dialog")).toContainElement(await popup());
  },
});
InDialog.test("lets an option be pressed without closing the dialog", async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole("option", { name: /German/ }));
  await waitFor(() => expect(field()).toHaveValue("German"));
  await expect(args.onChange).toHaveBeenCalledWith("German");
  await expect(onClose).not.toHaveBeenCalled();
  await expect(field()).toHaveFocus();
});
InDialog.test("closes the list on the first Escape and the dialog on the second", async ({ userEvent }) => {
  await userEvent.keyboard("{Escape}");
  await listGone();
  await expect(onClose).not.toHaveBeenCalled();
  await expectAccessibleDialog({ name: "Make another like this", escape: onClose });
});
InDialog.test("closes the list on Tab", async ({ userEvent }) => {
  await userEvent.tab();
  await listGone();
  await expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);
  await expect(onClose).not.toHaveBeenCalled();
});

/** On a phone with its keyboard open, which leaves 300 px, the list fits, and the highlighted option is in view. */
export const KeyboardOpen = meta.story({
  parameters: {
    viewport: {
      options: {
        keyboard: { name: "Phone 390, keyboard open", styles: { width: "390px", height: "300px" } },
      },
    },
  },
  globals: { viewport: { value: "keyboard", isRotated: false } },
  play: async ({ userEvent }) => {
    await userEvent.type(field(), "n");
    await expectListInSight();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    const row = document.getElementById(field().getAttribute("aria-activedescendant")!)!;
    const { bottom } = (await popup()).getBoundingClientRect();
    await waitFor(() => expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
  },
});

/** At the end of the page there is no room below, so the list opens upwards. */
export const AtPageEnd = meta.story({
  render: (args) => (
    <div style={{ paddingBlockStart: "calc(100vh - 8rem)" }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expectListInSight();
    const { bottom } = (await popup()).getBoundingClientRect();
    await expect(bottom).toBeLessThan(field().getBoundingClientRect().top);
  },
});
