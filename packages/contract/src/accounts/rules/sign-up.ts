import { errorOf } from "../../errors.ts";
import { isCountryCode } from "../../languages.ts";
import { passwordLength, textLength } from "../../limits.ts";
import { isCompanyType } from "./company-type.ts";
import { isEmail } from "./email.ts";

/** The fields in sign-up's first step, with their wire names. */
export type SignUpForm = {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  agency_name?: string | null;
  country: string;
};

/**
 * Returns the first error in the form, in field order, or null. Maximum lengths and unsupported countries, which the
 * form itself prevents, are checked last.
 * @param by how the user will log in; with a provider, no password is required
 */
export function checkSignUp(form: SignUpForm, by: "password" | "provider" = "password") {
  if (form.first_name.trim() === "") return errorOf("first_name_missing");
  if (form.last_name.trim() === "") return errorOf("last_name_missing");
  if (form.email.trim() === "") return errorOf("email_missing");
  if (!isEmail(form.email)) return errorOf("email_invalid");
  const wrongPassword = by === "password" ? checkPasswordLength(form.password) : null;
  if (wrongPassword) return wrongPassword;
  if (form.country.trim() === "") return errorOf("country_missing");
  return checkBounds(form);
}

function checkPasswordLength(password: string) {
  if (password === "") return errorOf("password_missing");
  return password.length < passwordLength.signUp ? errorOf("password_too_short") : null;
}

function checkBounds(form: SignUpForm) {
  for (const field of ["first_name", "last_name", "agency_name"] as const) {
    if ((form[field] ?? "").trim().length > textLength.name) return errorOf("name_too_long", { field });
  }
  if (form.password.length > passwordLength.most) return errorOf("password_too_long");
  if (!isCountryCode(form.country)) return errorOf("country_unknown");
  return null;
}

/** Sign-up's second step: a role must be chosen before Get Started is enabled. */
export function checkRole(form: { user_role: string }) {
  return isCompanyType(form.user_role) ? null : errorOf("role_missing");
}
