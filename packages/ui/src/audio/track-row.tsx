import { Music2 } from "lucide-react";

import { minutesSeconds } from "./minutes-seconds.ts";
import type { PickerRow, RowSample } from "./picker-dialog/picker-row.ts";
import { RowFrame } from "./picker-dialog/row-frame.tsx";
import { TrackTags, type TrackTagsProps } from "./track-row/track-tags.tsx";

export interface TrackRowProps extends PickerRow, TrackTagsProps {
  title: string;
  /** Seconds; 0 when not known, and left out then. */
  duration: number;
  /** Left out when empty. */
  genre?: string;
  /** Its preview; `state: "none"` when it has none. */
  sample: RowSample;
}

/** A track in the Select Music dialog: what it is for, and how it sounds. Pressed anywhere but on its preview, it is chosen. */
export function TrackRow(props: TrackRowProps) {
  const { title, duration, genre, tags, mostTags, moreTags, sample, ...row } = props;
  return (
    <RowFrame
      {...row}
      words={{
        name: title,
        facts: [duration > 0 ? minutesSeconds(duration) : undefined, genre],
        tags: tags.length > 0 && <TrackTags tags={tags} mostTags={mostTags} moreTags={moreTags} />,
        tagsAt: "below",
      }}
      picture={
        <span className="grid size-11 place-items-center rounded-sm border border-transparent bg-plum-faint text-plum">
          <Music2 aria-hidden="true" className="size-5" />
        </span>
      }
      sample={sample}
    />
  );
}
