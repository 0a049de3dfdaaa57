import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectAnnouncement } from "@earshot/storybook/assertions";
import { inIframe, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, screen, userEvent, waitFor } from "storybook/test";

import { askedFrom, inPage, onPage, opened } from "./select-voice-dialog.stories.tsx";
import { SelectVoiceDialog } from "./select-voice-dialog.tsx";

const meta = preview.meta({
  component: SelectVoiceDialog,
  parameters: inIframe,
  decorators: [inPage],
  args: opened,
  render: onPage,
});

const voice = (name: string) => screen.findByRole("radio", { name });
const search = () => screen.getByRole("searchbox");
const clear = () => screen.getByRole("button", { name: controlCopy.clearSearch });
const pages = "/api/audioad/voices";

/** Chosen first, then looked for others: those that were found are there, the choice stays below them. */
export const Found = meta.story({
  play: async () => {
    await userEvent.click(await voice("Maya"));
    const asked = askedFrom(pages);
    await expectAnnouncement("2 results", () => userEvent.type(search(), "  scottish {Enter}"));
    await expect(await voice("Callum")).not.toBeChecked();
    await expect(asked()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
    await expect(screen.getByText("Selected:")).toHaveTextContent(controlCopy.selected("Maya"));
    await expect(search()).toHaveFocus();
  },
});
Found.test("cleared, the whole list begins with its first page again", async () => {
  await userEvent.click(clear());
  await voice("Amelia");
  (await voice("Maya")).focus();
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(screen.getByText("40 of 52 results")).toBeInTheDocument());
  await userEvent.type(search(), "german{Enter}");
  await voice("Greta");
  const asked = askedFrom(pages);
  await userEvent.click(clear());
  await expect(await voice("Maya")).toBeChecked();
  await expect(screen.getByText("20 of 52 results")).toBeInTheDocument();
  await expect(asked()).toEqual([{ limit: "20", offset: "0" }]);
});
Found.test("searched for again, it is asked for again", async () => {
  const asked = askedFrom(pages);
  await userEvent.click(screen.getByRole("button", { name: controlCopy.search }));
  await voice("Callum");
  await expect(asked()).toEqual([{ query: "scottish", limit: "20", offset: "0" }]);
});
Found.test(
  "given up, search and choice are forgotten, and what was loaded is there at once",
  async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const asked = askedFrom(pages);
    await userEvent.click(opener());
    await expect(await voice("Maya")).not.toBeChecked();
    await expect(search()).toHaveValue("");
    await waitFor(() => expect(screen.getByText(selectVoiceCopy.none)).toBeVisible());
    await expect(asked()).toEqual([]);
  },
);

/** Nobody was found: words say so, and Escape gives the search up before it closes the dialog. */
export const NobodyFound = meta.story({
  play: async () => {
    await voice("Amelia");
    await userEvent.type(search(), "klingon{Enter}");
    await waitFor(() => expect(screen.getByText(selectVoiceCopy.empty)).toBeVisible());
  },
});
NobodyFound.test("is given up by Escape", async ({ args }) => {
  await userEvent.click(search());
  await userEvent.keyboard("{Escape}");
  await voice("Amelia");
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect(args.onClose).toHaveBeenCalledOnce();
});
