import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const meta = preview.meta({
  component: ShortcutsDialog,
  parameters: inIframe,
  args: { open: true, onClose: fn(), isOn: true, onTurn: fn() },
});

const turnOn = () => screen.findByRole("checkbox", { name: studioKeyCopy.turnOn });

/** The list of shortcuts, and the switch for single-character ones. */
export const Open = meta.story({
  play: async () => {
    await expect(await turnOn()).toBeChecked();
    for (const { key, does } of studioKeyCopy.list) {
      await waitFor(() => expect(screen.getByText(key)).toBeVisible());
      await expect(screen.getByText(does)).toBeVisible();
    }
  },
});
Open.test("behaves as a dialog", ({ args }) =>
  expectAccessibleDialog({ name: studioCopy.shortcuts, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("turns off the single-character keys", async ({ args }) => {
  await userEvent.click(await turnOn());
  await expect(args.onTurn).toHaveBeenCalledWith(false);
});

/** The single-character keys are turned off. */
export const TurnedOff = meta.story({
  args: { isOn: false },
  play: async () => {
    await waitFor(async () => expect(await turnOn()).not.toBeChecked());
  },
});
