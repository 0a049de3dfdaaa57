import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest, padded } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { expect, waitFor, within } from "storybook/test";

import { RotatingTitle } from "./rotating-title.tsx";

const [first, second] = heroCopy.titles;
const { pauseMotion, resumeMotion } = controlCopy;

const meta = preview.meta({
  component: RotatingTitle,
  parameters: { layout: "padded" },
  decorators: [padded],
  args: {
    lead: heroCopy.lead,
    titles: heroCopy.titles,
    pauseLabel: pauseMotion,
    resumeLabel: resumeMotion,
  },
});

/** The visible endings: exactly one. */
const shown = (canvasElement: HTMLElement, titles: readonly string[] = heroCopy.titles) =>
  titles.filter((title) => {
    const [ending] = within(canvasElement).queryAllByText(title);
    return ending && getComputedStyle(ending).visibility === "visible";
  });

const uneven = [
  "Radio",
  "Werbung in Podcasts, Webradios und Spielen für alle Regionen",
  "Musikstreaming",
] as const;

/** The landing page's headline, and one with a single ending. */
export const EveryState = meta.story({
  tags: ["matrix"],
  globals: { motion: "allow" },
  args: { every: 3_600_000 },
  render: (args) => (
    <div style={{ display: "grid", gap: 48, maxWidth: 640 }}>
      <RotatingTitle {...args} />
      <RotatingTitle {...args} level={2} titles={[heroCopy.titles[3]]} />
    </div>
  ),
});

/** The first ending, as the server renders it. Screen readers get one heading with all four. */
export const FirstTitle = meta.story({
  globals: { motion: "allow" },
  args: { every: 3_600_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toEqual([first]);
    const heading = canvas.getByRole("heading", {
      level: 1,
      name: `${heroCopy.lead} ${heroCopy.titles.join(", ")}`,
    });
    for (const title of heroCopy.titles) {
      await expect(within(heading).getByText(title).closest("[aria-hidden=true]")).not.toBeNull();
    }
  },
});
FirstTitle.test(
  "fits a grid at 320 px with text at 200 %",
  { globals: { ...narrowest, motion: "allow" } },
  async (story) => {
    story.canvasElement.style.display = "grid";
    await expect(story.canvas.getByRole("button", { name: pauseMotion })).toBeVisible();
    await expectNoHorizontalScroll();
  },
);

/** Endings of very different length, sped up: nothing below moves, and the heading's name stays the same. */
export const Rotating = meta.story({
  globals: { motion: "allow" },
  args: { titles: uneven, every: 80 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
        <p style={{ marginBlockStart: 24 }}>{heroCopy.text}</p>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole("heading");
    const name = heading.firstElementChild?.textContent;
    const below = canvas.getByText(heroCopy.text);
    const top = below.getBoundingClientRect().top;
    const seen = new Set<string>();
    await waitFor(
      async () => {
        for (const title of shown(canvasElement, uneven)) seen.add(title);
        await expect(below.getBoundingClientRect().top).toBe(top);
        await expect(seen.size).toBe(uneven.length);
      },
      { interval: 20, timeout: 5000 },
    );
    await expect(heading.firstElementChild).toHaveTextContent(name ?? "");
  },
});

/** Paused: the current ending stays. */
export const Paused = meta.story({
  globals: { motion: "allow" },
  args: { every: 60 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual([second]));
    await userEvent.click(canvas.getByRole("button", { name: pauseMotion }));
    const stopped = shown(canvasElement);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(shown(canvasElement)).toEqual(stopped);
  },
});
Paused.test(
  "resumes by keyboard, and the button keeps the focus",
  async ({ canvas, canvasElement, userEvent }) => {
    const stopped = shown(canvasElement);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: resumeMotion });
    await expectFocusVisible(button);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: pauseMotion })).toHaveFocus();
    await waitFor(() => expect(shown(canvasElement)).not.toEqual(stopped));
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("button", { name: resumeMotion })).toHaveFocus();
  },
);

/** Under reduced motion the first ending stays, and there is no pause button. */
export const ReducedMotion = meta.story({
  globals: { motion: "reduce" },
  args: { every: 20 },
  play: async ({ canvas, canvasElement }) => {
    await expect(shown(canvasElement)).toEqual([first]);
    await expect(canvas.queryByRole("button")).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(shown(canvasElement)).toEqual([first]);
  },
});

/** Reduced motion was turned on while it rotated: back to the first ending. */
export const ReducedMotionTurnedOn = meta.story({
  globals: { motion: "allow" },
  args: { every: 60 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual([second]));
    document.documentElement.dataset["motion"] = "reduce";
    await waitFor(() => expect(shown(canvasElement)).toEqual([first]));
  },
});

/** A single ending: a plain heading without a button. */
export const OneTitle = meta.story({
  globals: { motion: "allow" },
  args: { titles: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: `${heroCopy.lead} ${first}` })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});
OneTitle.test("is a second-level heading on request", { args: { level: 2 } }, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
});
