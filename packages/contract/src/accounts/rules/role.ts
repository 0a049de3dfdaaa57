import { errorOf } from "../../errors.ts";
import { isCompanyType } from "../../languages.ts";

/** Sign-up's second step: a role must be chosen before Get Started is enabled (spec section 5). */
export function checkRole(form: { user_role: string }) {
  return isCompanyType(form.user_role) ? null : errorOf("role_missing");
}
