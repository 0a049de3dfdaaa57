import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import preview from "@earshot/storybook/preview";
import { type ReactNode, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

interface OpenedProps {
  children: (open: boolean, close: () => void) => ReactNode;
}

/** A page with a button, and the dialog that it opens, open at first. */
function Opened({ children }: OpenedProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Open" });
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
    closeLabel: "Cancel",
  },
  beforeEach: () => {
    onClose.mockClear();
    onConfirm.mockClear();
  },
  render: (args) => (
    <Opened>
      {(open, close) => (
        <AlertDialog
          {...args}
          open={open}
          onClose={() => {
            args.onClose();
            close();
          }}
        />
      )}
    </Opened>
  ),
});

/** A question. Cancel has the first focus: Enter in haste changes nothing. */
export const Question = meta.story();
Question.test("keeps the dialog contract, as an alertdialog", () =>
  expectDialogContract({ name: "Publish ad", role: "alertdialog", escape: "closes", opener }),
);
Question.test("does nothing on Enter in haste, nor on a press outside", async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onConfirm).not.toHaveBeenCalled();
});
Question.test("confirms by its other button", async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole("button", { name: "Publish" }));
  await expect(onConfirm).toHaveBeenCalledOnce();
  await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/People with the link/);
});

/** What can't be taken back: the button that does it is red, and is not the one with the focus. */
export const Danger = meta.story({
  args: {
    tone: "danger",
    title: "Delete project",
    description: "“Spring launch” and its 3 ads will be deleted. This can’t be undone.",
    confirm: { label: "Delete", onConfirm },
  },
});

/** Deleting: it can't be closed, Cancel is off, the other button waits with its focus. */
export const Busy = Danger.extend({ args: { busy: true } });
Busy.test("blocks Escape, Cancel and a second press", async ({ userEvent }) => {
  await expectDialogContract({ name: "Delete project", role: "alertdialog", escape: "is blocked" });
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await expect(onConfirm).not.toHaveBeenCalled();
  await expect(onClose).not.toHaveBeenCalled();
});

/** Deleting failed: the dialog stays, and says why. */
export const Failed = Danger.extend({
  args: {
    children: (
      <p role="alert" style={{ marginBlockStart: 12, color: "var(--danger)" }}>
        Failed to delete project
      </p>
    ),
  },
});

/** A notice: one button, which has the focus and closes it. */
export const Notice = meta.story({
  args: {
    title: "Profile updated",
    description: "Profile updated successfully.",
    closeLabel: "OK",
    confirm: undefined,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: "OK" })).toHaveFocus());
  },
});
Notice.test("is closed by its button", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onClose).toHaveBeenCalledOnce();
});

/** A long server's message on a phone: it scrolls, the buttons stay in view. */
export const LongTextOnPhone = Danger.extend({
  globals: { viewport: { value: "phone320", isRotated: false }, textSize: "200%" },
  args: {
    description: Array.from({ length: 8 }, (_, line) => (
      <p key={line} style={{ marginBlockEnd: 8 }}>
        The campaign Sommerschlussverkaufswerbekampagne still plays this ad; it ends with it.
      </p>
    )),
  },
});
LongTextOnPhone.test("fits the window at 320 px with text twice as large", () =>
  expectDialogContract({ name: "Delete project", role: "alertdialog", escape: "closes", opener }),
);

function QuestionOnTop() {
  const [asking, setAsking] = useState(false);
  return (
    <Opened>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          closeLabel="Close"
          title="Edit Agency Code"
          actions={
            <Button intent="danger" onClick={() => setAsking(true)}>
              Delete code
            </Button>
          }
        >
          <TextField label="Agency code" defaultValue="NORTH-24" />
          <AlertDialog
            open={asking}
            onClose={() => setAsking(false)}
            confirm={{
              label: "Delete",
              onConfirm: () => {
                setAsking(false);
                close();
              },
            }}
            tone="danger"
            title="Delete agency code"
            description="Are you sure you want to delete your agency code?"
            closeLabel="Cancel"
          />
        </Dialog>
      )}
    </Opened>
  );
}

/** A question on top of a dialog. Only the question is within reach; Escape answers it and leaves the dialog. */
export const AboveDialog = meta.story({
  render: () => <QuestionOnTop />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete code" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
  },
});
AboveDialog.test("keeps the contract and goes back into the dialog", async () => {
  await expectDialogContract({ name: "Delete agency code", role: "alertdialog", escape: "closes" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete code" })).toHaveFocus());
});
AboveDialog.test("closes together with the dialog, and focus goes to the page", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: "Delete code" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
