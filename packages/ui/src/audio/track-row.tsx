import { Music2 } from "lucide-react";
import { Fragment } from "react";

import { soundLength } from "./minutes-seconds.ts";
import { type Favourite, PickerRow, type PickerRowProps, type RowSample } from "./picker-row/picker-row.tsx";

interface TrackTagsProps {
  /** All tags, most important first. Screen readers read them all. */
  tags: readonly string[];
  /** How many tags are visible in rows below 40 rem, and in wider ones: 4 and 8. */
  mostTags: { small: number; large: number };
  /** Returns the text for the number of hidden tags: "+3 more". */
  moreTags: (count: number) => string;
}

export interface TrackRowProps extends PickerRowProps, TrackTagsProps {
  title: string;
  /** The length in seconds; 0 if unknown, in which case it is not shown. */
  duration: number;
  /** Omitted if empty. */
  genre?: string;
  /** The track's preview; `state: "none"` if it has none. */
  sample: RowSample;
  favourite?: Favourite | undefined;
}

/**
 * A track in the Select Music dialog: title, length, genre, tags, preview, and the radio that selects it. A press
 * anywhere except on the preview or the favourite button selects it. Pass on all props that `PickerDialog` gives a row.
 * Tags aren't buttons.
 *
 * Use instead: `Card` for the selected track in the studio; `VoiceRow` for voices.
 *
 * Keyboard: as in `PickerDialog`.
 */
export function TrackRow(props: TrackRowProps) {
  const { title, duration, genre, tags, mostTags, moreTags, ...row } = props;
  return (
    <PickerRow
      {...row}
      text={{
        name: title,
        facts: [duration > 0 ? soundLength(duration) : undefined, genre],
        tags: tags.length > 0 && <TrackTags tags={tags} mostTags={mostTags} moreTags={moreTags} />,
        beside: "facts",
      }}
      picture={
        <span className="grid size-11 place-items-center rounded-sm border border-transparent bg-plum-faint text-plum">
          <Music2 aria-hidden="true" className="icon-md" />
        </span>
      }
    />
  );
}

const looks = { always: "", wide: "@max-[40rem]:sr-only", never: "sr-only" };

/**
 * CSS decides how many tags are visible, because the server doesn't know the width. Screen readers get all tags, so
 * the count is hidden from them.
 */
function TrackTags({ tags, mostTags, moreTags }: TrackTagsProps) {
  const visible = (index: number) =>
    index < mostTags.small ? "always" : index < mostTags.large ? "wide" : "never";
  const count = (most: number, className: string) =>
    tags.length > most && (
      <span
        aria-hidden="true"
        title={tags.slice(most).join(", ")}
        className={`font-semibold whitespace-nowrap ${className}`}
      >
        {moreTags(tags.length - most)}
      </span>
    );
  return (
    <>
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          <span className={looks[visible(index)]}>
            {index > 0 && <span className="before:content-['·_'/'']" />}
            <bdi>{tag}</bdi>
          </span>{" "}
        </Fragment>
      ))}
      {count(mostTags.small, "@min-[40rem]:hidden")}
      {count(mostTags.large, "@max-[40rem]:hidden")}
    </>
  );
}
