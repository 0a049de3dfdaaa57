import { asFields, flagOf, oneOf, textOf } from "../read/fields.ts";
import { isSocialProvider, type SocialProvider } from "../social-providers.ts";
import { companyTypes, type CompanyType } from "./rules/company-type.ts";

/** A logged-in client. Strings are empty if unknown. */
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** The new email address, until the user opens the link mailed to it. */
  pendingEmail: string | null;
  businessName: string;
  /** The account type; business if unknown. */
  companyType: CompanyType;
  agencyCode: string | null;
  /** Defaults to true, as does `receiveNewsletter`. */
  receiveProjectUpdates: boolean;
  receiveNewsletter: boolean;
};

/**
 * Parses a user. Returns null for a visitor: the input is not an object, or has neither an id nor an email address.
 */
export function readUser(input: unknown): User | null {
  const fields = asFields(input);
  if (!fields) return null;
  const email = textOf(fields, "email") ?? textOf(asFields(fields["credential"]) ?? {}, "email");
  const id = textOf(fields, "id", "uuid") ?? email;
  if (id === null) return null;
  return {
    id,
    firstName: textOf(fields, "firstName", "first_name") ?? "",
    lastName: textOf(fields, "lastName", "last_name") ?? "",
    email: email ?? "",
    pendingEmail: textOf(fields, "pending_email"),
    businessName: textOf(fields, "businessName") ?? "",
    companyType: oneOf(fields["companyType"], companyTypes) ?? companyTypes[0],
    agencyCode: textOf(fields, "agencyCode"),
    receiveProjectUpdates: flagOf(fields, "receiveProjectUpdates") ?? true,
    receiveNewsletter: flagOf(fields, "receiveNewsletter") ?? true,
  };
}

/** Reads the logged-in user from the response of `GET /api/session` or the page's initial data: `{user}`. */
export function readSession(input: unknown): User | null {
  return readUser(asFields(input)?.["user"]);
}

/** Reads the configured social log-ins from the same response, ignoring unknown ones; empty if missing. */
export function readProviders(input: unknown): SocialProvider[] {
  const providers = asFields(input)?.["providers"];
  return Array.isArray(providers) ? providers.filter(isSocialProvider) : [];
}
