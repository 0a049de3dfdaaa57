import { errorOf } from "../../errors.ts";
import { passwordLength } from "../../limits.ts";

/** Requires an email address, but doesn't check its format, because every response looks the same. */
export function checkForgot(form: { email: string }) {
  return form.email.trim() === "" ? errorOf("email_missing") : null;
}

/** Applies sign-up's password limits to the reset page. */
export function checkResetPassword(form: { password: string }) {
  const { password } = form;
  if (password === "") return errorOf("password_missing");
  if (password.length < passwordLength.reset) return errorOf("password_too_short");
  if (password.length > passwordLength.most) return errorOf("password_too_long");
  return null;
}
