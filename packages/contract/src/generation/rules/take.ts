import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";

/** Checks a single line to be played. */
export function checkTake({
  text,
  delivery_instructions,
}: {
  text: string;
  delivery_instructions?: string | null;
}) {
  if (!/[\p{L}\p{N}]/u.test(text)) return errorOf("line_missing");
  if (text.trim().length > textLength.take) return errorOf("line_too_long");
  return (delivery_instructions ?? "").trim().length > textLength.deliveryInstructions
    ? errorOf("delivery_instructions_too_long")
    : null;
}
