import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { type Voice } from "@earshot/contract/voices/read.ts";
import { formatAge } from "@earshot/contract/voices/rules/format-age.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { VoiceRow } from "@earshot/ui/audio/voice-row.tsx";

import { type VoiceSlot } from "../create/studio-form.ts";
import { CataloguePicker, type SelectDialogProps } from "./catalogue-picker.tsx";
import { voices } from "./catalogue-queries.ts";
import { useSample } from "./use-sample.ts";

export interface SelectVoiceDialogProps extends SelectDialogProps<Voice> {
  /** The main voice or the additional one. */
  slot: VoiceSlot;
}

const subtitles = { v1: selectVoiceCopy.subtitle, v2: selectVoiceCopy.subtitleAdditional };

const nameOf = ({ name }: Voice) => name;
const renderRow: PickerDialogProps<Voice>["renderRow"] = (voice, row) => (
  <VoiceChoice voice={voice} row={row} />
);

/** The Select Voice dialog: search the whole catalogue, listen, and choose either of the two voices. */
export function SelectVoiceDialog({ slot, ...props }: SelectVoiceDialogProps) {
  return (
    <CataloguePicker
      {...props}
      catalogue={voices}
      copy={selectVoiceCopy}
      subtitle={subtitles[slot]}
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
  const sample = useSample({
    key: `voice:${id}`,
    called: playerCopy.sampleOf(name),
    address: sampleUrl,
    seconds: null,
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
      sample={sample}
    />
  );
}
