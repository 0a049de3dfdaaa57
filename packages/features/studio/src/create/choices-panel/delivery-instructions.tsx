import { errors } from "@earshot/contract/errors.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";

import { useTypedText } from "../use-typed-text.ts";

/** How the voice is to speak, in words. */
export function DeliveryInstructions() {
  const field = useTypedText<HTMLTextAreaElement>("deliveryInstructions");
  const isLong = field.value.trim().length > textLength.deliveryInstructions;
  return (
    <TextArea
      {...field}
      label={studioCopy.deliveryInstructions}
      placeholder={studioCopy.deliveryInstructionsPlaceholder}
      rows={3}
      error={isLong ? errors.delivery_instructions_too_long.message : undefined}
    />
  );
}
