import { passwordLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { passwordErrorCopy as words } from "../copy.ts";

/** The Password tab's form, named as it is sent. */
export type PasswordUpdateForm = { old_password: string; new_password: string; confirm_password: string };

/** The first failure in the order of spec section 5; the longest length comes last. */
export function checkPasswordUpdate(form: PasswordUpdateForm): Refusal<keyof PasswordUpdateForm> | null {
  if (form.old_password === "") return { field: "old_password", message: words.current };
  if (form.new_password === "") return { field: "new_password", message: words.new };
  if (form.new_password.length < passwordLength.settings) {
    return { field: "new_password", message: words.short };
  }
  if (form.new_password !== form.confirm_password) {
    return { field: "confirm_password", message: words.differ };
  }
  if (form.new_password.length > passwordLength.most) return { field: "new_password", message: words.long };
  return null;
}
