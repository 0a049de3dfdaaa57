import { errors } from "@earshot/contract/errors.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";

import { useTypedText } from "../use-typed-text.ts";

/** What the ad is about. */
export function PromptField() {
  const field = useTypedText<HTMLTextAreaElement>("prompt");
  const isLong = field.value.trim().length > textLength.prompt;
  return (
    <TextArea
      {...field}
      label={studioCopy.prompt}
      placeholder={studioCopy.promptPlaceholder}
      rows={8}
      error={isLong ? errors.prompt_too_long.message : undefined}
    />
  );
}
