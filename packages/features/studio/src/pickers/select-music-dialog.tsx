import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/picker-copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { TrackRow } from "@earshot/ui/audio/track-row.tsx";
import { FilterChip } from "@earshot/ui/inputs/filter-chip.tsx";
import { FilterSelect } from "@earshot/ui/inputs/filter-select.tsx";

import { CataloguePicker, type SelectDialogProps, useFavourite } from "./catalogue-picker.tsx";
import { type Filters, tracks } from "./catalogue-queries.ts";
import { useSample } from "./use-sample.ts";

export type SelectMusicDialogProps = SelectDialogProps<Track>;

const titleOf = ({ title }: Track) => title;
const renderRow: PickerDialogProps<Track>["renderRow"] = (track, row) => (
  <TrackChoice track={track} row={row} />
);

const moodOptions = [
  { value: "", label: selectMusicCopy.moreMoods },
  ...selectMusicCopy.otherMoods.map((mood) => ({ value: mood, label: mood })),
];

/** Lengths in seconds. Shorter tracks are looped, so a track need not be as long as the ad. */
const lengthOptions = [
  { value: "", label: selectMusicCopy.anyLength },
  ...[30, 50].map((seconds) => ({ value: String(seconds), label: selectMusicCopy.upTo(seconds) })),
];

/** The mood chips run a search, because nearly every track has its own mood, and the search also finds synonyms. */
const renderFilters = ({ q = "", max_seconds = "" }: Filters, change: (filters: Filters) => void) => (
  <>
    {selectMusicCopy.moods.map((mood) => (
      <FilterChip key={mood} pressed={q === mood} onPress={() => change({ q: q === mood ? "" : mood })}>
        {mood}
      </FilterChip>
    ))}
    <FilterSelect
      label={selectMusicCopy.mood}
      options={moodOptions}
      value={moodOptions.some(({ value }) => value === q) ? q : ""}
      onChange={(value) => change({ q: value })}
    />
    <FilterSelect
      label={selectMusicCopy.length}
      options={lengthOptions}
      value={max_seconds}
      onChange={(value) => change({ max_seconds: value })}
    />
  </>
);

/** The Select Music dialog: search and filter the whole library, listen, and choose. */
export function SelectMusicDialog(props: SelectMusicDialogProps) {
  return (
    <CataloguePicker
      {...props}
      catalogue={tracks}
      copy={selectMusicCopy}
      subtitle={selectMusicCopy.subtitle}
      nameOf={titleOf}
      renderRow={renderRow}
      first={props.chosen?.id}
      favourites="favouriteTracks"
      recent="recentTracks"
      renderFilters={renderFilters}
    />
  );
}

interface TrackChoiceProps {
  track: Track;
  row: Parameters<PickerDialogProps<Track>["renderRow"]>[1];
}

function TrackChoice({ track, row }: TrackChoiceProps) {
  const { id, title, seconds, genre, tags, previewUrl, peaks } = track;
  const sample = useSample({ key: `track:${id}`, called: title, address: previewUrl, seconds, peaks });
  return (
    <TrackRow
      {...row}
      title={title}
      duration={seconds ?? 0}
      genre={genre}
      tags={[...new Set(tags)]}
      mostTags={trackTags}
      moreTags={selectMusicCopy.moreTags}
      sample={sample}
      favourite={useFavourite("favouriteTracks", id, title)}
    />
  );
}
