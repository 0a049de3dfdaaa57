import { controlWords } from "@earshot/contract/words/controls.ts";
import { topBarWords } from "@earshot/contract/words/navigation.ts";
import { nora, recordNavigation, went, withSession } from "@earshot/storybook/around";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect } from "storybook/test";

import { TopBar } from "./top-bar.tsx";

const meta = preview.meta({
  component: TopBar,
  parameters: { layout: "fullscreen" },
  decorators: [recordNavigation],
  args: { title: topBarWords.studio },
});

/** A visitor in the studio. */
export const Visitor = meta.story({
  decorators: [withSession(null)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { name: topBarWords.studio })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: controlWords.back }));
    await expect(went.back).toHaveBeenCalledOnce();
  },
});

/** A client in the studio. */
export const Client = meta.story({
  decorators: [withSession(nora)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: topBarWords.userMenu })).toBeVisible();
  },
});

/** A long title is cut at 329 px, never wrapped. */
export const LongTitle = meta.story({
  decorators: [withSession(nora)],
  args: { title: "Fresh roast, delivered on Wednesdays to everyone who cares how the morning tastes" },
  play: async ({ args, canvas }) => {
    const heading = canvas.getByRole("heading", { name: args.title });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(329);
    const text = canvas.getByText(args.title);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
});

/** The narrowest phone with large text: everything stays reachable. */
export const Narrowest = meta.story({
  decorators: [withSession(null)],
  globals: narrowest,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
