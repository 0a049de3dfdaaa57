import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { expectFocusVisible } from "@earshot/storybook/assertions";
import preview from "@earshot/storybook/preview";
import { withRealInput } from "@earshot/storybook/real-input";
import type { MouseEvent } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";

import { LogoCarousel } from "./logo-carousel.tsx";

const { pauseMotion, resumeMotion } = controlCopy;

/** Invented brands. */
const names = "Northwind, Harbor & Pine, Lumen, Fieldnote, Kettle, Orbit Bikes, Peak Gym, Solvik Solar".split(
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
const longName = "Genossenschaft unabhängiger Lebensmittelhändler";
const drawn = [{ name: "Lunar Bikes", drawing: orbit }, { name: longName }, ...logos.slice(0, 5)];

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
function parts() {
  const region = screen.getAllByRole("region")[0]!;
  const lists = [...region.querySelectorAll("ul")];
  const track = lists[0]!.parentElement!;
  return { lists, track, strip: track.parentElement! };
}
const expectState = (state: "running" | "paused") =>
  waitFor(() => expect(getComputedStyle(parts().track).animationPlayState).toBe(state));

/** Waits until the strip is measured and moving. */
const moving = () => waitFor(() => expect(parts().lists.length).toBeGreaterThan(1));

const animation = () => parts().track.getAnimations()[0]!;
const duration = () => Number(animation().effect?.getComputedTiming().duration);

/**
 * Checks the animation itself: its duration, and its position a second later.
 * @param speed px per second; negative if leftwards
 */
async function expectSpeed(speed: number) {
  await moving();
  const { lists, strip, track } = parts();
  const { width } = lists[0]!.getBoundingClientRect();
  await expect((width * 1000) / duration()).toBeCloseTo(Math.abs(speed), 1);
  await userEvent.hover(strip);
  const [from, to] = [0, 1000].map((time) => {
    animation().currentTime = time;
    return track.getBoundingClientRect().left;
  });
  await expect(to! - from!).toBeCloseTo(speed, 1);
  await userEvent.unhover(strip);
}

/** Waits for this many animation frames, in each of which a ResizeObserver may run. */
async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}

/**
 * The landing page's two strips: names, and names with logos. This story uses reduced motion, so they wrap and have no
 * button.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <LogoCarousel {...args} />
      <LogoCarousel {...args} title={landingCopy.reaching} logos={drawn} />
    </div>
  ),
});

/** Moves at 50 px per second. */
export const Moving = meta.story({
  globals: { motion: "allow" },
  play: async () => {
    await expectSpeed(-50);
    await expectState("running");
  },
});
Moving.test("fills the strip with copies that screen readers ignore", async ({ canvas }) => {
  await expect(canvas.getAllByRole("listitem")).toHaveLength(names.length);
  const [, ...copies] = parts().lists;
  for (const copy of copies) {
    await expect(copy).toHaveAttribute("aria-hidden", "true");
    for (const item of copy.querySelectorAll("li")) await expect(item.inert).toBe(true);
  }
  const filled = copies.reduce((sum, copy) => sum + copy.getBoundingClientRect().width, 0);
  await expect(filled).toBeGreaterThanOrEqual(parts().strip.clientWidth);
});
Moving.test("stops on hover and resumes afterwards", async () => {
  await userEvent.hover(parts().strip);
  await expectState("paused");
  await userEvent.unhover(parts().strip);
  await expectState("running");
});

/** Moves half as fast. */
export const Slower = meta.story({
  globals: { motion: "allow" },
  args: { speed: 25 },
  play: () => expectSpeed(-25),
});

/** In right-to-left pages it moves to the right. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl", motion: "allow" },
  play: () => expectSpeed(50),
});

/** Paused with the pause button. */
export const Paused = meta.story({
  globals: { motion: "allow" },
  play: async ({ canvas }) => {
    await moving();
    await userEvent.click(canvas.getByRole("button", { name: pauseMotion }));
    await expectState("paused");
    await expect(canvas.getByRole("button", { name: resumeMotion })).toBeVisible();
  },
});
Paused.test(
  "resumes with Enter, pauses with Space, and leaves the focus on the button",
  async ({ canvas }) => {
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("button", { name: resumeMotion }));
    await userEvent.keyboard("{Enter}");
    await expectState("running");
    await userEvent.keyboard(" ");
    await expectState("paused");
    await expect(canvas.getByRole("button", { name: resumeMotion })).toHaveFocus();
  },
);

/** In a grid, and in a box as wide as its content; the copies widen neither. */
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
    await moving();
    const lists = () => canvasElement.querySelectorAll("ul").length;
    await frames(2);
    const before = lists();
    await frames(60);
    await expect(lists()).toBe(before);
    const within = canvas.getByTestId("grid").clientWidth;
    for (const strip of canvas.getAllByRole("region")) await expect(strip.offsetWidth).toBe(within);
  },
});

/** With reduced motion the brands wrap, and there is no pause button. */
export const ReducedMotion = meta.story({
  globals: { motion: "reduce" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(parts().lists).toHaveLength(1);
    const { right } = parts().strip.getBoundingClientRect();
    for (const item of canvas.getAllByRole("listitem")) {
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
    }
  },
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

/** The brands are links: the strip stops while one is focused, and scrolls to it. */
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
  play: async ({ canvas }) => {
    await moving();
    await userEvent.tab();
    await userEvent.tab();
    await expectState("paused");
    await expectFocusVisible(canvas.getByRole("link", { name: "Northwind" }));
  },
});
LinkFocused.test(
  "lets Tab reach the last brand but none of the copies, and then resumes",
  async ({ canvas }) => {
    for (let more = names.length - 1; more > 0; more -= 1) await userEvent.tab();
    await expectFocusVisible(canvas.getByRole("link", { name: "Solvik Solar" }));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: landingCopy.samplesTitle })).toHaveFocus();
    await expect(parts().strip.scrollLeft).toBe(0);
    await expectState("running");
  },
);
LinkFocused.test("stays paused while hovered, even after focus leaves", async ({ canvas }) => {
  await userEvent.hover(parts().strip);
  canvas.getByRole("link", { name: landingCopy.samplesTitle }).focus();
  await expectState("paused");
  await userEvent.unhover(parts().strip);
  await expectState("running");
});

/** Late in the animation, the copies' brands are visible. */
export const CopiesVisible = LinkFocused.extend({
  play: async () => {
    await moving();
    animation().currentTime = duration() - 8000;
    const [first, copy] = parts().lists.map((list) => list.getBoundingClientRect());
    const strip = parts().strip.getBoundingClientRect();
    await expect(first!.left).toBeLessThan(strip.left);
    await expect(copy!.left).toBeLessThan(strip.right - 200);
  },
});

/** A brand's link in the real list (0) or in a copy. */
const linkIn = (list: number, name: string) =>
  [...parts().lists[list]!.querySelectorAll("a")].find((link) => link.textContent === name)!;

CopiesVisible.test("follows the link when a moving logo is clicked", () =>
  withRealInput(async (person) => {
    const link = linkIn(0, "Solvik Solar");
    await person.click(link, { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
    await expect(Number(animation().currentTime)).toBeGreaterThan(1000);
    await expectState("paused");
  }),
);
CopiesVisible.test("follows the link when a copy is clicked, without focusing it", async () => {
  await withRealInput(async (person) => {
    await person.click(linkIn(1, "Northwind"), { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(document.activeElement).toBe(document.body);
  });
  await expectState("running");
});
