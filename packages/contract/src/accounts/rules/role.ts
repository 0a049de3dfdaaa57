import { isCompanyType } from "../../languages.ts";
import type { Refusal } from "../../rule-error.ts";
import { signUpErrorCopy as words } from "../copy.ts";

/** Sign-up's second step: a role must be chosen before Get Started is enabled (spec section 5). */
export function checkRole(form: { user_role: string }): Refusal<"user_role"> | null {
  return isCompanyType(form.user_role) ? null : { field: "user_role", message: words.role };
}
