import { adCopy } from "@earshot/contract/ads/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { trackTags } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import preview from "@earshot/storybook/preview";
import type { ComponentType, ReactNode } from "react";
import { expect, waitFor } from "storybook/test";

import { AdCard } from "../audio/ad-card.tsx";
import { TrackRow } from "../audio/track-row.tsx";
import { VoiceRow } from "../audio/voice-row.tsx";
import { Sidebar, type SidebarProps } from "../frame/sidebar.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { Skeleton, type SkeletonProps } from "./skeleton.tsx";

const below = { display: "grid", alignContent: "start", gap: 24, minWidth: 0 };

const meta = preview.meta({
  component: Skeleton,
  parameters: { layout: "padded" },
  args: { shape: "ad-card" as SkeletonProps["shape"], count: 3, label: controlCopy.loading },
});

/** As wide as the studio's column of ads. */
const inColumn = (Story: ComponentType) => (
  <div style={{ maxWidth: "18.25rem" }}>
    <Story />
  </div>
);

/** Three ads loading: flat waveforms, no spinner. */
export const Ads = meta.story({
  decorators: [inColumn],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(controlCopy.loading);
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvasElement.querySelectorAll("[aria-hidden=true] button, a")).toHaveLength(0);
  },
});

/** Reduced motion: it is still and fully visible. */
export const ReducedMotion = Ads.extend({
  globals: { motion: "reduce" },
  play: async ({ canvasElement }) => {
    const [shapes] = canvasElement.querySelectorAll(".animate-pulse");
    await expect(getComputedStyle(shapes!).animationName).toBe("none");
    await expect(getComputedStyle(shapes!).opacity).toBe("1");
  },
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

const { title, peaks, durationMs } = fixtures.find(({ name }) => name === "lumen-10")!;

const nothing = () => undefined;

const sound = {
  state: "paused",
  peaks,
  position: 0,
  duration: durationMs / 1000,
  onToggle: nothing,
  onSeek: nothing,
  labels: {
    play: controlCopy.play(title),
    pause: controlCopy.pause(title),
    retry: playerCopy.retry(title),
    seek: playerCopy.position(title),
    of: playerCopy.of,
    buffering: playerCopy.buffering,
    failed: playerCopy.failed,
    none: playerCopy.noSample,
  },
} as const;

const { onSeek: _, ...sample } = sound;

const row = {
  rowIndex: 1,
  chosen: false,
  onChoose: nothing,
  group: "pick",
  tabStop: "choice",
  sample,
} as const;

const sidebar: SidebarProps = {
  label: sidebarCopy.title,
  look: "expanded",
  brand: { name: brand.name, shape: brand.mark, link: <a href="#/">{brand.name}</a> },
  links: {
    myProjects: <a href="#/nbmaistudio">{sidebarCopy.myProjects}</a>,
    campaigns: <a href="#/nbmaistudio/campaigns">{sidebarCopy.campaigns}</a>,
    faqs: <a href="#/#faq">{sidebarCopy.faqs}</a>,
    contactUs: <a href="#/#contactus">{sidebarCopy.contactUs}</a>,
  },
  onAddProject: nothing,
  onToggle: nothing,
  projects: {
    state: "listed",
    items: ["Spring launch", "Coffee & Co radio", "Podcast pilots"].map((name) => ({ id: name, name })),
    current: null,
    onChoose: nothing,
    optionsOf: () => [],
  },
  texts: {
    ...sidebarCopy,
    empty: sidebarCopy.noProjects,
    failed: sidebarCopy.projectsFailed,
    loading: controlCopy.loading,
    tryAgain: controlCopy.tryAgain,
    noDescription: projectCopy.noDescription,
    optionsFor: projectCopy.options,
  },
};

interface BesideProps {
  shape: SkeletonProps["shape"];
  count?: number;
  width?: string;
  /** What takes the skeleton's place. */
  children: ReactNode;
}

/** A skeleton above the part that takes its place. */
function Beside({ shape, count = 1, width = "26rem", children }: BesideProps) {
  return (
    <div style={{ display: "grid", gap: 8, width, maxWidth: "100%" }} data-shape={shape}>
      <div style={shape === "project" ? { paddingInline: 12 } : {}}>
        <Skeleton shape={shape} count={count} label={controlCopy.loading} />
      </div>
      <div>{children}</div>
    </div>
  );
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** Each skeleton above its part: equally tall, so that nothing moves when the part arrives. */
export const AsTallAsParts = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24 }}>
      {/* First, because the rows of a sidebar out of view have no height of their own. */}
      <Beside shape="project" count={3} width="252px">
        <Sidebar {...sidebar} />
      </Beside>
      <Beside shape="ad-card" width="18.25rem">
        <AdCard
          title={title}
          details={["AI Script"]}
          menu={{ label: adCopy.options(title), entries: [] }}
          ad={{
            ...sound,
            kind: "ready",
            message: `${title} is ready`,
            launch: <a href="/nbmaistudio/campaign">{adCopy.launch}</a>,
            share: { label: adCopy.share, onShare: nothing },
          }}
        />
      </Beside>
      <Beside shape="voice-row" width="50rem">
        <div role="grid" aria-label="Voices" className="@container">
          <VoiceRow {...row} name="Amelia" gender="female" language="English" tone="calm" />
        </div>
      </Beside>
      <Beside shape="track-row" width="50rem">
        <div role="grid" aria-label="Tracks" className="@container">
          <TrackRow
            {...row}
            group="track"
            title="Morning Light"
            duration={sound.duration}
            genre="Acoustic"
            tags={["guitar", "morning", "home"]}
            mostTags={trackTags}
            moreTags={(count) => `+${count} more`}
          />
        </div>
      </Beside>
      <Beside shape="field">
        <TextField label="Product / Ad name" />
      </Beside>
      <Beside shape="text">
        <p>No ads yet</p>
      </Beside>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Lines may be taller until the fonts are loaded.
    await waitFor(async () => {
      for (const beside of canvasElement.querySelectorAll<HTMLElement>("[data-shape]")) {
        const [skeleton, part] = beside.children;
        // Only the list of projects of the sidebar.
        const difference =
          heightOf(skeleton!) - heightOf(part!.querySelector("ul[aria-labelledby]") ?? part!);
        await expect(
          Math.abs(difference),
          `${beside.dataset["shape"]} differs by ${difference} px`,
        ).toBeLessThan(1);
      }
    });
  },
});
