import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { logoCarouselSpeed } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import { expect, userEvent, waitFor } from "storybook/test";

import { guide } from "./logo-carousel.guide.ts";
import { LogoCarousel, type LogoCarouselProps } from "./logo-carousel.tsx";

const { pauseMotion, resumeMotion } = controlCopy;

/** Invented brands. */
export const names = [
  "Northwind",
  "Harbor & Pine",
  "Lumen",
  "Fieldnote",
  "Kettle",
  "Orbit Bikes",
  "Mercato",
  "Peak Gym",
  "Solvik Solar",
];
const logos = names.map((name) => ({ name }));

const orbit = (
  <svg viewBox="0 0 64 32" fill="none" stroke="currentColor" strokeWidth="3">
    <circle cx="16" cy="16" r="11" />
    <circle cx="48" cy="16" r="11" />
    <path d="M16 16h32L32 5z" strokeLinejoin="round" />
  </svg>
);
const peak = (
  <svg viewBox="0 0 48 32" fill="currentColor">
    <path d="M0 30 17 4l9 14 5-7 17 19z" />
  </svg>
);
const lumen = (
  <svg viewBox="0 0 32 32" fill="currentColor">
    <path d="M16 2a14 14 0 1 0 0 28V2z" />
    <path d="M20 3v26a14 14 0 0 0 0-26z" opacity="0.55" />
  </svg>
);
const drawn = [
  { name: "Orbit Bikes", drawing: orbit },
  { name: "Northwind" },
  { name: "Peak Gym", drawing: peak },
  { name: "Kettle" },
  { name: "Lumen", drawing: lumen },
  { name: "Harbor & Pine" },
  { name: "Mercato" },
];

/** The landing page's strip, as fast as the part is by itself. */
export const trustedBy: LogoCarouselProps = {
  title: landingCopy.trustedBy,
  logos,
  pauseLabel: pauseMotion,
  resumeLabel: resumeMotion,
};

const meta = preview.meta({
  component: LogoCarousel,
  excludeStories: ["names", "trustedBy", "parts", "state", "moving", "lapOf"],
  parameters: { guide, layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1120, marginInline: "auto", padding: "32px 16px" }}>
        <Story />
      </div>
    ),
  ],
  args: trustedBy,
});

/** What moves, the strip's window around it, and its lists: the real one and the copies. */
export function parts(canvasElement: HTMLElement) {
  const lists = [...canvasElement.querySelectorAll("ul")];
  const track = lists[0]!.parentElement!;
  return { lists, track, strip: track.parentElement! };
}
export const state = (canvasElement: HTMLElement) =>
  getComputedStyle(parts(canvasElement).track).animationPlayState;

/** The strip has been measured and moves. */
export const moving = (canvasElement: HTMLElement) =>
  waitFor(() => expect(parts(canvasElement).lists.length).toBeGreaterThan(1));

/** The browser's own animation of one lap. */
export const lapOf = (canvasElement: HTMLElement) => parts(canvasElement).track.getAnimations()[0]!;

/**
 * Measured at the browser's own animation: where the strip stands a second later, in px, and how long a lap takes for
 * the width of its list.
 * @param speed in px per second, to the right; to the left it is negative
 */
async function expectSpeed(canvasElement: HTMLElement, speed: number) {
  await moving(canvasElement);
  const { lists, strip, track } = parts(canvasElement);
  const lap = lapOf(canvasElement);
  const seconds = Number(lap.effect?.getComputedTiming().duration) / 1000;
  await expect(lists[0]!.getBoundingClientRect().width / seconds).toBeCloseTo(Math.abs(speed), 1);
  await userEvent.hover(strip);
  const [from, to] = [0, 1000].map((time) => {
    lap.currentTime = time;
    return track.getBoundingClientRect().left;
  });
  await expect(to! - from!).toBeCloseTo(speed, 1);
  await userEvent.unhover(strip);
}

/** So many frames of the browser, in each of which what watches sizes may answer. */
async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}

/** The landing page's two strips, standing as where motion is reduced: names, and names with drawings. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <LogoCarousel {...args} />
      <LogoCarousel {...args} title={landingCopy.reaching} logos={drawn} />
    </div>
  ),
});

/** Brands pass by at 50 px in a second: the lap lasts as long as its measured width says. */
export const Moving = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvasElement }) => {
    await expectSpeed(canvasElement, -logoCarouselSpeed);
    await waitFor(() => expect(state(canvasElement)).toBe("running"));
  },
});
Moving.test("readers meet each brand once, whatever fills the strip", async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole("listitem")).toHaveLength(names.length);
  const [, ...copies] = parts(canvasElement).lists;
  for (const copy of copies) {
    await expect(copy).toHaveAttribute("aria-hidden", "true");
    for (const brand of copy.querySelectorAll("li")) await expect(brand.inert).toBe(true);
  }
});
Moving.test(
  "no gap ever comes into sight: the copies are wider than the strip",
  async ({ canvasElement }) => {
    const { lists, strip } = parts(canvasElement);
    const [lap, ...copies] = lists.map((list) => list.getBoundingClientRect().width);
    const filled = copies.reduce((sum, width) => sum + width, 0);
    await expect(lap).toBeGreaterThan(0);
    await expect(filled).toBeGreaterThanOrEqual(strip.clientWidth);
  },
);

