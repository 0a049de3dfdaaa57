import { isCountryCode } from "../languages.ts";
import { passwordLength, textLength } from "../limits.ts";
import { signUpRefusalWords as words } from "../words/accounts.ts";
import { isEmail } from "./email.ts";
import type { Refusal } from "./refusal.ts";

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
 */
export function checkSignUp(form: SignUpForm): Refusal<SignUpField> | null {
  if (form.first_name.trim() === "") return { field: "first_name", message: words.firstName };
  if (form.last_name.trim() === "") return { field: "last_name", message: words.lastName };
  if (form.email.trim() === "") return { field: "email", message: words.email };
  if (!isEmail(form.email)) return { field: "email", message: words.emailShape };
  if (form.password === "") return { field: "password", message: words.password };
  if (form.password.length < passwordLength.signUp)
    return { field: "password", message: words.passwordShort };
  if (form.country.trim() === "") return { field: "country", message: words.country };
  return checkBounds(form);
}

function checkBounds(form: SignUpForm): Refusal<SignUpField> | null {
  for (const field of ["first_name", "last_name", "agency_name"] as const) {
    if ((form[field] ?? "").trim().length > textLength.name) return { field, message: words.nameLong };
  }
  if (form.password.length > passwordLength.most) return { field: "password", message: words.passwordLong };
  if (!isCountryCode(form.country)) return { field: "country", message: words.countryUnknown };
  return null;
}
