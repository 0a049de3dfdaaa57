import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import { narrowest } from "@earshot/storybook/frames";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { guide } from "./track-row.guide.ts";
import { TrackRow, type TrackRowProps } from "./track-row.tsx";

const { peaks, durationMs } = fixtures.find(({ name }) => name === "music-morning-light")!;

const labelsOf = (title: string) => ({
  play: controlCopy.play(title),
  pause: controlCopy.pause(title),
  retry: playerCopy.retry(title),
  seek: playerCopy.position(title),
  of: playerCopy.of,
  buffering: playerCopy.buffering,
  failed: playerCopy.failed,
  none: playerCopy.noSample,
});

/** As wide as in the dialog, or as the phone allows; a row is nothing without its grid. */
const inGrid: Decorator = (Story) => (
  <div
    role="grid"
    className="@container"
    aria-label="Tracks"
    style={{ width: "min(51rem, 100vw - 2rem)", marginBlock: 16, background: "var(--surface)" }}
  >
    <Story />
  </div>
);

const tenTags = ["guitar", "morning", "home", "light", "folk", "cosy", "food", "family", "gentle", "slow"];

const morningLight: TrackRowProps = {
  rowIndex: 1,
  chosen: false,
  onChoose: fn(),
  group: "track",
  tabStop: "choice",
  title: "Morning Light",
  duration: durationMs / 1000,
  genre: "Acoustic",
  tags: tenTags.slice(0, 3),
  mostTags: trackTags,
  moreTags: selectMusicCopy.moreTags,
  sample: {
    state: "paused",
    peaks,
    position: 0,
    duration: durationMs / 1000,
    onToggle: fn(),
    labels: labelsOf("Morning Light"),
  },
};

const meta = preview.meta({
  component: TrackRow,
  parameters: { guide },
  decorators: [inGrid],
  args: morningLight,
});

/** In the eye of a person: not cut down to the pixel that readers read. */
const isSeen = (tag: HTMLElement) => tag.parentElement!.getBoundingClientRect().width > 1;

/** Offered, chosen and playing, loading, failed, without a preview or facts, with many tags, and with long words. */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => {
    const rows: (Partial<TrackRowProps> & { title: string; state?: TrackRowProps["sample"]["state"] })[] = [
      { title: "Morning Light" },
      {
        title: "Side Street",
        genre: "Indie",
        tags: ["city", "walking", "bass", "shaker"],
        chosen: true,
        state: "playing",
      },
      { title: "Paper Planes at Noon", genre: "Pop", tags: tenTags },
      { title: "Tide Tables", genre: "Ambient", tags: ["sea", "pads", "breath"], state: "buffering" },
      { title: "Market Day", genre: "Folk", tags: ["accordion"], state: "failed" },
      { title: "Unwritten", genre: "", duration: 0, tags: [], state: "none" },
      { title: "The long way home from the last station of the northern line", genre: "Cinematic" },
    ];
    return (
      <>
        {rows.map(({ state = "paused", ...row }, index) => {
          const sample = {
            ...args.sample,
            state,
            position: state === "playing" ? 6 : 0,
            labels: labelsOf(row.title),
          };
          return (
            <TrackRow
              key={row.title}
              {...args}
              {...row}
              sample={sample}
              rowIndex={index + 1}
              tabStop={index === 0 ? "choice" : "none"}
            />
          );
        })}
      </>
    );
  },
});

/** Offered: the radio's name is the title; length, genre and tags are read after it. */
export const Offered = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Morning Light" });
    await expect(radio).toHaveAccessibleDescription(/^\d:\d\d.+Acoustic.+guitar morning home$/);
  },
});
Offered.test("is chosen by a press on a tag", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("guitar"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});
Offered.test("shows its focus, and Space plays its preview", async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expectFocusVisible(canvas.getByRole("radio"));
  await userEvent.keyboard(" ");
  await expect(args.sample.onToggle).toHaveBeenCalledOnce();
  await expect(args.onChoose).not.toHaveBeenCalled();
});

