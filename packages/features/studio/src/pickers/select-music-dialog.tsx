import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { type Track } from "@earshot/contract/music/read.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { TrackRow } from "@earshot/ui/audio/track-row.tsx";

import { CataloguePicker, type SelectDialogProps } from "./catalogue-picker.tsx";
import { tracks } from "./catalogue-queries.ts";
import { useSample } from "./use-sample.ts";

export type SelectMusicDialogProps = SelectDialogProps<Track>;

const titleOf = ({ title }: Track) => title;
const renderRow: PickerDialogProps<Track>["renderRow"] = (track, row) => (
  <TrackChoice track={track} row={row} />
);

/** px: a track's tags are on a line of their own. */
const rowHeight = 104;

/** The Select Music dialog: search the whole library, listen, and choose. */
export function SelectMusicDialog(props: SelectMusicDialogProps) {
  return (
    <CataloguePicker
      {...props}
      catalogue={tracks}
      copy={selectMusicCopy}
      subtitle={selectMusicCopy.subtitle}
      nameOf={titleOf}
      renderRow={renderRow}
      rowHeight={rowHeight}
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
    />
  );
}
