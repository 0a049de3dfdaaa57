import { timing } from "@earshot/contract/limits.ts";
import { shareCopy } from "@earshot/contract/sharing/copy.ts";
import { expectAnnouncement } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";

import { address, button, onCard, press } from "./share-dialog.stories.tsx";
import { ShareDialog } from "./share-dialog.tsx";

const meta = preview.meta({ component: ShareDialog, ...onCard });

/** What the clipboard was asked to take, and what was selected when the browser was asked to copy. */
const clipboard = fn<(text: string) => Promise<void>>();
const selected = fn<(text: string) => boolean>();

/** A browser whose two ways to copy answer like this. */
function browserThat(ways: { clipboard: "takes it" | "refuses"; selection?: boolean }) {
  clipboard.mockReset();
  selected.mockReset();
  if (ways.clipboard === "refuses") clipboard.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  else clipboard.mockResolvedValue();
  selected.mockReturnValue(ways.selection ?? false);
  const spies = [
    spyOn(navigator.clipboard, "writeText").mockImplementation(clipboard),
    spyOn(document, "execCommand").mockImplementation((command) => {
      const area = document.activeElement;
      if (command !== "copy" || !(area instanceof HTMLTextAreaElement)) return false;
      return selected(area.value.slice(area.selectionStart, area.selectionEnd));
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** Pointed at, so that it stays for its picture. */
const expectCopied = async () => {
  const toast = await screen.findByText(shareCopy.copied);
  await userEvent.hover(toast);
  await waitFor(() => expect(toast).toBeVisible());
};

/** The link is copied: a toast says so, and the focus stays on the button. */
export const Copied = meta.story({
  beforeEach: () => browserThat({ clipboard: "takes it" }),
  play: async () => {
    await press(shareCopy.copy);
    await expectCopied();
    await expect(clipboard.mock.calls).toEqual([[address]]);
    await expect(button(shareCopy.copy)).toHaveFocus();
  },
});
Copied.test("says so for 3 s", async () => {
  const times = spyOn(window, "setTimeout");
  await press(shareCopy.copy);
  await waitFor(() => expect(times.mock.calls.map(([, time]) => time)).toContain(timing.linkCopiedToast));
  times.mockRestore();
});
Copied.test("is spoken", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(shareCopy.copied)).toBeNull());
  await expectAnnouncement(shareCopy.copied, () => press(shareCopy.copy));
});

/** The browser keeps its clipboard to itself: the link is copied through a hidden text area, and nobody sees a difference. */
export const CopiedWithoutClipboard = meta.story({
  beforeEach: () => browserThat({ clipboard: "refuses", selection: true }),
  play: async () => {
    await press(shareCopy.copy);
    await expectCopied();
    await expect(selected.mock.calls).toEqual([[address]]);
    await expect(document.querySelectorAll("textarea")).toHaveLength(1);
    await expect(button(shareCopy.copy)).toHaveFocus();
  },
});

/** Neither way is let: the words stand below the link, which can still be selected and copied by hand. */
export const CopyForbidden = meta.story({
  beforeEach: () => browserThat({ clipboard: "refuses" }),
  play: async () => {
    await screen.findByRole("button", { name: shareCopy.copy });
    await expectAnnouncement(shareCopy.copyFailed, () => press(shareCopy.copy));
    await expect(screen.queryByText(shareCopy.copied)).toBeNull();
  },
});
CopyForbidden.test("selects the link where one goes to it", async () => {
  const field = screen.getByLabelText<HTMLInputElement>(shareCopy.link);
  await userEvent.click(field);
  await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
});
