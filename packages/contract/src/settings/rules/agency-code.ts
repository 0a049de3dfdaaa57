import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";

/** Requires a code that is not blank; it is sent and stored trimmed. */
export function checkAgencyCode(form: { agency_code: string }) {
  const { length } = form.agency_code.trim();
  if (length === 0) return errorOf("agency_code_missing");
  if (length > textLength.agencyCode) return errorOf("agency_code_too_long");
  return null;
}
