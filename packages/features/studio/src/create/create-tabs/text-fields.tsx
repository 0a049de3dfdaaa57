import { errors } from "@earshot/contract/errors.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import { type RefObject, useRef } from "react";

import { useTypedText } from "../use-typed-text.ts";

/** Product / Ad name. Accepts text over the limit and shows an error instead of truncating it. */
export function ProductName({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const field = useTypedText("productName", ref);
  const isLong = field.value.trim().length > textLength.name;
  return (
    <TextField
      {...field}
      label={studioCopy.productName}
      placeholder={studioCopy.productNamePlaceholder}
      autoComplete="off"
      error={isLong ? errors.product_name_too_long.message : undefined}
    />
  );
}

/** What the ad is about. */
export function PromptField() {
  const field = useTypedText("prompt", useRef<HTMLTextAreaElement>(null));
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
