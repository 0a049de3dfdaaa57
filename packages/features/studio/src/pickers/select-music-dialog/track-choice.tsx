import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { TrackRow } from "@earshot/ui/audio/track-row.tsx";

import { useSample } from "../use-sample.ts";

interface TrackChoiceProps {
  track: Track;
  /** What the list tells its row. */
  row: Parameters<PickerDialogProps<Track>["renderRow"]>[1];
}

/** A track to listen to and to choose. */
export function TrackChoice({ track, row }: TrackChoiceProps) {
  const { id, title, seconds, genre, tags, previewUrl } = track;
  const sample = useSample({ key: `track:${id}`, called: title, address: previewUrl, seconds });
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
