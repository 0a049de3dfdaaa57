import { errors } from "@earshot/contract/errors.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";

import { useTypedText } from "../use-typed-text.ts";

/** Product / Ad name. More than fits can be typed: nothing is cut off, the field says so instead. */
export function ProductName() {
  const field = useTypedText<HTMLInputElement>("productName");
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
