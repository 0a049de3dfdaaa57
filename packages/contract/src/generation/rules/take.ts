import { textLength } from "../../limits.ts";
import { studioErrorOf } from "../../studio/errors.ts";

/** Checks a single line that is to be played on its own. */
export function checkTake({
  text,
  delivery_instructions,
}: {
  text: string;
  delivery_instructions?: string | null;
}) {
  if (!/[\p{L}\p{N}]/u.test(text)) return studioErrorOf("line_missing");
  if (text.trim().length > textLength.take) return studioErrorOf("line_too_long");
  return (delivery_instructions ?? "").trim().length > textLength.deliveryInstructions
    ? studioErrorOf("delivery_instructions_too_long")
    : null;
}
