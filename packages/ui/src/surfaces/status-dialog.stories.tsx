import { errors } from "@earshot/contract/errors.ts";
import { timing } from "@earshot/contract/limits.ts";
import { agencyCodeCopy, statusCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectDialogContract } from "@earshot/storybook/contracts/dialog.ts";
import { framed, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { useEffect, useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { Button } from "../inputs/button.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Dialog } from "./dialog.tsx";
import { guide } from "./status-dialog.guide.ts";
import { StatusDialog, type StatusDialogProps } from "./status-dialog.tsx";

const onClose = fn();

/** A page with a button, and the dialog that it opens, open at first. */
function Opened({ after, ...args }: StatusDialogProps & { after?: number }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (after === undefined || !open) return undefined;
    const timer = setTimeout(() => setOpen(false), after);
    return () => clearTimeout(timer);
  }, [after, open]);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <StatusDialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Open" });
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
  parameters: { ...framed, guide },
  args,
  beforeEach: () => {
    onClose.mockClear();
  },
  render: (props) => <Opened {...props} />,
});

/** It went well: OK has the focus. */
export const Success = meta.story({
  tags: ["matrix"],
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: statusCopy.success });
    await expect(dialog).toHaveAccessibleDescription(agencyCodeCopy.saved);
    await waitFor(() => expect(screen.getByRole("button", { name: controlCopy.ok })).toHaveFocus());
  },
});
Success.test("keeps the dialog contract", () =>
  expectDialogContract({ name: statusCopy.success, role: "alertdialog", escape: "closes", opener }),
);
Success.test("is left by Enter, once", async ({ userEvent }) => {
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener()).not.toHaveAttribute("inert"));
});

/** It went wrong: what the server said, as it said it. */
export const Failure = meta.story({
  args: { tone: "error", title: statusCopy.error, message: errors.wrong_current_password.message },
  play: async () => {
    await screen.findByRole("alertdialog", { name: statusCopy.error });
  },
});
Failure.test("keeps the dialog contract", () =>
  expectDialogContract({ name: statusCopy.error, role: "alertdialog", escape: "closes", opener }),
);
Failure.test("stays on a press outside: an error is not closed by accident", async ({ userEvent }) => {
  await userEvent.click(document.querySelector("[data-overlay]")!);
  await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  await expect(onClose).not.toHaveBeenCalled();
});

/** No more words than the title. */
export const TitleAlone = meta.story({ args: { title: agencyCodeCopy.updated, message: undefined } });

/** A long message scrolls inside; the button stays in view. */
export const LongMessage = meta.story({
  args: {
    tone: "error",
    title: statusCopy.error,
    message: `${agencyCodeCopy.unreachable} `.repeat(30).trim(),
  },
});
LongMessage.test("fits the window", () =>
  expectDialogContract({ name: statusCopy.error, role: "alertdialog", escape: "closes", opener }),
);

/** It goes by itself after 1.5 s, by its caller’s clock (spec section 9): here it is gone. */
export const GoneByItself = meta.story({
  render: (props) => <Opened {...props} after={timing.agencyCodeDialogCloses} />,
  play: async () => {
    await screen.findByRole("alertdialog");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull(), { timeout: 10_000 });
    await expect(onClose).not.toHaveBeenCalled();
  },
});

function Refused(props: StatusDialogProps) {
  const [refused, setRefused] = useState(true);
  return (
    <Dialog
      open
      onClose={fn()}
      closeLabel={controlCopy.close}
      title={agencyCodeCopy.edit}
      description={agencyCodeCopy.editText}
      actions={<Button onClick={() => setRefused(true)}>{agencyCodeCopy.update}</Button>}
    >
      <TextField label="Agency code" defaultValue="NORTH-24" />
      <StatusDialog {...props} open={refused} onClose={() => setRefused(false)} />
    </Dialog>
  );
}

/** On top of the dialog that it answers: what was typed there stays. */
export const AboveDialog = meta.story({
  args: { tone: "error", title: statusCopy.error, message: agencyCodeCopy.failed },
  render: (props) => <Refused {...props} />,
  play: async () => {
    await screen.findByRole("alertdialog", { name: statusCopy.error });
  },
});
AboveDialog.test("keeps the contract, and leaves what was typed", async () => {
  await expectDialogContract({ name: statusCopy.error, role: "alertdialog", escape: "closes" });
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement),
  );
  await expect(screen.getByLabelText("Agency code")).toHaveValue("NORTH-24");
});

/** Dark: the sign keeps its contrast. */
export const Dark = Failure.extend({ globals: { theme: "dark" } });

/** Right to left, in Arabic: sign and title begin at the right, the button stands at the left. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { title: "تم بنجاح", message: "تم حفظ رمز الوكالة بنجاح.", okLabel: "حسنًا" },
});

/** The narrowest phone with text twice as large: a sheet at the bottom. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { tone: "error", title: statusCopy.error, message: agencyCodeCopy.unreachable },
});
LongTextOnPhone.test("fits the window", () =>
  expectDialogContract({ name: statusCopy.error, role: "alertdialog", escape: "closes", opener }),
);

/** The richest: an error with a title and a message of several lines. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: { tone: "error", title: statusCopy.error, message: agencyCodeCopy.unreachable },
});
