import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { expectNoHorizontalScroll } from "@earshot/storybook/assertions";
import { narrowest } from "@earshot/storybook/decorators";
import preview from "@earshot/storybook/preview";
import type { Decorator } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

import { sampleOf } from "./sample-player.stories.tsx";
import { TrackRow, type TrackRowProps } from "./track-row.tsx";

/** A row needs a grid around it; as wide as in the dialog. */
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

const sample = sampleOf("Morning Light", "music-morning-light");
const morningLight: TrackRowProps = {
  rowIndex: 1,
  chosen: false,
  onChoose: fn(),
  group: "track",
  tabStop: "choice",
  title: "Morning Light",
  duration: sample.duration,
  genre: "Acoustic",
  tags: tenTags.slice(0, 3),
  mostTags: trackTags,
  moreTags: selectMusicCopy.moreTags,
  sample,
};

const meta = preview.meta({
  component: TrackRow,
  decorators: [inGrid],
  args: morningLight,
});

/** Not cut down to the one pixel of `sr-only`. */
const isVisible = (tag: HTMLElement) => tag.parentElement!.getBoundingClientRect().width > 1;

/** Unselected, selected and playing, many tags, buffering, failed, without preview and facts, and with a long title. */
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
          const { labels } = sampleOf(row.title, "music-morning-light");
          const rowSample = { ...sample, state, position: state === "playing" ? 6 : 0, labels };
          return (
            <TrackRow
              key={row.title}
              {...args}
              {...row}
              sample={rowSample}
              rowIndex={index + 1}
              tabStop={index === 0 ? "choice" : "none"}
            />
          );
        })}
      </>
    );
  },
});

/** The radio is named after the track and described by length, genre and tags. */
export const Unselected = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Morning Light" });
    await expect(radio).toHaveAccessibleDescription(/^\d:\d\d.+Acoustic.+guitar morning home$/);
  },
});
Unselected.test("is selected by a press on a tag", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("guitar"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});
/** Selected, and its preview plays. */
export const ChosenAndPlaying = meta.story({
  args: { chosen: true, sample: { ...sample, state: "playing", position: 7.2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio")).toBeChecked();
    await expect(canvas.getByRole("button", { name: /^Pause/ })).toBeVisible();
  },
});

/** Ten tags in a wide row: eight are visible, and the number of the others (spec section 9). */
export const ManyTags = meta.story({
  args: { tags: tenTags },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isVisible(canvas.getByText(tag)))).toHaveLength(trackTags.large);
    await expect(canvas.getByText("+2 more")).toBeVisible();
    await expect(canvas.getByText("+6 more")).not.toBeVisible();
    await expect(canvas.getByRole("radio")).toHaveAccessibleDescription(new RegExp(`${tenTags.join(" ")}$`));
  },
});

/** The same on a phone: four. */
export const ManyTagsOnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  args: { tags: tenTags },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isVisible(canvas.getByText(tag)))).toHaveLength(trackTags.small);
    await expect(canvas.getByText("+6 more")).toBeVisible();
    await expect(canvas.getByText("+2 more")).not.toBeVisible();
    await expectNoHorizontalScroll();
  },
});

/** Neither length nor genre nor tags are known: no gaps. */
export const TitleOnly = meta.story({
  args: { duration: 0, genre: "", tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio")).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
});

/** Long titles and genres wrap; long tags are cut. */
export const LongText = meta.story({
  args: {
    title: "The long way home from the last station of the northern line, at night, in the rain (reprise)",
    genre: "Contemporary classical with field recordings",
    tags: ["a tag that tells a whole story in itself", ...tenTags],
  },
  play: ({ canvas, args }) => expect(canvas.getByText(args.title)).toBeVisible(),
});
LongText.test("fits 320 px with text at 200 %", { globals: narrowest }, () => expectNoHorizontalScroll());
