import { companyTypes, type CompanyType } from "../languages.ts";
import { asFields, flagOf, oneOf, textOf } from "../read/fields.ts";
import { isSocialProvider, type SocialProvider } from "../social-providers.ts";

/** A logged-in client. Texts are empty when unknown. */
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  businessName: string;
  /** Business when unknown. */
  companyType: CompanyType;
  agencyCode: string | null;
  /** True unless explicitly false, as is the newsletter. */
  receiveProjectUpdates: boolean;
  receiveNewsletter: boolean;
};

/** Null for a visitor: anything that is no object, or has neither id nor e-mail. */
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
    businessName: textOf(fields, "businessName") ?? "",
    companyType: oneOf(fields["companyType"], companyTypes) ?? companyTypes[0],
    agencyCode: textOf(fields, "agencyCode"),
    receiveProjectUpdates: flagOf(fields, "receiveProjectUpdates") ?? true,
    receiveNewsletter: flagOf(fields, "receiveNewsletter") ?? true,
  };
}

/** Who is logged in, from the answer of `GET /api/session` or the page's initial data: `{user}`. */
export function readSession(input: unknown): User | null {
  return readUser(asFields(input)?.["user"]);
}

/** The social log-ins that are configured, from the same answer: those that we know, none when it does not say. */
export function readProviders(input: unknown): SocialProvider[] {
  const providers = asFields(input)?.["providers"];
  return Array.isArray(providers) ? providers.filter(isSocialProvider) : [];
}
