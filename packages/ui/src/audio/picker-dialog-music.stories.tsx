import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { fixtures } from "@earshot/mocks/fixtures.ts";
import { expectFocusVisible } from "@earshot/storybook/contracts/focus-visible.ts";
import { expectNoReflowOverflow } from "@earshot/storybook/contracts/no-reflow-overflow.ts";
import preview from "@earshot/storybook/preview";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";

import { picked } from "./picker-dialog.stories.tsx";
import { PickerDialog, type PickerDialogProps } from "./picker-dialog.tsx";
import { TrackRow } from "./track-row.tsx";

interface Track {
  title: string;
  genre: string;
  tags: string[];
}

const previews = fixtures.filter(({ kind }) => kind === "music");

const tracks: Track[] = [
  "Morning Light|Acoustic|guitar,morning,home,light,folk,cosy,food,family,gentle,slow",
  "Side Street|Indie|city,walking,bass,shaker",
  "First Customers|Acoustic|opening,small business,claps",
  "Paper Planes at Noon|Pop|summer,whistle,bright,kids,holiday",
  "Northern Line|Electronic|night,train,pulse,synth,technology",
  "Tide Tables|Ambient|sea,pads,breath",
  "Unwritten||",
].map((line) => {
  const [title = "", genre = "", tags = ""] = line.split("|");
  return { title, genre, tags: tags.split(",").filter(Boolean) };
});

const list = { state: "ready", items: tracks, query: "", total: tracks.length, next: "end" } as const;

function sampleOf({ title }: Track, place: number, playing: boolean, onToggle: () => void) {
  const { peaks, durationMs } = previews[place % previews.length]!;
  return {
    state: playing ? "playing" : "paused",
    peaks,
    position: playing ? durationMs / 3000 : 0,
    duration: durationMs / 1000,
    onToggle,
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
}

/** The dialog with what is chosen in it, one preview playing at a time, or none to be had: `silent`. */
function PickingMusic({ silent = false, ...args }: PickerDialogProps<Track> & { silent?: boolean }) {
  const [chosen, setChosen] = useState(args.chosen);
  const [playing, setPlaying] = useState("Side Street");
  return (
    <PickerDialog
      {...args}
      chosen={chosen}
      onChoose={setChosen}
      renderRow={(track, row) => {
        const sample = sampleOf(track, row.rowIndex - 1, playing === track.title, () =>
          setPlaying(playing === track.title ? "" : track.title),
        );
        return (
          <TrackRow
            {...row}
            {...track}
            duration={sample.duration}
            mostTags={trackTags}
            moreTags={selectMusicCopy.moreTags}
            sample={silent ? { ...sample, state: "none" } : sample}
          />
        );
      }}
    />
  );
}

const { labels, onClose, onSearch, onLoadMore, onRetry } = picked;

const pickedMusic: PickerDialogProps<Track> = {
  open: true,
  onClose,
  list,
  idOf: ({ title }) => title,
  nameOf: ({ title }) => title,
  renderRow: () => null,
  rowHeight: 104,
  chosen: tracks[1]!,
  onChoose: fn(),
  onConfirm: fn(),
  onSearch,
  onLoadMore,
  onRetry,
  labels: {
    ...labels,
    title: selectMusicCopy.select,
    subtitle: selectMusicCopy.subtitle,
    search: selectMusicCopy.search,
    searchPlaceholder: selectMusicCopy.search,
    loading: selectMusicCopy.loading,
    empty: selectMusicCopy.empty,
    found: controlCopy.found,
    loadingMore: selectMusicCopy.loadingMore,
    none: selectMusicCopy.none,
    confirm: selectMusicCopy.select,
  },
};

const meta = preview.meta({
  component: PickerDialog<Track>,
  parameters: { docs: { story: { inline: false, height: "760px" } } },
  argTypes: { list: { control: false } },
  args: pickedMusic,
  render: (args) => <PickingMusic {...args} />,
});

/** Select Music: the same frame around tracks, with up to eight tags each. */
export const Music = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Tide Tables" }));
    await expect(screen.getByText("Selected:")).toHaveTextContent("Selected: Tide Tables");
    await expect(screen.getByText("+2 more")).toBeInTheDocument();
  },
});

/** The first tracks are awaited. */
export const MusicLoading = meta.story({
  args: { chosen: null, list: { state: "loading" } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(selectMusicCopy.loading)).toBeVisible());
    await expect(screen.queryByRole("grid")).toBeNull();
  },
});

/** No track has a preview: said in each row, and there is nothing to press. All can be chosen all the same. */
export const NoSampleAnywhere = meta.story({
  render: (args) => <PickingMusic {...args} silent />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Tide Tables" }));
    await expect(screen.getByText("Selected:")).toHaveTextContent("Selected: Tide Tables");
    await expect(screen.queryByRole("button", { name: /^Play/ })).toBeNull();
  },
});
NoSampleAnywhere.test("keeps the cell that says so within reach of the arrows", async ({ userEvent }) => {
  await userEvent.keyboard("{ArrowRight}");
  await expect(document.activeElement).toHaveTextContent(playerCopy.noSample);
  await expectFocusVisible(document.activeElement as HTMLElement);
  await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
  await expect(screen.getByRole("radio", { name: "Northern Line" })).toHaveFocus();
});

NoSampleAnywhere.test(
  "Space has nothing to play, and chooses no more than elsewhere",
  async ({ userEvent }) => {
    await userEvent.keyboard("{ArrowUp} ");
    await expect(screen.getByRole("radio", { name: "Northern Line" })).toHaveFocus();
    await expect(screen.getByRole("radio", { name: "Tide Tables" })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("radio", { name: "Northern Line" })).toBeChecked();
  },
);

/** Nothing chosen, nothing found. */
export const NoMusic = meta.story({
  args: { chosen: null, list: { ...list, items: [], query: "klingon opera", total: 0 } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(selectMusicCopy.empty)).toBeVisible());
    await expect(screen.getByText(selectMusicCopy.none)).toBeVisible();
  },
});

/** On a phone: four tags each. */
export const MusicOnPhone = meta.story({
  globals: { viewport: { value: "phone390", isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByText("+6 more")).toBeVisible());
    await expectNoReflowOverflow();
  },
});
