import { agencyCodeCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { aboveOpener, inIframe, opener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { StatusDialog, type StatusDialogProps } from "./status-dialog.tsx";

const args: StatusDialogProps = {
  open: true,
  onClose: fn(),
  tone: "success",
  title: statusCopy.success,
  message: agencyCodeCopy.saved,
  okLabel: controlCopy.ok,
};

const meta = preview.meta({
  component: StatusDialog,
  parameters: inIframe,
  args,
  render: aboveOpener(StatusDialog),
});

/** The action succeeded: OK is focused. */
export const Success = meta.story({
  tags: ["visual"],
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: statusCopy.success });
    await expect(dialog).toHaveAccessibleDescription(agencyCodeCopy.saved);
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.ok })).toHaveFocus());
  },
});
Success.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: statusCopy.success, role: "alertdialog", escape: "closes", opener }),
);
Success.test("closes on Enter", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener()).not.toHaveAttribute("inert"));
});

/** An error with a message of several lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { tone: "error", title: statusCopy.error, message: agencyCodeCopy.unreachable },
});
EveryState.test("stays open on a press outside", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await expect(args.onClose).not.toHaveBeenCalled();
});
