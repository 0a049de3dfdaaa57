import { adCopy } from "@earshot/contract/ads/copy.ts";
import { moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen } from "storybook/test";

import { DialogButton } from "./dialog-button.tsx";
import { Dialog } from "./dialog.tsx";

const onClose = fn();
const move = { does: fn(), children: moveAdCopy.move };

const meta = preview.meta({
  component: DialogButton,
  parameters: { docs: { story: { inline: false, height: "260px" } } },
  args: move,
  decorators: [
    (Story) => (
      <Dialog open onClose={onClose} title={adCopy.move} closeLabel={controlCopy.close} actions={<Story />}>
        Choose where “Fresh roast, delivered” goes.
      </Dialog>
    ),
  ],
});

/** Playground: edit the actions and the variant in the controls. */
export const Playground = meta.story();

/** All variants in one footer: cancel, disabled, primary and danger. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: () => (
    <>
      <DialogButton does="cancel">{controlCopy.cancel}</DialogButton>
      <DialogButton {...move} disabled>
        Select Voice
      </DialogButton>
      <DialogButton {...move} />
      <DialogButton {...move} intent="danger">
        {controlCopy.delete}
      </DialogButton>
    </>
  ),
});
EveryState.test("performs its action or closes the dialog", async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole("button", { name: moveAdCopy.move }));
  await expect(move.does).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: controlCopy.cancel }));
  await expect(onClose).toHaveBeenCalledOnce();
});
