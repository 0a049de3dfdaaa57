import { landingCopy } from "@earshot/contract/landing/copy.ts";
import { byHand } from "@earshot/storybook/contracts/by-hand.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import preview from "@earshot/storybook/preview";
import type { MouseEvent } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { guide } from "./logo-carousel.guide.ts";
import { lapOf, moving, names, parts, state, trustedBy } from "./logo-carousel.stories.tsx";
import { LogoCarousel } from "./logo-carousel.tsx";

const follow = fn((event: MouseEvent<HTMLAnchorElement>) => event.preventDefault());
const linked = names.map((name) => ({
  name,
  link: (
    <a href={`#${name}`} onClick={follow}>
      {name}
    </a>
  ),
}));

const meta = preview.meta({
  component: LogoCarousel,
  parameters: { guide, layout: "fullscreen" },
  globals: { motion: "allow" },
  args: { ...trustedBy, logos: linked },
  render: (args) => (
    <div style={{ maxWidth: 1120, marginInline: "auto", padding: "32px 16px" }}>
      <LogoCarousel {...args} />
      <p>
        <a href="#samples">{landingCopy.samplesTitle}</a>
      </p>
    </div>
  ),
  beforeEach: () => {
    follow.mockClear();
  },
});

/** Brands that are links: the strip stands while one has the focus, and shows it. */
export const FocusInside = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await moving(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(state(canvasElement)).toBe("paused"));
    await expectFocusVisible(canvas.getByRole("link", { name: "Northwind" }));
  },
});
FocusInside.test("shows the last brand too, goes on after it, and never enters a copy", async (story) => {
  const { canvas, canvasElement } = story;
  for (let more = names.length - 1; more > 0; more -= 1) await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("link", { name: "Solvik Solar" }));
  await userEvent.tab();
  await expect(canvas.getByRole("link", { name: landingCopy.samplesTitle })).toHaveFocus();
  await expect(parts(canvasElement).strip.scrollLeft).toBe(0);
  await waitFor(() => expect(state(canvasElement)).toBe("running"));
});
FocusInside.test("stands on when the focus leaves it and the pointer is there", async (story) => {
  const { canvas, canvasElement } = story;
  await userEvent.hover(parts(canvasElement).strip);
  canvas.getByRole("link", { name: landingCopy.samplesTitle }).focus();
  await expect(state(canvasElement)).toBe("paused");
  await userEvent.unhover(parts(canvasElement).strip);
  await waitFor(() => expect(state(canvasElement)).toBe("running"));
});

/** Seconds into the lap: the first brands have left, and those of the copy come into sight. */
export const InPassing = meta.story({
  play: async ({ canvasElement }) => {
    await moving(canvasElement);
    const lap = lapOf(canvasElement);
    lap.currentTime = Number(lap.effect?.getComputedTiming().duration) - 8000;
    const [first, copy] = parts(canvasElement).lists.map((list) => list.getBoundingClientRect());
    const strip = parts(canvasElement).strip.getBoundingClientRect();
    await expect(first!.left).toBeLessThan(strip.left);
    await expect(copy!.left).toBeLessThan(strip.right - 200);
  },
});

/** The brand's link in the list of this place: 0 is the one that is read, the others are its copies. */
const brand = (canvasElement: HTMLElement, list: number, name: string) =>
  [...parts(canvasElement).lists[list]!.querySelectorAll("a")].find((link) => link.textContent === name)!;

InPassing.test("a brand that is pressed while it passes is followed, where it stands", async (story) => {
  const { canvasElement } = story;
  const link = brand(canvasElement, 0, "Solvik Solar");
  await byHand(async (person) => {
    await person.click(link, { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(link).toHaveFocus();
    await expect(Number(lapOf(canvasElement).currentTime)).toBeGreaterThan(1000);
    await expect(state(canvasElement)).toBe("paused");
  });
});
InPassing.test("a brand of a copy is followed too, and takes no focus", async ({ canvasElement }) => {
  await byHand(async (person) => {
    await person.click(brand(canvasElement, 1, "Northwind"), { force: true });
    await expect(follow).toHaveBeenCalledOnce();
    await expect(document.activeElement).toBe(document.body);
  });
  await waitFor(() => expect(state(canvasElement)).toBe("running"));
});
