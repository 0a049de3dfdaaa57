import { logInCopy, logOutCopy } from "@earshot/contract/accounts/copy.ts";
import { signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { type CompanyType, isCompanyType } from "@earshot/contract/accounts/rules/company-type.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { checkRole, checkSignUp } from "@earshot/contract/accounts/rules/sign-up.ts";
import { ApiError, assertValid } from "@earshot/contract/api-error.ts";
import type { rateLimits } from "@earshot/contract/limits.ts";
import { afterLogIn } from "@earshot/contract/native-forms/native-forms.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import { fingerprint } from "../fingerprint.ts";
import type { LimitConcurrent } from "../http/limit-concurrent.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { DeviceCookies } from "./device-cookie.ts";
import type { EmailChanges } from "./email-changes.ts";
import { emailKey } from "./email-key.ts";
import type { GuestMigration } from "./migrate-guest.ts";
import type { Owners } from "./owners.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Client, Sessions } from "./sessions.ts";
import type { SealedCookie } from "./social-cookies.ts";
import type { SocialPerson } from "./social-exchange.ts";
import type { AccountsStore } from "./store.ts";

type Accounts = {
  store: AccountsStore;
  sessions: Sessions;
  owners: Owners;
  migration: GuestMigration;
  limits: RateLimits;
  /** Limits how many passwords are hashed at once. */
  limitHashing: LimitConcurrent;
  /** Configured social log-ins. */
  providers: SocialProvider[];
  /** The cookie that holds a new user identified by a provider. */
  newcomer: SealedCookie<SocialPerson>;
  emailChanges: Pick<EmailChanges, "pendingOf">;
  devices: DeviceCookies;
};

/** Session, log-in, sign-up and log-out. */
export function accountsRoutes(accounts: Accounts): HandlersOf<"accounts"> {
  const {
    store,
    sessions,
    owners,
    migration,
    limits,
    providers,
    newcomer,
    emailChanges,
    devices,
    limitHashing,
  } = accounts;

  /**
   * The provider that identified the user who is signing up; null if they use a password. Throws `ApiError` if the
   * named provider did not identify them.
   */
  async function vouchedFor(request: Request, provider: string | null | undefined) {
    if (!provider) return null;
    const person = await newcomer.read(request);
    if (!person?.email || person.provider !== provider) throw new ApiError("social_log_in_expired");
    return { ...person, email: person.email };
  }

  return {
    async session({ request }) {
      const { client, headers } = await sessions.read(request);
      if (client) {
        await migration.finish(client.id);
        await migration.claimDataInCookie(request, client.id, headers);
      } else owners.renew(request, headers);
      const pendingEmail = client && (await emailChanges.pendingOf(client.id));
      const body = {
        user: client && userOf(client, pendingEmail),
        ...(providers.length > 0 && { providers }),
      };
      return { status: 200, body, headers };
    },

    async login({ request, body, visitor }) {
      assertValid(checkLogIn(body));
      await limits.spend("everyLogInPerAddress", visitor.address, "too_many_log_ins");
      const email = emailKey(body.email);
      const found = await store.findByEmail(email);
      const device = found && devices.idOf(request, found.userId);
      const attempts: [keyof typeof rateLimits, string][] = device
        ? [["logInPerDevice", device]]
        : [
            ["logInPerAddress", visitor.address],
            ["logInPerEmail", fingerprint(email)],
          ];
      for (const [name, key] of attempts) await limits.spend(name, key, "too_many_log_ins");
      // The client is read only when the check's turn comes, because a reset may have changed the password by then.
      const check = async () => {
        const client = await store.findByEmail(email);
        return (await isPassword(body.password, client?.password ?? null)) ? client : null;
      };
      const client = await limitHashing(visitor.address, check, request.signal);
      if (!client?.passwordId) throw new ApiError("wrong_credentials");
      const { userId, passwordId } = client;
      const isRemembered = body.remember_me === "on" || body.remember_me === true;
      const headers = await sessions.open(request, { userId, logInId: passwordId, isRemembered });
      if (!headers) throw new ApiError("wrong_credentials");
      for (const [name, key] of attempts) await limits.giveBack(name, key);
      if (!device) headers.append("Set-Cookie", devices.cookieFor(userId));
      await migration.claimCookie(request, userId, headers);
      return { status: 200, body: { success: true, message: logInCopy.succeeded }, headers };
    },

    async register({ request, body: sent, visitor }) {
      const person = await vouchedFor(request, sent.provider);
      const email = person?.email ?? sent.email;
      const form = { ...sent, email, agency_name: sent.agency_name ?? "" };
      assertValid(checkSignUp(form, person ? "provider" : "password") ?? checkRole(sent));
      await limits.spend("register", visitor.address, "too_many_sign_ups");
      const client = {
        email: emailKey(email),
        firstName: sent.first_name.trim(),
        lastName: sent.last_name.trim(),
        businessName: sent.agency_name?.trim() ?? "",
        companyType: companyTypeOf(sent.user_role),
        country: sent.country,
      };
      const logIn = person ?? {
        password: await limitHashing(visitor.address, () => hashPassword(sent.password), request.signal),
      };
      const created = await store.create(client, logIn);
      const headers = created && (await sessions.open(request, { ...created, isRemembered: false }));
      if (!headers) throw new ApiError("email_taken");
      const { userId } = created;
      const movedAds = await migration.claimCookie(request, userId, headers);
      headers.append("Set-Cookie", devices.cookieFor(userId));
      if (person) headers.append("Set-Cookie", newcomer.clear);
      const redirect = returnPath(sent.redirect, afterLogIn);
      const body = { success: true, message: signUpCopy.succeeded, redirect, moved_ads: movedAds } as const;
      return { status: 200, body, headers };
    },

    async logout({ request }) {
      const headers = await sessions.end(request);
      // The browser must not show pages with personal data from its cache.
      headers.set("Clear-Site-Data", '"cache"');
      if (!isNavigation(request.headers))
        return { status: 200, body: { success: true, message: logOutCopy.succeeded }, headers };
      headers.set("Location", "/");
      return { status: 303, body: undefined, headers };
    },
  };
}

/** Returns "business" for an unknown company type. */
function companyTypeOf(text: string): CompanyType {
  return isCompanyType(text) ? text : "business";
}

/** Converts a client to the contract's user. */
function userOf(client: Client, pendingEmail: string | null) {
  return {
    id: client.id,
    first_name: client.firstName,
    last_name: client.lastName,
    email: client.email,
    ...(pendingEmail !== null && { pending_email: pendingEmail }),
    businessName: client.businessName,
    companyType: companyTypeOf(client.companyType),
    ...(client.agencyCode != null && { agencyCode: client.agencyCode }),
    receiveProjectUpdates: client.receiveProjectUpdates,
    receiveNewsletter: client.receiveNewsletter,
  };
}

/** Distinguishes a browser's navigation from a script's request. */
function isNavigation(headers: Headers): boolean {
  const mode = headers.get("Sec-Fetch-Mode");
  return mode === null ? (headers.get("Accept") ?? "").includes("text/html") : mode === "navigate";
}
