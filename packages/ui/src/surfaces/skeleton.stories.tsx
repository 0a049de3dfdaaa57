import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { ComponentType } from "react";
import { expect } from "storybook/test";

import { guide } from "./skeleton.guide.ts";
import { Skeleton, type SkeletonProps } from "./skeleton.tsx";

const first: SkeletonProps = { shape: "ad-card", count: 3, label: controlCopy.loading };

const below = { display: "grid", alignContent: "start", gap: 24, minWidth: 0 };

const meta = preview.meta({
  component: Skeleton,
  parameters: { layout: "padded", guide },
  args: first,
});

/** As wide as the studio’s column of ads. */
const inColumn = (Story: ComponentType) => (
  <div style={{ maxWidth: "18.25rem" }}>
    <Story />
  </div>
);

/** Three ads on their way: the wave is silent, nothing spins. */
export const Ads = meta.story({
  decorators: [inColumn],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(controlCopy.loading);
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvasElement.querySelectorAll("[aria-hidden=true] button, a")).toHaveLength(0);
  },
});

/** Reduced motion: it stands still, and is seen as well. */
export const Still = Ads.extend({
  globals: { motion: "reduce" },
  play: async ({ canvasElement }) => {
    const [shapes] = canvasElement.querySelectorAll(".animate-breathe");
    await expect(getComputedStyle(shapes!).animationName).toBe("none");
    await expect(getComputedStyle(shapes!).opacity).toBe("1");
  },
});

/** Voices in their dialog. */
export const Voices = meta.story({ args: { shape: "voice-row", count: 4, label: selectVoiceCopy.loading } });

/** Tracks in theirs: tags are awaited too. */
export const Tracks = meta.story({ args: { shape: "track-row", count: 4 } });

/** The sidebar’s projects. */
export const Projects = meta.story({ args: { shape: "project", count: 5 }, decorators: [inColumn] });

/** A form’s fields. */
export const Fields = meta.story({ args: { shape: "field", count: 3 }, decorators: [inColumn] });

/** A paragraph: the last line ends early. */
export const Text = meta.story({ args: { shape: "text", count: 4 }, decorators: [inColumn] });

/** Just one. */
export const One = meta.story({ args: { count: 1 }, decorators: [inColumn] });

/** Dark. */
export const Dark = Ads.extend({ globals: { theme: "dark" } });

/** Right to left: the round stands at the right. */
export const RightToLeft = Ads.extend({ globals: { direction: "rtl" } });

/** The narrowest phone with text twice as large: the shapes break as their parts do. */
export const OnPhone = meta.story({
  globals: narrowest,
  render: ({ label }) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Skeleton shape="ad-card" label={label} />
      <Skeleton shape="voice-row" label={label} />
      <Skeleton shape="field" label={label} />
    </div>
  ),
  play: () => expectNoReflowOverflow(),
});

/** Every shape. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: ({ label }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24 }}>
      <div style={{ ...below, flex: "0 1 18.25rem" }}>
        <Skeleton shape="ad-card" count={2} label={label} />
        <Skeleton shape="project" count={3} label={label} />
      </div>
      <div style={{ ...below, flex: "1 1 24rem" }}>
        <Skeleton shape="voice-row" count={2} label={label} />
        <Skeleton shape="track-row" count={2} label={label} />
        <Skeleton shape="field" count={2} label={label} />
        <Skeleton shape="text" count={3} label={label} />
      </div>
    </div>
  ),
});
