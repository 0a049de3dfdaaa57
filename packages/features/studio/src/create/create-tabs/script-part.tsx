import { errors } from "@earshot/contract/errors.ts";
import { mostAdSeconds, textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { useId } from "react";

import { useTypedText } from "../use-typed-text.ts";
import { ScriptLength } from "./script-length.tsx";
import { useSpokenLength } from "./use-spoken-length.ts";

interface ScriptPartProps {
  /** Whether it is in sight. */
  shown: boolean;
}

/** One's own script, and how long it is. Of what is typed, the field alone is drawn anew. */
export function ScriptPart({ shown }: ScriptPartProps) {
  const seconds = useSpokenLength(shown);
  const length = useId();
  const tooLong = seconds !== null && seconds > mostAdSeconds;
  return (
    <div className="flex flex-col gap-1.5">
      <ScriptField
        describedBy={length}
        error={tooLong ? errors.script_too_long.message({ seconds }) : undefined}
      />
      <ScriptLength id={length} seconds={seconds} />
    </div>
  );
}

interface ScriptFieldProps {
  /** The id of what says its length. */
  describedBy: string;
  /** It lasts longer than an ad may. */
  error: string | undefined;
}

function ScriptField({ describedBy, error }: ScriptFieldProps) {
  const field = useTypedText<HTMLTextAreaElement>("script");
  const isLong = field.value.trim().length > textLength.prompt;
  return (
    <TextArea
      {...field}
      label={studioCopy.script}
      placeholder={studioCopy.scriptPlaceholder}
      rows={8}
      aria-describedby={describedBy}
      error={isLong ? errors.prompt_too_long.message : error}
    />
  );
}
