import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Dialog } from "../surfaces/dialog.tsx";
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

/** As wide as the Select Voice dialog. */
const inPicker: Decorator = (Story) => (
  <div style={{ maxWidth: "46rem", marginInline: "auto" }}>
    <Story />
  </div>
);

const meta = preview.meta({
  component: SearchBox,
  parameters: { layout: "padded" },
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

/** Nothing typed yet. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("search")).toHaveAttribute("aria-label", "Search for voices");
    await expect(canvas.getByRole("searchbox", { name: "Search for voices" })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear search" })).toBeNull();
  },
});
Empty.test("shows its focus on Tab", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("searchbox"));
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Search" }));
});

/** Typed but not searched: typing alone doesn't search. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "calm british");
    await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});
Typed.test("clears without a search if none was run", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
  await expect(canvas.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).not.toHaveBeenCalled();
});
Typed.test("has its clear button between field and search button", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: "Clear search" }));
});

/** Searched by Enter, with the query trimmed. */
export const SearchedByEnter = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "  calm british {Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("calm british");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});

/** Cleared after a search: an empty query is searched and the field keeps the focus. */
export const Cleared = meta.story({
  args: { defaultValue: "amelia" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
});
Cleared.test("clears by Escape", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("searchbox"), "marcus{Enter}");
  await userEvent.keyboard("{Escape}");
  await expect(canvas.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).toHaveBeenLastCalledWith("");
});

/** A search is pending: the bars replace the magnifier, the field stays usable. */
export const Busy = meta.story({
  args: { defaultValue: "calm british", busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(selectVoiceCopy.loading)).toBeInTheDocument();
    await expect(canvas.getByRole("searchbox")).toBeEnabled();
  },
});
Busy.test("ignores the same query", async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole("searchbox"), "{Enter}");
  await userEvent.click(canvas.getByRole("button", { name: "Search" }));
  await expect(args.onSearch).not.toHaveBeenCalled();
});
Busy.test("searches a different query", async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByRole("searchbox"));
  await userEvent.type(canvas.getByRole("searchbox"), "deep{Enter}");
  await expect(args.onSearch).toHaveBeenCalledWith("deep");
});

/** In the Select Voice dialog, where it has the initial focus. */
export const InDialog = meta.story({
  parameters: { docs: { story: { inline: false, height: "420px" } } },
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
InDialog.test("clears on the first Escape, closes the dialog on the second", async ({ userEvent, args }) => {
  await userEvent.keyboard("{Escape}");
  await expect(screen.getByRole("searchbox")).toHaveValue("");
  await expect(args.onSearch).toHaveBeenLastCalledWith("");
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
});
InDialog.test("closes the dialog on Escape when the focus is elsewhere", async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(screen.getByRole("searchbox")).toHaveValue("amelia");
});
