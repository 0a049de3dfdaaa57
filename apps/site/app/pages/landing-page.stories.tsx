import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { nora, withNavigationSpy } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { LandingPage } from "./landing-page.tsx";
import { pageParts } from "./landing-page/page-parts.tsx";

const meta = preview.meta({
  component: LandingPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "800px" } } },
  decorators: [withNavigationSpy],
  args: { user: null, parts: pageParts({}) },
});

/** A visitor's first view. */
export const Visitor = meta.story({
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
});
Visitor.test("starts with a skip link past the navigation", async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
});

/** A logged-in client sees the user menu. */
export const Client = meta.story({
  tags: ["visual"],
  args: { user: nora },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: topBarCopy.userMenu })).toBeVisible();
  },
});
