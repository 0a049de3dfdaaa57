import { studioKeyCopy } from "@earshot/contract/studio/keyboard-copy.ts";
import { expectAccessibleDialog } from "@earshot/storybook/assertions";
import { inIframe, narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { ShortcutsDialog } from "./shortcuts-dialog.tsx";

const meta = preview.meta({
  component: ShortcutsDialog,
  parameters: inIframe,
  args: { open: true, onClose: fn(), isOn: true, onTurn: fn() },
});

const turnOn = () => screen.findByRole("checkbox", { name: studioKeyCopy.turnOn });

/** The keys, and the switch for those that are single characters. */
export const Open = meta.story({
  play: async () => {
    await expect(await turnOn()).toBeChecked();
    for (const { key, does } of studioKeyCopy.list) {
      await waitFor(() => expect(screen.getByText(key)).toBeVisible());
      await expect(screen.getByText(does)).toBeVisible();
    }
  },
});
Open.test("keeps the dialog contract", ({ args }) =>
  expectAccessibleDialog({ name: studioKeyCopy.title, escape: args.onClose as ReturnType<typeof fn> }),
);
Open.test("turns them off", async ({ args }) => {
  await userEvent.click(await turnOn());
  await expect(args.onTurn).toHaveBeenCalledWith(false);
});

/** They are turned off. */
export const TurnedOff = meta.story({
  args: { isOn: false },
  play: async () => {
    await waitFor(async () => expect(await turnOn()).not.toBeChecked());
  },
});

/** The narrowest phone with text twice as large. */
export const OnPhone = Open.extend({ globals: narrowest });
