import { adInfoCopy } from "@earshot/contract/ads/copy.ts";
import { estimatedScriptLength } from "@earshot/contract/generation/rules/script-length.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";

import { useStudioChoice } from "../studio-form-provider.tsx";
import { besideChosen } from "./beside-chosen.ts";

interface ScriptLengthProps {
  /** Ties it to the field. */
  id: string;
  /** Whole seconds that the voice will need; null while that is not known. */
  seconds: number | null;
}

/** The estimate by letters, and below it the time that the voice will need, beside the length that was chosen. */
export function ScriptLength({ id, seconds }: ScriptLengthProps) {
  const estimate = useStudioChoice(({ productName, script }) => estimatedScriptLength(productName, script));
  const chosen = useStudioChoice((form) => form.length);
  return (
    <div id={id} className="text-sm text-ink-2 tabular-nums">
      <p>
        {studioCopy.estimatedLength}:{" "}
        <span className="font-semibold text-ink">{adInfoCopy.seconds(estimate)}</span>
      </p>
      {/* Its line is kept: the page must not move when the answer comes. */}
      <p className="min-h-[2lh] sm:min-h-[1lh]">
        {seconds !== null && (
          <>
            {studioCopy.spokenLength(seconds)} · {besideChosen(seconds, chosen)}
          </>
        )}
      </p>
    </div>
  );
}
