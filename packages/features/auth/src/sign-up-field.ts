import type { SignUpField } from "@earshot/contract/accounts/rules/sign-up.ts";
import { errors } from "@earshot/contract/errors.ts";

const fields: Record<string, SignUpField | "user_role"> = {
  [errors.first_name_missing.message]: "first_name",
  [errors.last_name_missing.message]: "last_name",
  [errors.email_missing.message]: "email",
  [errors.email_invalid.message]: "email",
  [errors.email_taken.message]: "email",
  [errors.password_missing.message]: "password",
  [errors.password_too_short.message]: "password",
  [errors.password_too_long.message]: "password",
  [errors.country_missing.message]: "country",
  [errors.country_unknown.message]: "country",
  [errors.role_missing.message]: "user_role",
};

/** The field of sign-up that the server's words are about, or null when they are about the whole. */
export function signUpFieldOf(message: string): SignUpField | "user_role" | null {
  return fields[message] ?? null;
}
