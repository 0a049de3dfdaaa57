import { adCopy } from "@earshot/contract/ads/copy.ts";
import { brand } from "@earshot/contract/brand.ts";
import { trackTags } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { sidebarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import preview from "@earshot/storybook/preview";
import type { ReactNode } from "react";
import { expect, waitFor } from "storybook/test";

import { AdCard } from "../audio/ad-card.tsx";
import { TrackRow } from "../audio/track-row.tsx";
import { VoiceRow } from "../audio/voice-row.tsx";
import { Sidebar, type SidebarProps } from "../frame/sidebar.tsx";
import { TextField } from "../inputs/text-field.tsx";
import { guide } from "./skeleton.guide.ts";
import { Skeleton, type SkeletonProps } from "./skeleton.tsx";

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

interface BesideProps {
  shape: ReactNode;
  part: ReactNode;
  width: string;
}

/** What is awaited, and what comes, one below the other. */
function Beside({ shape, part, width }: BesideProps) {
  return (
    <div style={{ display: "grid", gap: 16, width, maxWidth: "100%" }}>
      <div data-side="shape">{shape}</div>
      <div data-side="part">{part}</div>
    </div>
  );
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The heights of the two, in px. */
function heights(within: HTMLElement): [shape: number, part: number] {
  const part = within.querySelector("[data-side=part]")!;
  // Of the sidebar, the list of projects alone.
  return [
    heightOf(within.querySelector("[data-side=shape]")!),
    heightOf(part.querySelector("ul[aria-labelledby]") ?? part),
  ];
}

/** Once the faces are there: until then a line may be taller. */
async function expectSameHeight(within: HTMLElement) {
  await waitFor(async () => {
    const [shape, part] = heights(within);
    await expect(Math.abs(shape - part), `the shape is ${shape} px tall, the part ${part} px`).toBeLessThan(
      1,
    );
  });
}

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

const first: SkeletonProps = { shape: "ad-card", label: controlCopy.loading };

const meta = preview.meta({
  component: Skeleton,
  parameters: { layout: "padded", guide },
  args: first,
  play: ({ canvasElement }) => expectSameHeight(canvasElement),
});

/** An ad on its way, and the ad: neither is taller. */
export const AdArrives = meta.story({
  render: (args) => (
    <Beside
      width="18.25rem"
      shape={<Skeleton {...args} />}
      part={
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
      }
    />
  ),
});

/** The same with text twice as large. */
export const AdArrivesInLargeText = AdArrives.extend({ globals: { textSize: "150%" } });

/** A voice on its way, and the voice. */
export const VoiceArrives = meta.story({
  args: { shape: "voice-row" },
  render: (args) => (
    <Beside
      width="50rem"
      shape={<Skeleton {...args} />}
      part={
        <div role="grid" aria-label="Voices" className="@container">
          <VoiceRow {...row} name="Amelia" gender="female" language="English" tone="calm" />
        </div>
      }
    />
  ),
});

/** A track on its way, and the track. */
export const TrackArrives = meta.story({
  args: { shape: "track-row" },
  render: (args) => (
    <Beside
      width="50rem"
      shape={<Skeleton {...args} />}
      part={
        <div role="grid" aria-label="Tracks" className="@container">
          <TrackRow
            {...row}
            title="Morning Light"
            duration={sound.duration}
            genre="Acoustic"
            tags={["guitar", "morning", "home"]}
            mostTags={trackTags}
            moreTags={(count) => `+${count} more`}
          />
        </div>
      }
    />
  ),
});

/** A field on its way, and the field. */
export const FieldArrives = meta.story({
  args: { shape: "field" },
  render: (args) => (
    <Beside width="26rem" shape={<Skeleton {...args} />} part={<TextField label="Product / Ad name" />} />
  ),
});

/** A line of text on its way, and the line. */
export const TextArrives = meta.story({
  args: { shape: "text" },
  render: (args) => <Beside width="26rem" shape={<Skeleton {...args} />} part={<p>No ads yet</p>} />,
});

/** The sidebar’s projects on their way, and the projects. */
export const ProjectsArrive = meta.story({
  args: { shape: "project", count: 3 },
  render: (args) => (
    <Beside
      width="252px"
      shape={
        <div style={{ paddingInline: 12 }}>
          <Skeleton {...args} />
        </div>
      }
      part={<Sidebar {...sidebar} />}
    />
  ),
});
