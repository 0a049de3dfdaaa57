import { isCountryCode } from "../../languages.ts";
import { passwordLength, textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { signUpErrorCopy as words } from "../copy.ts";
import { isEmail } from "./email.ts";

/** What sign-up's first step asks, named as it is sent. */
export type SignUpForm = {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  agency_name?: string | null;
  country: string;
};

export type SignUpField = keyof SignUpForm;

/**
 * The first thing wrong with the form, in the order of spec section 5, or null. Bounds that the spec leaves open (the
 * longest names and password, a country that is not offered) come after its own seven.
 * @param by how the person will log in: who comes from a provider is asked for no password
 */
export function checkSignUp(
  form: SignUpForm,
  by: "password" | "provider" = "password",
): Refusal<SignUpField> | null {
  if (form.first_name.trim() === "") return { field: "first_name", message: words.firstName };
  if (form.last_name.trim() === "") return { field: "last_name", message: words.lastName };
  if (form.email.trim() === "") return { field: "email", message: words.email };
  if (!isEmail(form.email)) return { field: "email", message: words.emailShape };
  const short = by === "password" ? checkShortPassword(form.password) : null;
  if (short) return { field: "password", message: short };
  if (form.country.trim() === "") return { field: "country", message: words.country };
  return checkBounds(form);
}

function checkShortPassword(password: string): string | null {
  if (password === "") return words.password;
  return password.length < passwordLength.signUp ? words.passwordShort : null;
}

function checkBounds(form: SignUpForm): Refusal<SignUpField> | null {
  for (const field of ["first_name", "last_name", "agency_name"] as const) {
    if ((form[field] ?? "").trim().length > textLength.name) return { field, message: words.nameLong };
  }
  if (form.password.length > passwordLength.most) return { field: "password", message: words.passwordLong };
  if (!isCountryCode(form.country)) return { field: "country", message: words.countryUnknown };
  return null;
}
