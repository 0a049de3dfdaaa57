import { type Tone, toneLabel, tones } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Select } from "@earshot/ui/inputs/select.tsx";

import { useStudioChoice, useStudioStore } from "../studio-form-provider.tsx";

const options = tones.map((tone) => ({ value: tone, label: toneLabel(tone) }));

/** The tone to speak in. */
export function ToneChoice() {
  const { tell } = useStudioStore();
  const tone = useStudioChoice((form) => form.tone);
  return (
    <Select
      label={studioCopy.tone}
      options={options}
      value={tone}
      onChange={(event) => tell({ type: "changed", change: { tone: event.currentTarget.value as Tone } })}
    />
  );
}
