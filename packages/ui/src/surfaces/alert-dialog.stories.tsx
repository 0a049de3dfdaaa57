import { deleteAdCopy, uploadCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { deleteProjectCopy } from "@earshot/contract/projects/copy.ts";
import { agencyCodeCopy, deletionCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectLiveRegion } from "@earshot/storybook/contracts/live-region.ts";
import { narrowest } from "@earshot/storybook/frames";
import { Opened, opener } from "@earshot/storybook/opened";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { guide } from "./alert-dialog.guide.ts";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

const onClose = fn();
const onConfirm = fn();
const question = {
  title: "Publish ad",
  description: "People with the link will be able to hear it.",
  confirm: { label: "Publish", onConfirm },
  closeLabel: controlCopy.cancel,
};

const meta = preview.meta({
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: "360px" } }, guide },
  args: { open: true, onClose, ...question },
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
const cancel = () => screen.getByRole("button", { name: controlCopy.cancel });

/** A question. Cancel has the first focus: Enter in haste changes nothing. */
export const Question = meta.story();
Question.test("keeps the dialog contract, as an alertdialog", () =>
  expectDialogContract({ name: "Publish ad", role: "alertdialog", escape: "closes", opener }),
);
Question.test("does nothing on Enter in haste, nor on a press outside", async ({ userEvent }) => {
  await waitFor(() => expect(cancel()).toHaveFocus());
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onConfirm).not.toHaveBeenCalled();
});
Question.test("confirms by its other button, one Tab away", async ({ userEvent }) => {
  await waitFor(() => expect(cancel()).toHaveFocus());
  await userEvent.tab();
  await expectFocusVisible(screen.getByRole("button", { name: "Publish" }));
  await userEvent.keyboard("{Enter}");
  await expect(onConfirm).toHaveBeenCalledOnce();
  await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/People with the link/);
});

/** What can't be taken back: the button that does it is red, and is not the one with the focus. */
export const Danger = meta.story({
  args: {
    tone: "danger",
    title: deleteProjectCopy.title,
    description: `Spring launch ${deleteProjectCopy.consequence}`,
    confirm: { label: controlCopy.delete, onConfirm },
  },
  play: async () => {
    await waitFor(() => expect(cancel()).toHaveFocus());
  },
});

/** More hangs on it than its name says: a campaign uses the ad. */
export const DangerWithConsequences = Danger.extend({
  args: {
    title: deleteAdCopy.title,
    description: (
      <>
        <p>{deleteAdCopy.text}</p>
        <p style={{ marginBlockStart: 8 }}>{deleteAdCopy.inCampaigns(2)}</p>
      </>
    ),
  },
});
DangerWithConsequences.test("reads all of it with its name", async () => {
  await expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(/2 campaigns use this ad/);
});

/** What has to be said before is still on its way: it can be left, and not confirmed yet. */
export const NotPossibleYet = Danger.extend({
  args: { confirm: { label: controlCopy.delete, onConfirm, disabled: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: controlCopy.delete }));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
});

/** Deleting: it can't be closed, Cancel is off, the other button waits with its focus. */
export const Busy = Danger.extend({
  tags: ["matrix"],
  args: { busy: true, confirm: { label: controlCopy.deleting, onConfirm } },
  play: async () => {
    await screen.findByRole("button", { name: controlCopy.deleting });
  },
});
Busy.test("blocks Escape, Cancel and a second press", async ({ userEvent }) => {
  await expectDialogContract({
    name: deleteProjectCopy.title,
    role: "alertdialog",
    escape: "is blocked",
  });
  await userEvent.click(screen.getByRole("button", { name: controlCopy.deleting }));
  await expect(cancel()).toBeDisabled();
  await expect(onConfirm).not.toHaveBeenCalled();
  await expect(onClose).not.toHaveBeenCalled();
});

/** Deleting failed: the dialog stays, and says why. */
export const Failed = Danger.extend({ args: { error: deleteProjectCopy.failed } });

