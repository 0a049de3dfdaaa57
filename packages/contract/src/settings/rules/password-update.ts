import { errorOf } from "../../errors.ts";
import { passwordLength } from "../../limits.ts";

/** The Password tab's fields, with their wire names. */
export type PasswordUpdateForm = { old_password: string; new_password: string; confirm_password: string };

/** Returns the first error in field order; the maximum length is checked last. */
export function checkPasswordUpdate(form: PasswordUpdateForm) {
  if (form.old_password === "") return errorOf("current_password_missing");
  if (form.new_password === "") return errorOf("new_password_missing");
  if (form.new_password.length < passwordLength.settings) {
    return errorOf("new_password_too_short");
  }
  if (form.new_password !== form.confirm_password) {
    return errorOf("new_passwords_differ");
  }
  if (form.new_password.length > passwordLength.most) return errorOf("new_password_too_long");
  return null;
}
