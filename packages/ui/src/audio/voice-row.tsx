import { PickerRow, type PickerRowProps, type RowSample } from "./picker-row/picker-row.tsx";
import { Tag } from "./picker-row/tag.tsx";
import { Portrait } from "./portrait.tsx";

/** Number of characteristics shown as tags. */
const MOST_TAGS = 2;

const capitalize = (fact: string | undefined) => fact && fact.charAt(0).toLocaleUpperCase() + fact.slice(1);

export interface VoiceRowProps extends PickerRowProps {
  name: string;
  /** Address of the portrait. Without one, or when it can't be loaded, the default user image is shown. */
  image?: string;
  /** Facts as they are to be read, "Middle Aged" and not "middle-aged"; empty and unknown ones are left out. */
  gender?: string;
  accent?: string;
  language?: string;
  tone?: string;
  age?: string;
  /** The first two are shown as tags. */
  characteristics?: readonly string[];
  /** Its sample; `state: "none"` when it has none. */
  sample: RowSample;
}

/**
 * A voice in the Select Voice dialog: portrait, facts, sample, and the radio that selects it. A press anywhere but on the
 * sample selects it. Pass on everything that `PickerDialog` gives a row. No further buttons: keys move between two cells.
 *
 * Use instead: `Card` for the selected voice in the studio; `TrackRow` for music.
 *
 * Keyboard: as in `PickerDialog`.
 */
export function VoiceRow(props: VoiceRowProps) {
  const { name, image, gender, accent, language, tone, age, characteristics = [], sample, ...row } = props;
  const tags = characteristics.slice(0, MOST_TAGS);
  return (
    <PickerRow
      {...row}
      text={{
        name,
        facts: [gender, accent, language, tone, age].map(capitalize),
        tags: tags.length > 0 && (
          <span className="flex flex-wrap gap-1.5 @min-[40rem]:justify-end">
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
        tagsAt: "end",
      }}
      picture={<Portrait name={name} image={image} />}
      sample={sample}
    />
  );
}
