import { languages, tones } from "@earshot/contract/languages.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { voiceGenderCopy } from "@earshot/contract/voices/copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/picker-copy.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { formatAge } from "@earshot/contract/voices/rules/format-age.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { VoiceRow } from "@earshot/ui/audio/voice-row.tsx";
import { FilterChip } from "@earshot/ui/inputs/filter-chip.tsx";
import { FilterSelect } from "@earshot/ui/inputs/filter-select.tsx";

import type { VoiceSlot } from "../create/studio-form.ts";
import { CataloguePicker, type SelectDialogProps, useFavourite } from "./catalogue-picker.tsx";
import { type Filters, voices } from "./catalogue-queries.ts";
import { useSample } from "./use-sample.ts";

export interface SelectVoiceDialogProps extends SelectDialogProps<Voice> {
  /** The main voice or the additional one. */
  slot: VoiceSlot;
  /** The id of the current voice, which is listed first, followed by others in its language; or just a language. */
  first?: string;
}

const subtitles = { v1: selectVoiceCopy.subtitle, v2: selectVoiceCopy.subtitleAdditional };

const nameOf = ({ name }: Voice) => name;
const renderRow: PickerDialogProps<Voice>["renderRow"] = (voice, row) => (
  <VoiceChoice voice={voice} row={row} />
);

const languageOptions = [
  { value: "", label: selectVoiceCopy.allLanguages },
  ...languages.map(({ name }) => ({ value: name, label: name })),
];
const toneOptions = [
  { value: "", label: selectVoiceCopy.allTones },
  ...tones.filter((tone) => tone !== "").map((tone) => ({ value: tone, label: capitalized(tone) })),
];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const renderFilters = ({ language, gender, tone }: Filters, change: (filters: Filters) => void) => (
  <>
    <FilterSelect
      label={selectVoiceCopy.language}
      options={languageOptions}
      value={language ?? ""}
      onChange={(value) => change({ language: value })}
    />
    {(["female", "male"] as const).map((value) => (
      <FilterChip
        key={value}
        pressed={gender === value}
        onPress={() => change({ gender: gender === value ? "" : value })}
      >
        {voiceGenderCopy[value]}
      </FilterChip>
    ))}
    <FilterSelect
      label={selectVoiceCopy.tone}
      options={toneOptions}
      value={tone ?? ""}
      onChange={(value) => change({ tone: value })}
    />
  </>
);

/** The Select Voice dialog: search and filter the whole catalogue, listen, and choose one of the ad's two voices. */
export function SelectVoiceDialog({ slot, first, ...props }: SelectVoiceDialogProps) {
  return (
    <CataloguePicker
      {...props}
      catalogue={voices}
      copy={selectVoiceCopy}
      subtitle={subtitles[slot]}
      first={first ?? props.chosen?.id}
      favourites="favouriteVoices"
      recent="recentVoices"
      renderFilters={renderFilters}
      nameOf={nameOf}
      renderRow={renderRow}
    />
  );
}

interface VoiceChoiceProps {
  voice: Voice;
  row: Parameters<PickerDialogProps<Voice>["renderRow"]>[1];
}

function VoiceChoice({ voice, row }: VoiceChoiceProps) {
  const { id, name, imageUrl, gender, accent, language, tone, age, characteristics, sampleUrl } = voice;
  const { quality, samplePeaks, sampleMs } = voice;
  const favourite = useFavourite("favouriteVoices", id, name);
  const sample = useSample({
    key: `voice:${id}`,
    called: playerCopy.sampleOf(name),
    address: sampleUrl,
    seconds: sampleMs === null ? null : sampleMs / 1000,
    peaks: samplePeaks,
  });
  return (
    <VoiceRow
      {...row}
      name={name}
      {...(imageUrl !== null && { image: imageUrl })}
      gender={gender}
      accent={accent}
      language={language}
      tone={tone}
      age={formatAge(age)}
      characteristics={[...new Set(characteristics)]}
      {...(quality === "draft" && { draft: selectVoiceCopy.draft })}
      sample={sample}
      favourite={favourite}
    />
  );
}
