import { textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { agencyCodeCopy } from "../copy.ts";

/** A code is required once its outer spaces are gone (spec section 5); it is sent and stored without them. */
export function checkAgencyCode(form: { agency_code: string }): Refusal<"agency_code"> | null {
  const { length } = form.agency_code.trim();
  if (length === 0) return { field: "agency_code", message: agencyCodeCopy.required };
  if (length > textLength.agencyCode) return { field: "agency_code", message: agencyCodeCopy.long };
  return null;
}
