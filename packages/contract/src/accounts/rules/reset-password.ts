import { passwordLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { signUpErrorCopy as words } from "../copy.ts";

/** The reset page's new password keeps sign-up's bounds (decisions, Identity). */
export function checkResetPassword(form: { password: string }): Refusal<"password"> | null {
  const { password } = form;
  if (password === "") return { field: "password", message: words.password };
  if (password.length < passwordLength.reset) return { field: "password", message: words.passwordShort };
  if (password.length > passwordLength.most) return { field: "password", message: words.passwordLong };
  return null;
}
