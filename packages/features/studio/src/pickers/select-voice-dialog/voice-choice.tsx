import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import type { Voice } from "@earshot/contract/voices/read.ts";
import { formatAge } from "@earshot/contract/voices/rules/format-age.ts";
import type { PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { VoiceRow } from "@earshot/ui/audio/voice-row.tsx";

import { useSample } from "../use-sample.ts";

interface VoiceChoiceProps {
  voice: Voice;
  /** What the list tells its row. */
  row: Parameters<PickerDialogProps<Voice>["renderRow"]>[1];
}

/** A voice to listen to and to choose. */
export function VoiceChoice({ voice, row }: VoiceChoiceProps) {
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
