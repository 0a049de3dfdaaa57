import { signUpErrorCopy as words } from "../../accounts/copy.ts";
import { isEmail } from "../../accounts/rules/email.ts";
import { textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { agencyCodeCopy } from "../copy.ts";

/** The account form's texts, named as they are sent; what is left out stays as it was. */
export type AccountForm = Partial<
  Record<"businessName" | "firstName" | "lastName" | "email" | "agencyCode", string | null>
>;

/**
 * What the server refuses of the account form. No check runs in the browser and the required marks are visual only
 * (spec section 5), so names may be empty; an e-mail that is sent must look like one (decisions, Identity).
 */
export function checkAccount(form: AccountForm): Refusal<keyof AccountForm> | null {
  const { email } = form;
  if (typeof email === "string") {
    if (email.trim() === "") return { field: "email", message: words.email };
    if (!isEmail(email)) return { field: "email", message: words.emailShape };
  }
  for (const field of ["businessName", "firstName", "lastName"] as const) {
    if ((form[field] ?? "").trim().length > textLength.name) return { field, message: words.nameLong };
  }
  return (form.agencyCode ?? "").trim().length > textLength.agencyCode
    ? { field: "agencyCode", message: agencyCodeCopy.long }
    : null;
}