/** Pointed at: it stands, and goes on when the pointer leaves. */
export const PointedAt = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvasElement }) => {
    await moving(canvasElement);
    await userEvent.hover(parts(canvasElement).strip);
    await waitFor(() => expect(state(canvasElement)).toBe("paused"));
  },
});
PointedAt.test("goes on when the pointer leaves", async ({ canvasElement }) => {
  await userEvent.unhover(parts(canvasElement).strip);
  await waitFor(() => expect(state(canvasElement)).toBe("running"));
});

/** Stopped by its button, which offers to go on. */
export const Paused = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvas, canvasElement }) => {
    await moving(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: pauseMotion }));
    await waitFor(() => expect(state(canvasElement)).toBe("paused"));
    await expect(canvas.getByRole("button", { name: resumeMotion })).toBeVisible();
  },
});
Paused.test("goes on by Enter, stops by Space, and the button keeps the focus", async (story) => {
  const { canvas, canvasElement } = story;
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: resumeMotion }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(state(canvasElement)).toBe("running"));
  await userEvent.keyboard(" ");
  await waitFor(() => expect(state(canvasElement)).toBe("paused"));
  await expect(canvas.getByRole("button", { name: resumeMotion })).toHaveFocus();
});
Paused.test("stays stopped when a pointer has come and gone", async ({ canvasElement }) => {
  await userEvent.hover(parts(canvasElement).strip);
  await userEvent.unhover(parts(canvasElement).strip);
  await waitFor(() => expect(state(canvasElement)).toBe("paused"));
});

/** In a grid and in a box as wide as its content: the strip takes their width, and its copies never widen them. */
export const InGrid = meta.story({
  globals: { motion: "allow" },
  render: (args) => (
    <div data-testid="grid" style={{ display: "grid", gap: 32 }}>
      <LogoCarousel {...args} />
      <div style={{ width: "max-content", minWidth: "100%" }}>
        <LogoCarousel {...args} title={landingCopy.reaching} logos={drawn} />
      </div>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await moving(canvasElement);
    const lists = () => canvasElement.querySelectorAll("ul").length;
    await frames(2);
    const before = lists();
    await frames(60);
    await expect(lists()).toBe(before);
    const within = canvas.getByTestId("grid").clientWidth;
    for (const strip of canvas.getAllByRole("region")) await expect(strip.offsetWidth).toBe(within);
  },
});

/** Reduced motion: nothing moves, there is nothing to stop, and every brand is in sight in lines. */
export const ReducedMotion = meta.story({
  globals: { motion: "reduce" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(parts(canvasElement).lists).toHaveLength(1);
    const strip = parts(canvasElement).strip.getBoundingClientRect();
    for (const brand of canvas.getAllByRole("listitem")) {
      await expect(brand.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1);
    }
  },
});

/** Drawings in the text's colour, each with its name for readers. */
export const Drawings = meta.story({
  args: { title: landingCopy.reaching, logos: drawn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Orbit Bikes")).toBeInTheDocument();
    await expect(canvas.getByRole("region", { name: landingCopy.reaching })).toBeVisible();
  },
});

/** Few brands on a wide page: as many copies as fill it. */
export const Few = meta.story({
  globals: { motion: "allow" },
  args: { logos: logos.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(parts(canvasElement).lists.length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

/** Sixty brands: the lap is longer, the speed the same. */
export const Many = meta.story({
  globals: { motion: "allow" },
  args: { logos: Array.from({ length: 60 }, (_, place) => ({ name: `${names[place % 9]} ${place + 1}` })) },
  play: ({ canvasElement }) => expectSpeed(canvasElement, -logoCarouselSpeed),
});

/** Half as fast, for long names. */
export const Slower = meta.story({
  globals: { motion: "allow" },
  args: { speed: 25 },
  play: ({ canvasElement }) => expectSpeed(canvasElement, -25),
});

/** The narrowest phone with text twice as large. */
export const LongNamesOnPhone = meta.story({
  globals: narrowest,
  args: { logos: [{ name: "Genossenschaft unabhängiger Lebensmittelhändler" }, ...logos.slice(0, 3)] },
  play: () => expectNoReflowOverflow(),
});

/** On a dark page. */
export const OnDark = meta.story({
  globals: { theme: "dark" },
  args: { logos: drawn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: landingCopy.trustedBy })).toBeVisible();
  },
});

/** Right to left: it passes the other way, to the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl", motion: "allow" },
  args: {
    title: "تثق بنا أكثر من 400 علامة تجارية",
    logos: ["مخبز الياسمين", "مقهى الميناء", "دراجات المدار", "نور", "سوق الأحد"].map((name) => ({ name })),
  },
  play: async ({ canvasElement }) => {
    await expectSpeed(canvasElement, logoCarouselSpeed);
    await expectNoReflowOverflow(parts(canvasElement).strip.previousElementSibling!);
  },
});