function FailingAtFirst(args: AlertDialogProps) {
  const [error, setError] = useState<string>();
  const fail = () => setError(deleteProjectCopy.failed);
  return <AlertDialog {...args} error={error} confirm={{ label: controlCopy.delete, onConfirm: fail }} />;
}

/** Just failed: it is spoken, and the button that can try again keeps the focus. */
export const FailedAfterConfirming = Danger.extend({
  render: (args) => <FailingAtFirst {...args} />,
  play: async ({ userEvent }) => {
    const confirm = await screen.findByRole("button", { name: controlCopy.delete });
    await expectLiveRegion(deleteProjectCopy.failed, () => userEvent.click(confirm));
    await expect(confirm).toHaveFocus();
  },
});

/** The question at its fullest: what can't be taken back, what hangs on it, and that the first try failed. */
export const EveryState = Failed.extend({
  tags: ["matrix"],
  args: { title: "Delete project “Spring launch”" },
});

/** A notice: one button, which has the focus and closes it. */
export const Notice = meta.story({
  args: {
    title: uploadCopy.failed,
    description: errors.file_too_large.message,
    closeLabel: controlCopy.ok,
    confirm: undefined,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.ok })).toHaveFocus());
  },
});
Notice.test("is closed by its button", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onClose).toHaveBeenCalledOnce();
});

/** A longer notice, with whom to write to. */
export const NoticeWithAddress = Notice.extend({
  args: { title: deletionCopy.title, description: deletionCopy.notice("support@earshot.example") },
});

/** A long server's message on a phone: it scrolls, the buttons stay in view. */
export const LongTextOnPhone = Danger.extend({
  globals: narrowest,
  args: {
    description: Array.from({ length: 8 }, (_, line) => (
      <p key={line} style={{ marginBlockEnd: 8 }}>
        The campaign Sommerschlussverkaufswerbekampagne still plays this ad; it ends with it.
      </p>
    )),
  },
});
LongTextOnPhone.test("fits the window at 320 px with text twice as large", () =>
  expectDialogContract({
    name: deleteProjectCopy.title,
    role: "alertdialog",
    escape: "closes",
    opener,
  }),
);

/** In Arabic the words begin at the right, and the button that acts stands at the left end. */
export const RightToLeft = Danger.extend({
  globals: { direction: "rtl" },
  args: {
    title: "حذف المشروع",
    description: "سيُحذف «إطلاق الربيع» مع جميع إعلاناته. لا يمكن التراجع عن هذا الإجراء.",
    closeLabel: "إلغاء",
    confirm: { label: "حذف", onConfirm },
  },
  play: async () => {
    const safe = await screen.findByRole("button", { name: "إلغاء" });
    await waitFor(() => expect(safe).toHaveFocus());
    const acts = screen.getByRole("button", { name: "حذف" }).getBoundingClientRect();
    await expect(acts.right).toBeLessThan(safe.getBoundingClientRect().left);
  },
});

/** In the dark the red is light, its words are dark. */
export const Dark = Danger.extend({ globals: { theme: "dark" } });

function QuestionOnTop() {
  const [asking, setAsking] = useState(false);
  return (
    <Opened>
      {(open, close) => (
        <Dialog
          open={open}
          onClose={close}
          closeLabel={controlCopy.close}
          title={agencyCodeCopy.edit}
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
              label: controlCopy.delete,
              onConfirm: () => {
                setAsking(false);
                close();
              },
            }}
            tone="danger"
            title="Delete agency code"
            description={agencyCodeCopy.confirmDelete}
            closeLabel={controlCopy.cancel}
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
    await waitFor(() => expect(cancel()).toHaveFocus());
  },
});
AboveDialog.test("keeps the contract and goes back into the dialog", async () => {
  await expectDialogContract({ name: "Delete agency code", role: "alertdialog", escape: "closes" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Delete code" })).toHaveFocus());
});
AboveDialog.test("closes together with the dialog, and focus goes to the page", async ({ userEvent }) => {
  await userEvent.click(screen.getByRole("button", { name: controlCopy.delete }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole("button", { name: "Delete code" }));
  await userEvent.click(await screen.findByRole("button", { name: controlCopy.delete }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
