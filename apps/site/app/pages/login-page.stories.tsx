import { brand } from "@earshot/contract/brand.ts";
import { recordNavigation } from "@earshot/storybook/around";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { LoginPage } from "./login-page.tsx";

const meta = preview.meta({
  component: LoginPage,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "720px" } } },
  decorators: [recordNavigation],
  args: { message: null, redirect: "/nbmaistudio" },
});

/** The plain page: the brand leads home, one heading, one form. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: brand.name })).toHaveAttribute("href", "/");
  },
});

/** The narrowest phone with large text: nothing is cut off. */
export const Narrowest = meta.story({
  globals: narrowest,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
