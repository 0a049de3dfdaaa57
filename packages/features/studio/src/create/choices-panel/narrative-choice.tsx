import { narratives } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { useId } from "react";

import { useStudioChoice, useStudioStore } from "../studio-form-provider.tsx";

const options = narratives.map((value) => ({ value, label: studioCopy.narrative[value] }));

/** Whether the ad says "we" or "they". */
export function NarrativeChoice() {
  const { tell } = useStudioStore();
  const narrative = useStudioChoice((form) => form.narrative);
  return (
    <SegmentedControl
      name={useId()}
      label={studioCopy.narrative.label}
      options={options}
      value={narrative}
      onChange={(next) => tell({ type: "changed", change: { narrative: next } })}
    />
  );
}
