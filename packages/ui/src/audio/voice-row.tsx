import type { PickerRow, RowSample } from "./picker-dialog/picker-row.ts";
import { RowFrame } from "./picker-dialog/row-frame.tsx";
import { Tag } from "./picker-dialog/tag.tsx";
import { Portrait } from "./voice-row/portrait.tsx";

/** How many characteristics stand there as tags (spec section 2). */
const MOST_TAGS = 2;

/** Facts stand beside each other as labels: each begins with a capital, where its script has them. */
const capital = (fact: string | undefined) => fact && fact.charAt(0).toLocaleUpperCase() + fact.slice(1);

export interface VoiceRowProps extends PickerRow {
  name: string;
  /** The portrait's address. Without one, or when it can't be loaded, the default user image stands there. */
  image?: string;
  /** The facts as they are to be read, "Middle Aged" and not "middle-aged". What is unknown or empty is left out. */
  gender?: string;
  accent?: string;
  language?: string;
  tone?: string;
  age?: string;
  /** What else is said of the voice: the first two stand there as tags. */
  characteristics?: readonly string[];
  /** Its sample; `state: "none"` when it has none. */
  sample: RowSample;
}

/** A voice in the Select Voice dialog: who it is, and how it sounds. Pressed anywhere but on its sample, it is chosen. */
export function VoiceRow(props: VoiceRowProps) {
  const { name, image, gender, accent, language, tone, age, characteristics = [], sample, ...row } = props;
  const tags = characteristics.slice(0, MOST_TAGS);
  return (
    <RowFrame
      {...row}
      words={{
        name,
        facts: [gender, accent, language, tone, age].map(capital),
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
