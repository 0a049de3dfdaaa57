import { signUpErrorCopy as words, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import type { SignUpField } from "@earshot/contract/accounts/rules/sign-up.ts";

const fields: Record<string, SignUpField | "user_role"> = {
  [words.firstName]: "first_name",
  [words.lastName]: "last_name",
  [words.email]: "email",
  [words.emailShape]: "email",
  [signUpCopy.emailTaken]: "email",
  [words.password]: "password",
  [words.passwordShort]: "password",
  [words.passwordLong]: "password",
  [words.country]: "country",
  [words.countryUnknown]: "country",
  [words.role]: "user_role",
};

/** The field of sign-up that the server's words are about, or null when they are about the whole. */
export function signUpFieldOf(message: string): SignUpField | "user_role" | null {
  return fields[message] ?? null;
}
