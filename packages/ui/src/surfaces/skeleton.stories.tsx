import { trackTags } from "@earshot/contract/limits.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import preview from "@earshot/storybook/preview";
import type { ReactNode } from "react";
import { expect, waitFor } from "storybook/test";

import { adOf } from "../audio/ad-card.stories.tsx";
import { AdCard } from "../audio/ad-card.tsx";
import { sampleOf } from "../audio/sample-player.stories.tsx";
import { TrackRow } from "../audio/track-row.tsx";
import { VoiceRow } from "../audio/voice-row.tsx";
import { Expanded } from "../frame/sidebar.stories.tsx";
import { Sidebar } from "../frame/sidebar.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Skeleton, type SkeletonProps } from "./skeleton.tsx";

const below = { display: "grid", alignContent: "start", gap: 24, minWidth: 0 };

const meta = preview.meta({
  component: Skeleton,
  parameters: { layout: "padded" },
  args: { shape: "ad-card" as SkeletonProps["shape"], count: 3, label: controlCopy.loading },
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

/** Three ads are loading: flat waveforms, no spinner. */
export const Ads = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "18.25rem" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(controlCopy.loading);
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvasElement.querySelectorAll("[aria-hidden=true] button, a")).toHaveLength(0);
  },
});
const reduced = { globals: { motion: "reduce" } };
Ads.test("doesn't animate and is fully visible with reduced motion", reduced, async ({ canvasElement }) => {
  const { animationName, opacity } = getComputedStyle(canvasElement.querySelector(".animate-pulse")!);
  await expect([animationName, opacity]).toEqual(["none", "1"]);
});

const row = {
  rowIndex: 1,
  chosen: false,
  onChoose: () => undefined,
  group: "row",
  tabStop: "choice",
  sample: sampleOf("Amelia", "voice-female-american"),
} as const;

const voice = { ...row, name: "Amelia", gender: "female", language: "English", tone: "calm" };
const track = {
  ...row,
  title: "Morning Light",
  duration: 9,
  genre: "Acoustic",
  tags: ["guitar", "morning", "home"],
  mostTags: trackTags,
  moreTags: (count: number) => `+${count} more`,
};

/** Each shape, with its width and the component that replaces it. */
const parts: { shape: SkeletonProps["shape"]; width: string; part: ReactNode }[] = [
  // Listed first, so that it is in view: off-screen sidebar rows have no height of their own.
  { shape: "project", width: "252px", part: <Sidebar {...Expanded.composed.args} /> },
  { shape: "ad-card", width: "18.25rem", part: <AdCard {...adOf("lumen-10").card} /> },
  { shape: "voice-row", width: "50rem", part: <VoiceRow {...voice} /> },
  { shape: "track-row", width: "50rem", part: <TrackRow {...track} /> },
  { shape: "field", width: "26rem", part: <TextField label="Product / Ad name" /> },
  { shape: "text", width: "26rem", part: <p>No ads yet</p> },
];

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Each skeleton above the component that replaces it: equally tall, so that nothing moves when the component loads. */
export const AsTallAsParts = meta.story({
  render: ({ label }) => (
    <div style={{ display: "grid", gap: 24 }}>
      {parts.map(({ shape, width, part }) => (
        <div key={shape} style={{ display: "grid", gap: 8, width, maxWidth: "100%" }} data-shape={shape}>
          <div style={shape === "project" ? { paddingInline: 12 } : {}}>
            <Skeleton shape={shape} count={shape === "project" ? 5 : 1} label={label} />
          </div>
          <div className="@container" {...(shape.endsWith("row") && { role: "grid", "aria-label": shape })}>
            {part}
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Lines may be taller until the fonts have loaded.
    await waitFor(async () => {
      for (const pair of canvasElement.querySelectorAll<HTMLElement>("[data-shape]")) {
        const [skeleton, part] = pair.children;
        // Measures only the sidebar's list of projects.
        const place = part!.querySelector("ul[aria-labelledby]") ?? part!;
        const difference = heightOf(skeleton!) - heightOf(place);
        const problem = `${pair.dataset["shape"]} differs by ${difference} px`;
        await expect(Math.abs(difference), problem).toBeLessThan(1);
      }
    });
  },
});
