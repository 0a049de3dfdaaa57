import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { logoCarouselSpeed } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible, expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import type { MouseEvent } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { LogoCarousel } from "./logo-carousel.tsx";

const { pauseMotion, resumeMotion } = controlCopy;

/** Invented brands. */
const names =
  "Northwind, Harbor & Pine, Lumen, Fieldnote, Kettle, Orbit Bikes, Mercato, Peak Gym, Solvik Solar".split(
    ", ",
  );
const logos = names.map((name) => ({ name }));

const orbit = (
  <svg viewBox="0 0 64 32" fill="none" stroke="currentColor" strokeWidth="3">
    <circle cx="16" cy="16" r="11" />
    <circle cx="48" cy="16" r="11" />
    <path d="M16 16h32L32 5z" strokeLinejoin="round" />
  </svg>
);
const drawn = [{ name: "Lunar Bikes", drawing: orbit }, ...logos.slice(0, 6)];

const meta = preview.meta({
  component: LogoCarousel,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1120, marginInline: "auto", padding: "32px 16px" }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: landingCopy.trustedBy,
    logos,
    pauseLabel: pauseMotion,
    resumeLabel: resumeMotion,
  },
});

/** The lists (the first is real, the others are copies), the moving track, and the strip around it. */
function parts(canvasElement: HTMLElement) {
  const lists = [...canvasElement.querySelectorAll("ul")];
  const track = lists[0]!.parentElement!;
  return { lists, track, strip: track.parentElement! };
}
const playState = (canvasElement: HTMLElement) =>
  getComputedStyle(parts(canvasElement).track).animationPlayState;

/** Measured and moving. */
const moving = (canvasElement: HTMLElement) =>
  waitFor(() => expect(parts(canvasElement).lists.length).toBeGreaterThan(1));

const animationOf = (canvasElement: HTMLElement) => parts(canvasElement).track.getAnimations()[0]!;

/**
 * Measures the animation itself: duration, and position a second later.
 * @param speed px per second, negative to the left
 */
async function expectSpeed(canvasElement: HTMLElement, speed: number) {
  await moving(canvasElement);
  const { lists, strip, track } = parts(canvasElement);
  const animation = animationOf(canvasElement);
  const seconds = Number(animation.effect?.getComputedTiming().duration) / 1000;
  await expect(lists[0]!.getBoundingClientRect().width / seconds).toBeCloseTo(Math.abs(speed), 1);
  await userEvent.hover(strip);
  const [from, to] = [0, 1000].map((time) => {
    animation.currentTime = time;
    return track.getBoundingClientRect().left;
  });
  await expect(to! - from!).toBeCloseTo(speed, 1);
  await userEvent.unhover(strip);
}

/** Animation frames, in each of which a ResizeObserver may run. */
async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}

/** The landing page's two strips under reduced motion: names, and names with logos. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <LogoCarousel {...args} />
      <LogoCarousel {...args} title={landingCopy.reaching} logos={drawn} />
    </div>
  ),
});

/** At 50 px per second. */
export const Moving = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvasElement }) => {
    await expectSpeed(canvasElement, -logoCarouselSpeed);
    await waitFor(() => expect(playState(canvasElement)).toBe("running"));
  },
});
Moving.test("copies are hidden from screen readers", async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole("listitem")).toHaveLength(names.length);
  const [, ...copies] = parts(canvasElement).lists;
  for (const copy of copies) {
    await expect(copy).toHaveAttribute("aria-hidden", "true");
    for (const brand of copy.querySelectorAll("li")) await expect(brand.inert).toBe(true);
  }
});
Moving.test("copies fill the strip without a gap", async ({ canvasElement }) => {
  const { lists, strip } = parts(canvasElement);
  const [first, ...copies] = lists.map((list) => list.getBoundingClientRect().width);
  const filled = copies.reduce((sum, width) => sum + width, 0);
  await expect(first).toBeGreaterThan(0);
  await expect(filled).toBeGreaterThanOrEqual(strip.clientWidth);
});
Moving.test("stops on hover and resumes after it", async ({ canvasElement }) => {
  await userEvent.hover(parts(canvasElement).strip);
  await waitFor(() => expect(playState(canvasElement)).toBe("paused"));
  await userEvent.unhover(parts(canvasElement).strip);
  await waitFor(() => expect(playState(canvasElement)).toBe("running"));
});

