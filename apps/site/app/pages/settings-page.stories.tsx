import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { narrowest, nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { SettingsPage } from "./settings-page.tsx";

const meta = preview.meta({
  component: SettingsPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  decorators: [withNavigationSpy],
  args: { user: nora },
});

/** A client's account. */
export const Client = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: settingsCopy.title })).toBeVisible();
    await expect(canvas.getByText("Lindqvist")).toBeVisible();
  },
});

/** The narrowest phone with large text. */
export const Narrowest = meta.story({
  globals: narrowest,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
