import { errorOf } from "../../errors.ts";
import { projectNameLength } from "../../limits.ts";

/**
 * The first thing wrong with a project's name, outer spaces aside (spec section 5). Exactly 100 characters pass,
 * although the message says "less than": the check decides, not its wording.
 */
export function checkProjectName(form: { name: string }) {
  const { length } = form.name.trim();
  if (length === 0) return errorOf("project_name_missing");
  if (length < projectNameLength.least) return errorOf("project_name_too_short");
  if (length > projectNameLength.most) return errorOf("project_name_too_long");
  return null;
}

/** True when the dialog's button may be pressed. A name that is too long can be sent, and then gets its message. */
export function canSubmitProjectName(name: string): boolean {
  return name.trim().length >= projectNameLength.least;
}

/** The name as it is compared: unique in its account, case and outer spaces aside. */
export function projectNameKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}
