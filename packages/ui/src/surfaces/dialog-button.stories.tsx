import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";

import { DialogButton } from "./dialog-button.tsx";
import { Dialog } from "./dialog.tsx";

const inDialog =
  (busy: boolean): Decorator =>
  (Story) => (
    <Dialog open busy={busy} onClose={fn()} title="Move ad" closeLabel="Close" actions={<Story />}>
      Choose where “Fresh roast, delivered” goes.
    </Dialog>
  );

const meta = preview.meta({
  component: DialogButton,
  parameters: { docs: { story: { inline: false, height: "260px" } } },
});

/** Does what the dialog is for. */
export const Confirm = meta.story({
  args: { does: fn(), children: "Move" },
  decorators: [inDialog(false)],
});

/** Leaves everything as it is. */
export const Cancel = meta.story({
  args: { does: "cancel", children: "Cancel" },
  decorators: [inDialog(false)],
});

/** The dialog is busy: the button that acts waits. Its words say what happens. */
export const Waiting = meta.story({
  args: { does: fn(), children: "Moving…" },
  decorators: [inDialog(true)],
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: "Moving…" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
});

/** Nothing is chosen yet. */
export const NotYet = meta.story({
  args: { does: fn(), disabled: true, children: "Select Voice" },
  decorators: [inDialog(false)],
});
