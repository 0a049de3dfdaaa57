import { type CompanyType, isCompanyType } from "@earshot/contract/languages.ts";
import { checkLogIn } from "@earshot/contract/rules/log-in.ts";
import { afterLogIn } from "@earshot/contract/rules/native-forms.ts";
import { returnPath } from "@earshot/contract/rules/return-path.ts";
import { checkRole } from "@earshot/contract/rules/role.ts";
import { checkSignUp } from "@earshot/contract/rules/sign-up.ts";
import { logInWords, logOutWords, signUpWords } from "@earshot/contract/words/accounts.ts";
import { tooOftenWords } from "@earshot/contract/words/refusals.ts";

import { fingerprint } from "../fingerprint.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { mustPass, Refused } from "../http/refused.ts";
import type { AnswersOf } from "../http/routes.ts";
import { emailKey } from "./email-key.ts";
import { guestIn, noGuestCookie } from "./guest-cookie.ts";
import type { GuestMoves } from "./guest-moves.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { Client, Sessions } from "./sessions.ts";
import type { AccountsStore } from "./store.ts";

type Accounts = {
  store: AccountsStore;
  sessions: Sessions;
  moves: GuestMoves;
  limits: RateLimits;
};

/** Who is logged in, log-in, sign-up and log-out. */
export function accountsRoutes({ store, sessions, moves, limits }: Accounts): AnswersOf<"accounts"> {
  /** What somebody had as a guest is the client's, and the guest is no more. */
  async function welcome(request: Request, userId: string, headers: Headers): Promise<void> {
    const guestId = guestIn(request);
    if (!guestId) return;
    await moves.claim(guestId, userId);
    headers.append("Set-Cookie", noGuestCookie);
  }

  return {
    async session({ request }) {
      const { client, headers } = await sessions.read(request);
      if (client) {
        await moves.finish(client.id);
        await welcome(request, client.id, headers);
      }
      return { status: 200, body: { user: client && userOf(client) }, headers };
    },

    async login({ request, body, visitor }) {
      mustPass(checkLogIn(body));
      const email = emailKey(body.email);
      await limits.spend("logInPerAddress", visitor.address, tooOftenWords.logIn);
      await limits.spend("logInPerEmail", fingerprint(email), tooOftenWords.logIn);
      const found = await store.findByEmail(email);
      if (!(await isPassword(body.password, found?.password ?? null)) || !found)
        throw new Refused(401, logInWords.wrongCredentials);
      const isRemembered = body.remember_me === "on" || body.remember_me === true;
      const headers = await sessions.open({ userId: found.userId, isRemembered });
      await welcome(request, found.userId, headers);
      return { status: 200, body: { success: true, message: logInWords.succeeded }, headers };
    },

    async register({ request, body, visitor }) {
      mustPass(checkSignUp({ ...body, agency_name: body.agency_name ?? "" }) ?? checkRole(body));
      await limits.spend("register", visitor.address, tooOftenWords.register);
      const client = {
        email: emailKey(body.email),
        firstName: body.first_name.trim(),
        lastName: body.last_name.trim(),
        businessName: body.agency_name?.trim() ?? "",
        companyType: companyTypeOf(body.user_role),
        country: body.country,
      };
      const userId = await store.create(client, await hashPassword(body.password));
      if (userId === null) throw new Refused(409, signUpWords.emailTaken);
      const headers = await sessions.open({ userId, isRemembered: false });
      await welcome(request, userId, headers);
      const redirect = returnPath(body.redirect, afterLogIn);
      return { status: 200, body: { success: true, message: signUpWords.succeeded, redirect }, headers };
    },

    async logout({ request }) {
      const headers = await sessions.end(request);
      if (!isNavigation(request.headers))
        return { status: 200, body: { success: true, message: logOutWords.succeeded }, headers };
      headers.set("Location", "/");
      return { status: 303, body: undefined, headers };
    },
  };
}

/** Business is what a client is who never said (spec section 3). */
function companyTypeOf(text: string): CompanyType {
  return isCompanyType(text) ? text : "business";
}

/** A client as the contract shows one. */
function userOf(client: Client) {
  return {
    id: client.id,
    first_name: client.firstName,
    last_name: client.lastName,
    email: client.email,
    businessName: client.businessName,
    companyType: companyTypeOf(client.companyType),
    ...(client.agencyCode != null && { agencyCode: client.agencyCode }),
    receiveProjectUpdates: client.receiveProjectUpdates,
    receiveNewsletter: client.receiveNewsletter,
  };
}

/** Whether a browser goes to the address itself, rather than a script asking. */
function isNavigation(headers: Headers): boolean {
  const mode = headers.get("Sec-Fetch-Mode");
  return mode === null ? (headers.get("Accept") ?? "").includes("text/html") : mode === "navigate";
}
