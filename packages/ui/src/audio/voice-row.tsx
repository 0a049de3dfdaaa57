import { Fragment } from "react";

import { type Favourite, PickerRow, type PickerRowProps, type RowSample } from "./picker-row/picker-row.tsx";
import { Tag } from "./picker-row/tag.tsx";
import { Portrait } from "./portrait.tsx";

/** How many characteristics are shown as tags. */
const MOST_TAGS = 2;

const capitalize = (fact: string | undefined) => fact && fact.charAt(0).toLocaleUpperCase() + fact.slice(1);

export interface VoiceRowProps extends PickerRowProps {
  name: string;
  /** The portrait's URL, which replaces the initial. If it can't be loaded, the default user image is shown. */
  image?: string;
  /** Facts as displayed: "Middle Aged" rather than "middle-aged". Empty and unknown ones are omitted. */
  gender?: string;
  accent?: string;
  language?: string;
  tone?: string;
  age?: string;
  /** Characteristics, of which the first two are shown as tags. */
  characteristics?: readonly string[];
  /** The label for a voice that is hard to understand: "Draft". Shown before the tags. */
  draft?: string | undefined;
  /** The voice's sample; `state: "none"` if it has none. */
  sample: RowSample;
  favourite?: Favourite | undefined;
}

/**
 * A voice in the Select Voice dialog: portrait, facts, sample, and the radio that selects it. A press anywhere except
 * on the sample or the favourite button selects it. Pass on all props that `PickerDialog` gives a row.
 *
 * Use instead: `Card` for the selected voice in the studio; `TrackRow` for music.
 *
 * Keyboard: as in `PickerDialog`.
 */
export function VoiceRow(props: VoiceRowProps) {
  const { name, image, gender, accent, language, tone, age, characteristics = [], draft, ...row } = props;
  const tags = characteristics.slice(0, MOST_TAGS);
  return (
    <PickerRow
      {...row}
      text={{
        name,
        facts: [gender, accent, language, tone, age].map(capitalize),
        tags: (tags.length > 0 || draft !== undefined) && (
          <>
            {draft !== undefined && <Tag isOutlined>{draft}</Tag>}{" "}
            {tags.map((tag) => (
              <Fragment key={tag}>
                <Tag>{tag}</Tag>{" "}
              </Fragment>
            ))}
          </>
        ),
        beside: "tags",
      }}
      picture={<Portrait name={name} image={image} />}
    />
  );
}
