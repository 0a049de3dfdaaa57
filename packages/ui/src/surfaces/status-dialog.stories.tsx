import { errors } from "@earshot/contract/errors.ts";
import { agencyCodeCopy, statusCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, waitFor } from "storybook/test";

import { StatusDialog, type StatusDialogProps } from "./status-dialog.tsx";

const onClose = fn();

const args: StatusDialogProps = {
  open: true,
  onClose,
  tone: "success",
  title: statusCopy.success,
  message: agencyCodeCopy.saved,
  okLabel: controlCopy.ok,
};

const meta = preview.meta({
  component: StatusDialog,
  parameters: inIframe,
  args,
  render: (props) => (
    <WithOpener>
      {(open, close) => (
        <StatusDialog
          {...props}
          open={open}
          onClose={() => {
            props.onClose();
            close();
          }}
        />
      )}
    </WithOpener>
  ),
});

/** Success: OK has the focus. */
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
Success.test("closes by Enter", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener()).not.toHaveAttribute("inert"));
});

/** An error: the server's own message. */
export const Error = meta.story({
  args: { tone: "error", title: statusCopy.error, message: errors.wrong_current_password.message },
  play: async () => {
    await screen.findByRole("alertdialog", { name: statusCopy.error });
  },
});
Error.test("stays open on a press outside", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await expect(onClose).not.toHaveBeenCalled();
});

/** An error with a message of several lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { tone: "error", title: statusCopy.error, message: agencyCodeCopy.unreachable },
});
