import { clsx } from "clsx";
import { useState } from "react";

import { PickerRow, type PickerRowProps, type RowSample } from "./picker-row/picker-row.tsx";
import { Tag } from "./picker-row/tag.tsx";

/** Characteristics shown as tags (spec section 2). */
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

/** Tints of the default user image, so that a list is no column of the same grey. */
const tints = [
  "bg-primary-soft text-primary",
  "bg-accent-faint text-accent-strong",
  "bg-plum-faint text-plum",
] as const;

/** By the name, so that a voice keeps its tint wherever it is listed. */
const tintOf = (name: string) =>
  tints[
    Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) %
      tints.length
  ];

/** 44 px round. Decoration: the name is beside it. */
function Portrait({ name, image }: { name: string; image: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={clsx("block size-11 overflow-hidden rounded-full border border-transparent", tintOf(name))}
    >
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          width={44}
          height={44}
          decoding="async"
          onError={() => setBroken(image)}
          className="size-full object-cover"
        />
      ) : (
        <svg viewBox="0 0 44 44" aria-hidden="true" fill="currentColor" className="size-full">
          <circle cx="22" cy="17" r="7.5" />
          <path d="M6.5 46c0-11 6-17.5 15.5-17.5S37.5 35 37.5 46Z" />
        </svg>
      )}
    </span>
  );
}
