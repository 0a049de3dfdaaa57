import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Dialog } from "../surfaces/dialog.tsx";
import { guide } from "./search-box.guide.ts";
import { SearchBox } from "./search-box.tsx";

const words = {
  search: controlCopy.search,
  clear: controlCopy.clearSearch,
  searching: selectVoiceCopy.loading,
};
const forVoices = { label: "Search for voices", placeholder: selectVoiceCopy.search, words };
const forMusic = {
  label: "Search for music",
  placeholder: selectMusicCopy.search,
  words: { ...words, searching: selectMusicCopy.loading },
};
const onClose = fn();

/** As wide as the Select Voice dialog allows. */
const inPicker: Decorator = (Story) => (
  <div style={{ maxWidth: "46rem", marginInline: "auto" }}>
    <Story />
  </div>
);

const meta = preview.meta({
  component: SearchBox,
  parameters: { layout: "padded", guide },
  args: { ...forVoices, onSearch: fn() },
  decorators: [inPicker],
});

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      <SearchBox {...forVoices} onSearch={fn()} />
      <SearchBox {...forMusic} onSearch={fn()} defaultValue="morning piano" />
      <SearchBox {...forVoices} onSearch={fn()} label="Search again" defaultValue="calm british" busy />
      <SearchBox {...forVoices} onSearch={fn()} label="Search later" disabled />
    </div>
  ),
});

/** Nothing typed: the placeholder says what can be found, the button what it is. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("search")).toHaveAttribute("aria-label", "Search for voices");
    await expect(canvas.getByRole("searchbox", { name: "Search for voices" })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear search" })).toBeNull();
  },
});
Empty.test("is reached by Tab and shows its focus", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("searchbox"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Search" }));
});

/** Typed and not run: nothing is asked for at single keys. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "calm british");
    await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});
Typed.test("is emptied without a search, when none was run", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
  await expect(canvas.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).not.toHaveBeenCalled();
});
Typed.test("has its clear button between field and button, with a ring", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Clear search" }));
});

/** Run by Enter, without the spaces around it. */
export const RunByEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "  calm british {Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("calm british");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});

/** Run by the button. */
export const RunByButton = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "amelia");
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(args.onSearch).toHaveBeenCalledWith("amelia");
  },
});

/** Cleared after a search: all results are asked for again, and the field has the focus. */
export const Cleared = meta.story({
  args: { defaultValue: "amelia" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});
Cleared.test("does the same by Escape", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("searchbox"), "marcus{Enter}");
  await userEvent.keyboard("{Escape}");
  await expect(canvas.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).toHaveBeenLastCalledWith("");
});

/** What is found is awaited: the wave swells in place of the glass, the field stays usable. */
export const Busy = meta.story({
  args: { defaultValue: "calm british", busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(selectVoiceCopy.loading)).toBeInTheDocument();
    await expect(canvas.getByRole("searchbox")).toBeEnabled();
  },
});
Busy.test("ignores the same search again", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("searchbox"), "{Enter}");
  await userEvent.click(canvas.getByRole("button", { name: "Search" }));
  await expect(args.onSearch).not.toHaveBeenCalled();
});
Busy.test("takes a different one in its place", async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByRole("searchbox"));
  await userEvent.type(canvas.getByRole("searchbox"), "deep{Enter}");
  await expect(args.onSearch).toHaveBeenCalledWith("deep");
});

/** Just run: a screen reader hears that it is under way. */
export const BusyAfterEnter = meta.story({
  render: function Searching(args) {
    const [busy, setBusy] = useState(false);
    return <SearchBox {...args} busy={busy} onSearch={() => setBusy(true)} />;
  },
  play: ({ canvas, userEvent }) =>
    expectLiveRegion(selectVoiceCopy.loading, () =>
      userEvent.type(canvas.getByRole("searchbox"), "amelia{Enter}"),
    ),
});

/** The same for music. */
export const ForMusic = meta.story({
  args: forMusic,
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText("Search for music...")).toBeVisible();
  },
});

/** Nothing to search yet. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Search" })).toBeDisabled();
  },
});

/** More was typed than fits: it scrolls within the field and keeps clear of the button in it. */
export const LongQuery = meta.story({
  args: {
    defaultValue:
      "a warm, slightly raspy voice with a Scottish accent that can read a recipe without sounding like an advertisement",
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox");
    await waitFor(() => expect(field.scrollWidth).toBeGreaterThan(field.clientWidth));
  },
});

/** In the Select Voice dialog, where it has the first focus. */
export const InDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  beforeEach: () => {
    onClose.mockClear();
  },
  render: (args) => (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={selectVoiceCopy.select}
      description={selectVoiceCopy.subtitle}
      closeLabel="Close"
    >
      <SearchBox {...args} />
      <p style={{ marginBlockStart: 16 }}>{selectVoiceCopy.empty}</p>
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("amelia{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("amelia");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
});
InDialog.test("Escape empties it first, and only then closes the dialog", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  await expect(screen.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).toHaveBeenLastCalledWith("");
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
});
InDialog.test("leaves Escape to the dialog when the focus is elsewhere", async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(screen.getByRole("searchbox")).toHaveValue("amelia");
});

/** On dark ground, while it searches. */
export const Dark = Busy.extend({ globals: { theme: "dark" } });

/** On the narrowest phone with text twice as large, the button stands below the field. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: {
    placeholder: "Stimmen durchsuchen: Name, Akzent, Tonfall",
    words: { ...words, search: "Suchen" },
  },
  play: async ({ canvas }) => {
    await expectNoReflowOverflow();
    const button = canvas.getByRole("button", { name: "Suchen" }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(
      canvas.getByRole("searchbox").getBoundingClientRect().bottom,
    );
  },
});

/** Right to left: the glass stands at the right, the button at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: {
    label: "البحث عن صوت",
    placeholder: "الاسم أو اللهجة أو النبرة",
    defaultValue: "صوت هادئ",
    words: { search: "بحث", clear: "مسح البحث", searching: "جارٍ تحميل الأصوات" },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "بحث" }).getBoundingClientRect();
    await expect(button.right).toBeLessThan(canvas.getByRole("searchbox").getBoundingClientRect().left);
  },
});
