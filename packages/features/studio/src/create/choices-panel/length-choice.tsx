import { type AdLength, adLengths } from "@earshot/contract/languages.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { useId } from "react";

import { useStudioChoice, useStudioStore } from "../studio-form-provider.tsx";

type Option = `${AdLength}`;

const options = adLengths.map((seconds) => ({
  value: String(seconds) as Option,
  label: studioCopy.lengthOption(seconds),
}));

/** How long the ad is to last. */
export function LengthChoice() {
  const { tell } = useStudioStore();
  const length = useStudioChoice((form) => form.length);
  return (
    <SegmentedControl
      name={useId()}
      label={studioCopy.length}
      options={options}
      value={`${length}`}
      onChange={(next) => tell({ type: "changed", change: { length: Number(next) as AdLength } })}
    />
  );
}
