import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import { expectTabOrder } from "@earshot/storybook/assertions";
import { stacked } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Dialog } from "../surfaces/dialog.tsx";
import { SearchBox } from "./search-box.tsx";

const onClose = fn();

const meta = preview.meta({
  component: SearchBox,
  parameters: { layout: "padded" },
  args: {
    label: "Search for voices",
    placeholder: selectVoiceCopy.search,
    copy: {
      search: controlCopy.search,
      clear: controlCopy.clearSearch,
      searching: selectVoiceCopy.loading,
    },
    onSearch: fn(),
  },
});

const field = () => screen.getByRole("searchbox");
const clearButton = () => screen.getByRole("button", { name: "Clear search" });

/** Every state, one below the other. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: stacked(
    SearchBox,
    {},
    { label: "Search for music", placeholder: selectMusicCopy.search, defaultValue: "morning piano" },
    { label: "Search again", defaultValue: "calm british", busy: true },
    { label: "Search later", disabled: true },
  ),
});

/** Nothing has been typed yet. */
export const Empty = meta.story();
Empty.test("is a search landmark without a clear button", async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector("search")).toHaveAttribute("aria-label", "Search for voices");
  await expect(canvas.queryByRole("button", { name: "Clear search" })).toBeNull();
  await expectTabOrder("Search for voices", "Search");
});
Empty.test(
  "searches for the trimmed query on Enter, and for an empty one on Escape",
  async ({ userEvent, args }) => {
    await userEvent.type(field(), "  calm british {Enter}");
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("calm british");
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(field()).toHaveValue("");
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
  },
);

/** A query is typed but not submitted: typing alone doesn't search. */
export const Typed = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "calm british");
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
});
Typed.test(
  "takes the query's direction from its first letter, and the alignment from the page",
  { globals: { direction: "rtl" } },
  async () => {
    const { unicodeBidi, textAlign } = getComputedStyle(field());
    await expect([unicodeBidi, textAlign]).toEqual(["plaintext", "right"]);
  },
);
Typed.test("clears the field without searching if no search has been run", async ({ userEvent, args }) => {
  await expectTabOrder("Clear search");
  await userEvent.click(clearButton());
  await expect(field()).toHaveValue("");
  await expect(args.onSearch).not.toHaveBeenCalled();
});

/** Cleared after a search: an empty query is submitted, and the field keeps focus. */
export const Cleared = meta.story({
  args: { defaultValue: "amelia" },
  play: async ({ userEvent, args }) => {
    await userEvent.click(clearButton());
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(args.onSearch).toHaveBeenCalledWith("");
    await expect(field()).toHaveFocus();
  },
});

/** A search is pending: animated bars replace the search icon, and the field stays usable. */
export const Busy = meta.story({ args: { defaultValue: "calm british", busy: true } });
Busy.test("ignores a repeated query but searches for a new one", async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(selectVoiceCopy.loading)).toBeInTheDocument();
  await userEvent.type(field(), "{Enter}");
  await userEvent.click(canvas.getByRole("button", { name: "Search" }));
  await expect(args.onSearch).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), "deep{Enter}");
  await expect(args.onSearch).toHaveBeenCalledWith("deep");
});

/** In the Select Voice dialog, where it is focused initially. */
export const InDialog = meta.story({
  tags: ["dialog"],
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  render: (args) => (
    <Dialog open onClose={onClose} size="lg" title={selectVoiceCopy.select} closeLabel="Close">
      <SearchBox {...args} />
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard("amelia{Enter}");
    await expect(args.onSearch).toHaveBeenCalledWith("amelia");
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  },
});
InDialog.test(
  "clears on the first Escape, and closes the dialog on the second",
  async ({ userEvent, args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(field()).toHaveValue("");
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onClose).toHaveBeenCalledOnce();
  },
);
InDialog.test("closes the dialog on Escape when focus is elsewhere", async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect(onClose).toHaveBeenCalledOnce();
  await expect(field()).toHaveValue("amelia");
});