/** Chosen: told by the radio, the line around it and its ground. */
export const Chosen = meta.story({
  args: { chosen: true },
  play: ({ canvas }) => expect(canvas.getByRole("radio")).toBeChecked(),
});

/** Its preview plays. */
export const Playing = meta.story({
  args: { sample: { ...morningLight.sample, state: "playing", position: 7.2 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Pause Morning Light" }));
    await expect(args.sample.onToggle).toHaveBeenCalledOnce();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

/** Its preview is awaited. */
export const Buffering = meta.story({
  args: { sample: { ...morningLight.sample, state: "buffering" } },
  play: ({ canvas }) => expect(canvas.getByText("Loading")).toBeVisible(),
});

/** Its preview can't be played; the track can be chosen all the same. */
export const PreviewFailed = meta.story({
  args: { sample: { ...morningLight.sample, state: "failed" } },
  play: ({ canvas }) => expect(canvas.getByText("Can’t play")).toBeVisible(),
});

/** It has no preview. */
export const NoPreview = meta.story({
  args: { sample: { ...morningLight.sample, state: "none" } },
  play: ({ canvas }) => expect(canvas.getByText("No sample")).toBeVisible(),
});

/** Ten tags on a wide screen: eight are seen, and how many more there are (spec section 9). */
export const ManyTags = meta.story({
  args: { tags: tenTags },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isSeen(canvas.getByText(tag)))).toHaveLength(trackTags.large);
    await expect(canvas.getByText("+2 more")).toBeVisible();
    await expect(canvas.getByText("+6 more")).not.toBeVisible();
  },
});
ManyTags.test("keeps none from those who listen", async ({ canvas }) => {
  await expect(canvas.getByRole("radio")).toHaveAccessibleDescription(new RegExp(`${tenTags.join(" ")}$`));
});

/** The same on a phone: four are seen. */
export const ManyTagsOnPhone = ManyTags.extend({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isSeen(canvas.getByText(tag)))).toHaveLength(trackTags.small);
    await expect(canvas.getByText("+6 more")).toBeVisible();
    await expect(canvas.getByText("+2 more")).not.toBeVisible();
    await expectNoReflowOverflow();
  },
});

/** As many tags as there is room for: nothing is counted. */
export const EightTags = meta.story({
  args: { tags: tenTags.slice(0, trackTags.large) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("family")).toBeVisible();
    await expect(canvas.getByText("+4 more")).not.toBeVisible();
  },
});

/** No tags: the words stand in the middle of the row. */
export const NoTags = meta.story({
  args: { tags: [] },
  play: ({ canvas }) => expect(canvas.queryByText(/more/)).toBeNull(),
});

/** Its length is not known, nor its genre: no gap stands there. */
export const NoFacts = meta.story({
  args: { duration: 0, genre: "" },
  play: ({ canvas }) => expect(canvas.queryByText("0:00")).toBeNull(),
});

/** Long words wrap; nothing is cut. */
export const LongWords = meta.story({
  args: {
    title: "The long way home from the last station of the northern line, at night, in the rain (reprise)",
    genre: "Contemporary classical with field recordings",
    tags: ["a tag that tells a whole story in itself", ...tenTags],
  },
  play: ({ canvas, args }) => expect(canvas.getByText(args.title)).toBeVisible(),
});

/** The same on the narrowest phone with text twice as large. */
export const LongWordsOnPhone = LongWords.extend({
  globals: narrowest,
  play: () => expectNoReflowOverflow(),
});

/** Right to left, in Arabic: a time is still read from left to right. */
export const RightToLeft = meta.story({
  args: {
    title: "ضوء الصباح",
    genre: "موسيقى هادئة",
    tags: ["صباح", "بيت", "عائلة", "دفء", "قهوة", "هدوء"],
    moreTags: (count) => `+${count} أخرى`,
  },
  globals: { direction: "rtl" },
});

/** In the dark, chosen. */
export const Dark = Chosen.extend({ globals: { theme: "dark" } });
