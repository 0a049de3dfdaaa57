import { errorOf } from "../../errors.ts";
import { passwordLength } from "../../limits.ts";

/** Asking for a reset link needs an address; its shape is not judged, as every answer reads the same (spec section 5). */
export function checkForgot(form: { email: string }) {
  return form.email.trim() === "" ? errorOf("email_missing") : null;
}

/** The reset page's new password keeps sign-up's bounds (decisions, Identity). */
export function checkResetPassword(form: { password: string }) {
  const { password } = form;
  if (password === "") return errorOf("password_missing");
  if (password.length < passwordLength.reset) return errorOf("password_too_short");
  if (password.length > passwordLength.most) return errorOf("password_too_long");
  return null;
}