/** Paused by its button. */
export const Paused = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvas, canvasElement }) => {
    await moving(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: pauseMotion }));
    await waitFor(() => expect(playState(canvasElement)).toBe("paused"));
    await expect(canvas.getByRole("button", { name: resumeMotion })).toBeVisible();
  },
});
Paused.test("resumes by Enter, pauses by Space, and the button keeps the focus", async (story) => {
  const { canvas, canvasElement } = story;
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("button", { name: resumeMotion }));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(playState(canvasElement)).toBe("running"));
  await userEvent.keyboard(" ");
  await waitFor(() => expect(playState(canvasElement)).toBe("paused"));
  await expect(canvas.getByRole("button", { name: resumeMotion })).toHaveFocus();
});
/** In a grid and in a box as wide as its content: the copies don't widen them. */
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

/** Under reduced motion the brands wrap in lines, and there is no pause button. */
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

/** Half as fast. */
export const Slower = meta.story({
  globals: { motion: "allow" },
  args: { speed: 25 },
  play: ({ canvasElement }) => expectSpeed(canvasElement, -25),
});

/** Long names wrap under reduced motion. */
export const LongNames = meta.story({
  globals: { motion: "reduce" },
  args: { logos: [{ name: "Genossenschaft unabhängiger Lebensmittelhändler" }, ...logos] },
});
LongNames.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());

/** In right-to-left pages it moves to the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl", motion: "allow" },
  play: ({ canvasElement }) => expectSpeed(canvasElement, logoCarouselSpeed),
});

const follow = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());
const linked = names.map((name) => ({
  name,
  link: (
    <a href={`#${name}`} onClick={follow}>
      {name}
    </a>
  ),
}));

/** Brands that are links: the strip stops while one has the focus, and scrolls to it. */
export const LinkFocused = meta.story({
  globals: { motion: "allow" },
  args: { logos: linked },
  render: (args) => (
    <>
      <LogoCarousel {...args} />
      <a href="#samples">{landingCopy.samplesTitle}</a>
    </>
  ),
  beforeEach: () => {
    follow.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    await moving(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(playState(canvasElement)).toBe("paused"));
    await expectFocusVisible(canvas.getByRole("link", { name: "Northwind" }));
  },
});
LinkFocused.test("Tab reaches the last brand and no copy; then the strip resumes", async (story) => {
  const { canvas, canvasElement } = story;
  for (let more = names.length - 1; more > 0; more -= 1) await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: "Solvik Solar" }));
  await userEvent.tab();
  await expect(canvas.getByRole("link", { name: landingCopy.samplesTitle })).toHaveFocus();
  await expect(parts(canvasElement).strip.scrollLeft).toBe(0);
  await waitFor(() => expect(playState(canvasElement)).toBe("running"));
});
LinkFocused.test("stays stopped while hovered when the focus leaves", async (story) => {
  const { canvas, canvasElement } = story;
  await userEvent.hover(parts(canvasElement).strip);
  canvas.getByRole("link", { name: landingCopy.samplesTitle }).focus();
  await expect(playState(canvasElement)).toBe("paused");
  await userEvent.unhover(parts(canvasElement).strip);
  await waitFor(() => expect(playState(canvasElement)).toBe("running"));
});

/** Late in the animation: the copies' brands are visible. */
export const CopiesVisible = LinkFocused.extend({
  play: async ({ canvasElement }) => {
    await moving(canvasElement);
    const animation = animationOf(canvasElement);
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) - 8000;
    const [first, copy] = parts(canvasElement).lists.map((list) => list.getBoundingClientRect());
    const strip = parts(canvasElement).strip.getBoundingClientRect();
    await expect(first!.left).toBeLessThan(strip.left);
    await expect(copy!.left).toBeLessThan(strip.right - 200);
  },
});

/** A brand's link in the real list (0) or a copy. */
const brand = (canvasElement: HTMLElement, list: number, name: string) =>
  [...parts(canvasElement).lists[list]!.querySelectorAll("a")].find((link) => link.textContent === name)!;

CopiesVisible.test("a press on a moving brand follows its link", async (story) => {
  const { canvasElement } = story;
  const link = brand(canvasElement, 0, "Solvik Solar");
  await withRealInput(async (person) => {
    await person.click(link, { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
    await expect(Number(animationOf(canvasElement).currentTime)).toBeGreaterThan(1000);
    await expect(playState(canvasElement)).toBe("paused");
  });
});
CopiesVisible.test("a press on a copy follows its link and doesn't focus it", async ({ canvasElement }) => {
  await withRealInput(async (person) => {
    await person.click(brand(canvasElement, 1, "Northwind"), { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(document.activeElement).toBe(document.body);
  });
  await waitFor(() => expect(playState(canvasElement)).toBe("running"));
});
