import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { timing } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { inSpace, narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, spyOn, waitFor, within } from "storybook/test";

import { guide } from "./rotating-title.guide.ts";
import { RotatingTitle } from "./rotating-title.tsx";

const [first, second, third] = heroCopy.titles;
const { pauseMotion, resumeMotion } = controlCopy;

const meta = preview.meta({
  component: RotatingTitle,
  parameters: { guide, layout: "padded" },
  decorators: [inSpace],
  args: {
    lead: heroCopy.lead,
    titles: heroCopy.titles,
    pauseLabel: pauseMotion,
    resumeLabel: resumeMotion,
  },
});

/** The texts that are in sight: exactly one takes its turn. */
const shown = (canvasElement: HTMLElement, titles: readonly string[] = heroCopy.titles) =>
  titles.filter((title) => {
    const [turn] = within(canvasElement).queryAllByText(title);
    return turn && getComputedStyle(turn).visibility === "visible";
  });

/** The four titles of the landing page, and one that has nothing to take turns with. */
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

/** As it arrives: the first title, as the server rendered it, with room for the longest. */
export const FirstTitle = meta.story({
  globals: { motion: "allow" },
  args: { every: 3_600_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shown(canvasElement)).toEqual([first]);
  },
});

/** One heading, which says all four and never changes: what a screen reader has of it. */
export const ReadByEar = FirstTitle.extend({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", {
      name: `${heroCopy.lead} ${heroCopy.titles.join(", ")}`,
    });
    for (const title of heroCopy.titles) {
      await expect(within(heading).getByText(title).closest("[aria-hidden=true]")).not.toBeNull();
    }
  },
});

/** What waits for a turn, by how long it waits, in ms: a clock that stands until the story moves it on. */
const waiting = new Map<number, () => void>();

/** At the pace of the product: each title stands for three seconds. Here the second has just come. */
export const EveryThreeSeconds = meta.story({
  globals: { motion: "allow" },
  beforeEach: () => {
    const { setInterval } = globalThis;
    waiting.clear();
    spyOn(globalThis, "setInterval").mockImplementation(((turn: () => void, every: number) => {
      if (every < 1000) return setInterval(turn, every);
      waiting.set(every, turn);
      return 0;
    }) as typeof setInterval);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect([...waiting.keys()]).toEqual([timing.bannerTitle]));
    await expect(shown(canvasElement)).toEqual([first]);
    waiting.get(timing.bannerTitle)?.();
    await waitFor(() => expect(shown(canvasElement)).toEqual([second]));
  },
});
EveryThreeSeconds.test("then the third, and after the last the first again", async ({ canvasElement }) => {
  for (const title of [third, heroCopy.titles[3], first]) {
    waiting.get(timing.bannerTitle)?.();
    await waitFor(() => expect(shown(canvasElement)).toEqual([title]));
  }
});

/** Rotating, faster than in the product so that nobody waits. The heading and its height stay the same all the while. */
export const Rotating = meta.story({
  // Each moment shows another title.
  tags: ["no-visual"],
  globals: { motion: "allow" },
  args: { every: 120 },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole("heading");
    const [height, name] = [heading.offsetHeight, heading.firstElementChild?.textContent];
    const seen = new Set<string>();
    await waitFor(
      async () => {
        for (const title of shown(canvasElement)) seen.add(title);
        await expect(heading.offsetHeight).toBe(height);
        await expect(seen.size).toBe(heroCopy.titles.length);
      },
      { interval: 20, timeout: 5000 },
    );
    await expect(heading.firstElementChild).toHaveTextContent(name ?? "");
  },
});

/** Stopped: the title that stood there stays, and the button offers to go on. */
export const Paused = meta.story({
  // It stops at one title or another.
  tags: ["no-visual"],
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
  "goes on by keyboard, and the button keeps the focus",
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

/** The system asks for reduced motion: the first title stays, and there is nothing to stop. */
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

/** Reduced motion is asked for while it rotates: it goes back to the first title and stays. */
export const ReducedMeanwhile = meta.story({
  globals: { motion: "allow" },
  args: { every: 60 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toEqual([second]));
    document.documentElement.dataset["motion"] = "reduce";
    await waitFor(() => expect(shown(canvasElement)).toEqual([first]));
  },
});

/** Only one title: a heading like any other, without a button. */
export const OneTitle = meta.story({
  globals: { motion: "allow" },
  args: { titles: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: `${heroCopy.lead} ${first}` })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

/** Below a heading of the page: the same, one level down. */
export const SecondLevel = FirstTitle.extend({
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
});

const uneven = [
  "Radio",
  "Werbung in Podcasts, Webradios und Spielen für alle Regionen",
  "Musikstreaming",
] as const;

/** Titles of very different length: the room is the longest one’s from the start, so that nothing below ever moves. */
export const UnevenTitles = meta.story({
  // Each moment shows another title.
  tags: ["no-visual"],
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
  },
});

/** The narrowest phone with text twice as large: words break rather than leave the page. */
export const LongTextOnPhone = meta.story({
  globals: narrowest,
  args: { titles: uneven },
  play: () => expectNoReflowOverflow(),
});

/** The same in a grid, with what stops it: titles, button and dots stay as wide as the phone. */
export const InGridOnPhone = meta.story({
  globals: { ...narrowest, motion: "allow" },
  args: { every: 3_600_000 },
  render: (args) => (
    <div style={{ display: "grid" }}>
      <RotatingTitle {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: pauseMotion })).toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** On a dark page. */
export const OnDark = FirstTitle.extend({ globals: { theme: "dark" } });

/** Right to left, in Arabic. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  args: { lead: "كن مسموعًا في", titles: ["إعلانات البودكاست", "حملات الراديو", "إعلانات الألعاب"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("كن مسموعًا في");
    await expectNoReflowOverflow();
  },
});
