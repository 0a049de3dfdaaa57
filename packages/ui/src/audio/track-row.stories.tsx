import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import preview from "@earshot/storybook/preview";
import { expectLook } from "@earshot/storybook/pseudo-states";
import { expect, fn } from "storybook/test";

import { sampleOf } from "./sample-player.stories.tsx";
import { TrackRow, type TrackRowProps } from "./track-row.tsx";

const tenTags = ["guitar", "morning", "home", "light", "folk", "cosy", "food", "family", "gentle", "slow"];
const sample = sampleOf("Morning Light", "music-morning-light");

const meta = preview.meta({
  component: TrackRow,
  decorators: [
    // A row needs a surrounding grid, which here is as wide as in the dialog.
    (Story) => (
      <div
        role="grid"
        className="@container"
        aria-label="Tracks"
        style={{ width: "min(51rem, 100vw - 2rem)", marginBlock: 16, background: "var(--surface)" }}
      >
        <Story />
      </div>
    ),
  ],
  args: {
    rowIndex: 1,
    chosen: false,
    onChoose: fn(),
    group: "track",
    tabStop: "choice" as const,
    title: "Morning Light",
    duration: sample.duration,
    genre: "Acoustic",
    tags: tenTags.slice(0, 3),
    mostTags: trackTags,
    moreTags: selectMusicCopy.moreTags,
    sample,
  },
});

const rows: (Partial<TrackRowProps> & { title: string; state?: TrackRowProps["sample"]["state"] })[] = [
  { title: "Morning Light" },
  { title: "Side Street", genre: "Indie", tags: ["city", "walking", "bass"], chosen: true, state: "playing" },
  { title: "Paper Planes at Noon", genre: "Pop", tags: tenTags },
  { title: "Tide Tables", genre: "Ambient", tags: ["sea", "pads", "breath"], state: "buffering" },
  { title: "Market Day", genre: "Folk", tags: ["accordion"], state: "failed" },
  { title: "Unwritten", genre: "", duration: 0, tags: [], state: "none" },
  {
    title: "The long way home from the last station of the northern line, at night, in the rain (reprise)",
    genre: "Contemporary classical with field recordings",
    tags: ["a tag that tells a whole story in itself", ...tenTags],
  },
];

/**
 * Unselected, selected and playing, with many tags, buffering, failed, without a preview or facts, and with long
 * text.
 */
export const EveryState = meta.story({
  tags: ["matrix"],
  render: (args) => (
    <>
      {rows.map(({ state = "paused", ...row }, index) => {
        const { labels } = sampleOf(row.title, "music-morning-light");
        return (
          <TrackRow
            key={row.title}
            {...args}
            {...row}
            sample={{ ...sample, state, position: state === "playing" ? 6 : 0, labels }}
            rowIndex={index + 1}
            tabStop={index === 0 ? "choice" : "none"}
          />
        );
      })}
    </>
  ),
});
EveryState.test("leaves no gap for an unknown length, genre or tag list", async ({ canvas }) => {
  await expect(canvas.getByRole("radio", { name: "Unwritten" })).not.toHaveAccessibleDescription();
});

/** The radio button is named after the track and described by its length, genre and tags. */
export const Unselected = meta.story({
  play: async ({ canvas }) => {
    const radio = canvas.getByRole("radio", { name: "Morning Light" });
    await expect(radio).toHaveAccessibleDescription(/^\d:\d\d.+Acoustic.+guitar morning home$/);
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
});
Unselected.test("is selected when a tag is pressed", async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText("guitar"));
  await expect(args.onChoose).toHaveBeenCalledOnce();
});

/** The pointer is over the row. */
export const Hover = meta.story({
  play: ({ canvas }) => expectLook(canvas.getByRole("row").firstElementChild as HTMLElement, "hover"),
});

/** True if the tag's box is larger than the single pixel of `sr-only`. */
const isVisible = (tag: HTMLElement) => tag.parentElement!.getBoundingClientRect().width > 1;

/** A wide row shows eight of ten tags, followed by the number of hidden ones. */
export const ManyTags = meta.story({
  args: { tags: tenTags },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isVisible(canvas.getByText(tag)))).toHaveLength(trackTags.large);
    await expect(canvas.getByText("+2 more")).toBeVisible();
    await expect(canvas.getByText("+6 more")).not.toBeVisible();
    await expect(canvas.getByRole("radio")).toHaveAccessibleDescription(new RegExp(`${tenTags.join(" ")}$`));
  },
});

/** On a phone, a row shows four tags. */
export const ManyTagsOnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  args: { tags: tenTags },
  play: async ({ canvas }) => {
    await expect(tenTags.filter((tag) => isVisible(canvas.getByText(tag)))).toHaveLength(trackTags.small);
    await expect(canvas.getByText("+6 more")).toBeVisible();
    await expect(canvas.getByText("+2 more")).not.toBeVisible();
  },
});
