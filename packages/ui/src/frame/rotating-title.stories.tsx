import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import { padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { ComponentType, CSSProperties } from "react";
import { expect, screen, waitFor, within } from "storybook/test";

import { RotatingTitle } from "./rotating-title.tsx";

const [first, second] = heroCopy.titles;
const { pauseMotion, resumeMotion } = controlCopy;

const meta = preview.meta({
  component: RotatingTitle,
  parameters: { layout: "padded" },
  decorators: [padded],
  globals: { motion: "allow" },
  args: {
    lead: heroCopy.lead,
    titles: heroCopy.titles,
    pauseLabel: pauseMotion,
    resumeLabel: resumeMotion,
  },
});

/** Sets each ending's display time, so that stories need not wait 3 s for the next one. */
const every = (time: string) => (Story: ComponentType) => (
  <div style={{ "--title-every": time } as CSSProperties}>
    <Story />
  </div>
);

/** The visible endings; there should always be exactly one. */
const shown = (titles: readonly string[] = heroCopy.titles) =>
  titles.filter((title) => {
    const [ending] = screen.queryAllByText(title);
    return ending && Number(getComputedStyle(ending).opacity) > 0.5;
  });

/** Waits long enough for several endings at the speeds set below. */
const later = () => new Promise((resolve) => void setTimeout(resolve, 300));

/** The landing page's headline in a grid, and one with a single ending: a plain heading without a button. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 48, maxWidth: 640 }}>
      <RotatingTitle {...args} />
      <RotatingTitle {...args} level={2} titles={[heroCopy.titles[3]]} />
    </div>
  ),
});
EveryState.test("has no button for a single ending, and uses the given heading level", async ({ canvas }) => {
  const name = `${heroCopy.lead} ${heroCopy.titles[3]}`;
  await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(canvas.getAllByRole("button")).toHaveLength(1);
});

/** The first ending, which the server renders. Screen readers get one heading with all four endings. */
export const FirstTitle = meta.story({
  play: async ({ canvas }) => {
    await expect(shown()).toEqual([first]);
    const name = `${heroCopy.lead} ${heroCopy.titles.join(", ")}`;
    const heading = canvas.getByRole("heading", { level: 1, name });
    for (const title of heroCopy.titles) {
      await expect(within(heading).getByText(title).closest("[aria-hidden=true]")).not.toBeNull();
    }
  },
});

const uneven = [
  "Radio",
  "Werbung in Podcasts, Webradios und Spielen für alle Regionen",
  "Musikstreaming",
  "Spiele",
] as const;

/** Endings of very different lengths, sped up: nothing below moves, and the heading keeps its name. */
export const Rotating = meta.story({
  decorators: [every("80ms")],
  args: { titles: uneven },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <RotatingTitle {...args} />
      <p style={{ marginBlockStart: 24 }}>{pageCopy.description}</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading");
    const name = heading.firstElementChild?.textContent;
    const below = canvas.getByText(pageCopy.description);
    const { top } = below.getBoundingClientRect();
    const seen = new Set<string>();
    await waitFor(
      async () => {
        for (const title of shown(uneven)) seen.add(title);
        await expect(below.getBoundingClientRect().top).toBe(top);
        await expect(seen.size).toBe(uneven.length);
      },
      { interval: 20, timeout: 5000 },
    );
    await expect(heading.firstElementChild).toHaveTextContent(name ?? "");
  },
});

/** When paused, the current ending stays. */
export const Paused = meta.story({
  decorators: [every("60ms")],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(shown()).toEqual([second]));
    await userEvent.click(canvas.getByRole("button", { name: pauseMotion }));
    const stopped = shown();
    await later();
    await expect(shown()).toEqual(stopped);
  },
});
Paused.test(
  "can be resumed with the keyboard, and leaves focus on the button",
  async ({ canvas, userEvent }) => {
    const stopped = shown();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button", { name: resumeMotion }));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: pauseMotion })).toHaveFocus();
    await waitFor(() => expect(shown()).not.toEqual(stopped));
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: resumeMotion })).toHaveFocus();
  },
);

/** With reduced motion the first ending stays, and there is no pause button. */
export const ReducedMotion = meta.story({
  globals: { motion: "reduce" },
  decorators: [every("20ms")],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await later();
    await expect(shown()).toEqual([first]);
  },
});

/** Reduced motion was turned on while the title rotated: it returns to the first ending. */
export const ReducedMotionTurnedOn = meta.story({
  decorators: [every("60ms")],
  play: async () => {
    await waitFor(() => expect(shown()).toEqual([second]));
    document.documentElement.dataset["motion"] = "reduce";
    await waitFor(() => expect(shown()).toEqual([first]));
  },
});
