import { adCopy, deleteAdCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";

import { guide } from "./dialog-button.guide.ts";
import { DialogButton } from "./dialog-button.tsx";
import { Dialog } from "./dialog.tsx";

const onClose = fn();
const move = { does: fn(), children: moveAdCopy.move };

const inDialog =
  (busy: boolean, title: string = adCopy.move): Decorator =>
  (Story) => (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={title}
      closeLabel={controlCopy.close}
      actions={<Story />}
    >
      Choose where “Fresh roast, delivered” goes.
    </Dialog>
  );

const meta = preview.meta({
  component: DialogButton,
  parameters: { docs: { story: { inline: false, height: "260px" } }, guide },
  beforeEach: () => {
    onClose.mockClear();
    move.does.mockClear();
  },
});

/** All of them in one footer, as no dialog has them: the one that leaves, one that can’t be had yet, one that acts, one that can’t be taken back. */
export const EveryState = meta.story({
  tags: ["matrix"],
  args: move,
  decorators: [inDialog(false)],
  render: () => (
    <>
      <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
      <DialogButton {...move} disabled>
        {selectVoiceCopy.select}
      </DialogButton>
      <DialogButton {...move} />
      <DialogButton {...move} intent="danger">
        {controlCopy.delete}
      </DialogButton>
    </>
  ),
});

/** Does what the dialog is for. */
export const Confirm = meta.story({
  args: move,
  decorators: [inDialog(false)],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: moveAdCopy.move }));
    await expect(move.does).toHaveBeenCalledOnce();
  },
});
Confirm.test("is reached by Tab, shows its focus and is pressed by Enter", async ({ userEvent }) => {
  const button = screen.getByRole("button", { name: moveAdCopy.move });
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  button.blur();
  screen.getByRole("button", { name: controlCopy.close }).focus();
  await userEvent.tab();
  await expectFocusVisible(button);
  await userEvent.keyboard("{Enter}");
  await expect(move.does).toHaveBeenCalledTimes(2);
});

/** Leaves everything as it is. */
export const Cancel = meta.story({
  args: { does: "cancel", children: controlCopy.cancel },
  decorators: [inDialog(false)],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: controlCopy.cancel }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** What can’t be taken back. */
export const Danger = meta.story({
  args: { ...move, intent: "danger", children: controlCopy.delete },
  decorators: [inDialog(false, deleteAdCopy.title)],
});

/** The dialog is busy: the button that acts waits. Its words say what happens. */
export const Waiting = meta.story({
  args: { ...move, children: moveAdCopy.moving },
  decorators: [inDialog(true)],
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: moveAdCopy.moving });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(move.does).not.toHaveBeenCalled();
  },
});

/** While the dialog is busy there is no way back. */
export const CancelWhileBusy = meta.story({
  args: { does: "cancel", children: controlCopy.cancel },
  decorators: [inDialog(true)],
  play: async () => {
    await expect(await screen.findByRole("button", { name: controlCopy.cancel })).toBeDisabled();
  },
});

/** Nothing is chosen yet. */
export const NotYet = meta.story({
  args: { ...move, disabled: true, children: selectVoiceCopy.select },
  decorators: [inDialog(false)],
});

/** On the narrowest phone with text twice as large a long label breaks into lines. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { ...move, children: "In die Sommerschlussverkaufswerbekampagne verschieben" },
  decorators: [inDialog(false)],
  play: async () => {
    await screen.findByRole("dialog");
    await expectNoReflowOverflow();
  },
});

/** In Arabic the one that acts stands at the left end. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: move,
  decorators: [inDialog(false, "نقل إلى مشروع آخر")],
  render: () => (
    <>
      <DialogButton does="cancel">إلغاء</DialogButton>
      <DialogButton {...move}>نقل</DialogButton>
    </>
  ),
  play: async () => {
    const acts = (await screen.findByRole("button", { name: "نقل" })).getBoundingClientRect();
    const leaves = screen.getByRole("button", { name: "إلغاء" }).getBoundingClientRect();
    await expect(acts.right).toBeLessThan(leaves.left);
  },
});
