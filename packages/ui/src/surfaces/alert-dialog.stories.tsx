import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/dialog-copy.ts";
import { agencyCodeCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import {
  expectAccessibleDialog,
  expectAnnouncement,
  expectFocusVisible,
} from "@earshot/storybook/assertions";
import { aboveOpener, opener, WithOpener } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

const onClose = fn();
const onConfirm = fn();

const meta = preview.meta({
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  args: {
    open: true,
    onClose,
    title: "Publish ad",
    description: "People with the link will be able to hear it.",
    confirm: { label: "Publish", onConfirm },
    closeLabel: controlCopy.cancel,
  },
  render: aboveOpener(AlertDialog),
});

const button = (name: string) => screen.getByRole("button", { name });
const cancel = () => button(controlCopy.cancel);

/** The dialog asks a question. Cancel is focused initially, so that a hasty Enter does no harm. */
export const Question = meta.story({
  play: async () => {
    await waitFor(() => expect(cancel()).toHaveFocus());
  },
});
Question.test("behaves as a dialog", () =>
  expectAccessibleDialog({ name: "Publish ad", role: "alertdialog", escape: "closes", opener }),
);
Question.test("stays open on a click outside, and cancels on an immediate Enter", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onConfirm).not.toHaveBeenCalled();
});
Question.test("confirms when Tab and then Enter are pressed", async ({ userEvent }) => {
  await userEvent.tab();
  await expectFocusVisible(button("Publish"));
  await userEvent.keyboard("{Enter}");
  await expect(onConfirm).toHaveBeenCalledOnce();
  await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/People with the link/);
});

const danger = {
  tone: "danger",
  title: deleteProjectCopy.title,
  description: `Spring launch ${deleteProjectCopy.consequence}`,
  confirm: { label: controlCopy.delete, onConfirm },
} as const;

/** All parts: an irreversible action, its consequences and an error. The confirm button is red and not focused. */
export const EveryState = Question.extend({
  tags: ["matrix"],
  args: { ...danger, title: "Delete project “Spring launch”", error: deleteProjectCopy.failed },
});

/** The deletion is pending: the dialog can't be closed, and the confirm button keeps its focus. */
export const Busy = meta.story({
  args: { ...danger, busy: true, confirm: { label: controlCopy.deleting, onConfirm } },
});
Busy.test("blocks Escape, Cancel and a second press of the confirm button", async ({ userEvent }) => {
  await expectAccessibleDialog({
    name: deleteProjectCopy.title,
    role: "alertdialog",
    escape: "is blocked",
  });
  await userEvent.click(button(controlCopy.deleting));
  await expect(cancel()).toBeDisabled();
  await expect(onConfirm).not.toHaveBeenCalled();
  await expect(onClose).not.toHaveBeenCalled();
});

/** The deletion failed: the error is announced, and the confirm button keeps its focus. */
export const Failed = meta.story({
  args: danger,
  render: function FailingAtFirst(args) {
    const [error, setError] = useState<string>();
    const fail = () => setError(deleteProjectCopy.failed);
    return <AlertDialog {...args} error={error} confirm={{ label: controlCopy.delete, onConfirm: fail }} />;
  },
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole("button", { name: controlCopy.delete });
    await expectAnnouncement(deleteProjectCopy.failed, () => userEvent.click(confirm));
    await expect(confirm).toHaveFocus();
  },
});

/** A notice: its only button is focused and closes it. */
export const Notice = meta.story({
  args: {
    title: uploadCopy.failed,
    description: errors.file_too_large.message,
    closeLabel: controlCopy.ok,
    confirm: undefined,
  },
  play: async () => {
    await waitFor(() => expect(button(controlCopy.ok)).toHaveFocus());
  },
});
Notice.test("closes when its button is pressed", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onClose).toHaveBeenCalledOnce();
});

function QuestionOnTop() {
  const [asking, setAsking] = useState(false);
  return (
    <WithOpener>
      {(open, close) => (
        <Dialog open={open} onClose={close} closeLabel={controlCopy.close} title={agencyCodeCopy.edit}>
          <Button onClick={() => setAsking(true)}>Delete code</Button>
          <AlertDialog
            open={asking}
            onClose={() => setAsking(false)}
            confirm={{
              label: controlCopy.delete,
              onConfirm: () => {
                setAsking(false);
                close();
              },
            }}
            title="Delete agency code"
            closeLabel={controlCopy.cancel}
          />
        </Dialog>
      )}
    </WithOpener>
  );
}

/** The alert dialog is above a dialog: only the alert dialog can be reached, and Escape closes only that one. */
export const AboveDialog = meta.story({
  render: () => <QuestionOnTop />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete code" }));
    await waitFor(() => expect(cancel()).toHaveFocus());
  },
});
AboveDialog.test("behaves as a dialog and returns focus to the dialog below", async () => {
  await expectAccessibleDialog({ name: "Delete agency code", role: "alertdialog", escape: "closes" });
  await waitFor(() => expect(button("Delete code")).toHaveFocus());
});
AboveDialog.test("returns focus to the page when both dialogs close together", async ({ userEvent }) => {
  await userEvent.click(button(controlCopy.delete));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: "Delete code" }));
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.delete }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
