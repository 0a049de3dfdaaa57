import { adCopy, moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

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
  parameters: { docs: { story: { inline: false, height: "260px" } } },
});

/** All variants in one footer: cancel, disabled, acting and irreversible. */
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

/** The acting button. */
export const Confirm = meta.story({
  args: move,
  decorators: [inDialog(false)],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: moveAdCopy.move }));
    await expect(move.does).toHaveBeenCalledOnce();
  },
});

/** Closes the dialog. */
export const Cancel = meta.story({
  args: { does: "cancel", children: controlCopy.cancel },
  decorators: [inDialog(false)],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: controlCopy.cancel }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
