import { projectNameLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { projectNameErrorCopy as words } from "../copy.ts";

/**
 * The first thing wrong with a project's name, outer spaces aside (spec section 5). Exactly 100 characters pass,
 * although the message says "less than": the check decides, not its wording.
 */
export function checkProjectName(form: { name: string }): Refusal<"name"> | null {
  const { length } = form.name.trim();
  if (length === 0) return { field: "name", message: words.required };
  if (length < projectNameLength.least) return { field: "name", message: words.short };
  if (length > projectNameLength.most) return { field: "name", message: words.long };
  return null;
}

/** Whether the dialog's button may be pressed: a name that is too long can be, and is then refused with words. */
export function canSubmitProjectName(name: string): boolean {
  return name.trim().length >= projectNameLength.least;
}

/** The name as it is compared: unique in its account, case and outer spaces aside. */
export function projectNameKey(name: string): string {
  return name.trim().normalize("NFC").toLowerCase();
}
