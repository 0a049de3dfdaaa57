import { forgotCopy, logInCopy, logOutCopy } from "@earshot/contract/accounts/copy.ts";
import { emailChangeCopy, resetCopy, signUpCopy } from "@earshot/contract/accounts/form-copy.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { checkForgot, checkResetPassword } from "@earshot/contract/accounts/rules/password-reset.ts";
import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { checkSignUp } from "@earshot/contract/accounts/rules/sign-up.ts";
import { cookieNames, writeCookie } from "@earshot/contract/cookies.ts";
import { writeFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { afterLogIn, socialErrorAddress, socialSignUp } from "@earshot/contract/native-forms/native-forms.ts";
import { isSocialProvider, socialProviders } from "@earshot/contract/social-providers.ts";

import type { MockDb, Visitor } from "./mock-db.ts";
import { type Account, cancelPendingEmail, logIn } from "./mock-db/accounts.ts";
import { renewedGuest } from "./mock-db/owner.ts";
import { badGateway, crash, everywhere, instead, legacy, never, Reply, serve } from "./serve.ts";

/** Default responses: seeded accounts can log in, new ones can sign up. */
export const accountsHandlers = (mockDb: MockDb) =>
  serve(
    "accounts",
    {
      session({ request, reply }) {
        const { account } = mockDb.visitorOf(request);
        const body = {
          user: account?.user ?? null,
          ...(mockDb.providers.length > 0 && { providers: [...mockDb.providers] }),
        };
        return reply(200, body, account ? {} : renewedGuest(request));
      },

      login({ request, body, error }) {
        const invalid = checkLogIn(body);
        if (invalid) return error(invalid);
        const email = body.email.trim().toLowerCase();
        if (mockDb.isTooOften("logInPerEmail", email)) return error("too_many_log_ins");
        const found = mockDb.accounts.find(({ user }) => user.email === email);
        if (!found || found.password !== body.password) return error("wrong_credentials");
        logIn(mockDb, request, found);
        return { success: true, message: logInCopy.succeeded };
      },

      register({ request, body, error }) {
        const visitor = mockDb.visitorOf(request);
        const verified = body.provider ? verifiedEmail(visitor, body.provider) : null;
        if (body.provider && verified === null) return error("social_log_in_expired");
        const form = { ...body, email: verified ?? body.email, agency_name: body.agency_name ?? "" };
        const invalid = checkSignUp(form, verified === null ? "password" : "provider");
        if (invalid) return error(invalid);
        if (mockDb.isTooOften("register", visitor.key)) return error("too_many_sign_ups");
        const email = form.email.trim().toLowerCase();
        if (mockDb.accounts.some(({ user }) => user.email === email)) return error("email_taken");
        const account: Account = {
          user: {
            id: mockDb.nextId(),
            first_name: body.first_name.trim(),
            last_name: body.last_name.trim(),
            email,
            businessName: (body.agency_name ?? "").trim(),
            companyType: body.user_role === "agency" ? "agency" : "business",
            receiveProjectUpdates: true,
            receiveNewsletter: true,
          },
          password: body.password,
        };
        mockDb.accounts.push(account);
        visitor.social = null;
        const moved_ads = logIn(mockDb, request, account);
        const redirect = returnPath(body.redirect, afterLogIn);
        return { success: true, message: signUpCopy.succeeded, redirect, moved_ads };
      },

      logout({ request, reply }) {
        mockDb.visitorOf(request).account = null;
        const headers = { "Clear-Site-Data": '"cache"' };
        return request.headers.get("Sec-Fetch-Mode") === "navigate"
          ? new Reply(303, undefined, { Location: "/", ...headers })
          : reply(200, { success: true, message: logOutCopy.succeeded }, headers);
      },

      forgot({ body, error }) {
        const invalid = checkForgot(body);
        if (invalid) return error(invalid);
        const email = body.email.trim().toLowerCase();
        if (mockDb.isTooOften("forgotPerEmail", email)) return error("too_often");
        mockDb.resetTokens.set(mockDb.nextId(), email);
        return { success: true, message: forgotCopy.sent };
      },

      reset({ request, body, error }) {
        const invalid = checkResetPassword(body);
        if (invalid) return error(invalid);
        if (mockDb.isTooOften("reset", mockDb.visitorOf(request).key)) return error("too_many_resets");
        const email = mockDb.resetTokens.get(body.token);
        mockDb.resetTokens.delete(body.token);
        if (!email) return error("reset_link_expired");
        const account = mockDb.accounts.find(({ user }) => user.email === email);
        if (account) {
          account.password = body.password;
          cancelPendingEmail(mockDb, account);
          mockDb.endSessions(account);
        }
        return { success: true, message: resetCopy.succeeded };
      },

      confirmEmail({ body, error }) {
        const change = mockDb.emailChanges.get(body.token);
        if (!change || change.isConfirmed) return error("email_link_expired");
        const { account, newEmail } = change;
        if (mockDb.accounts.some(({ user }) => user.email === newEmail)) return error("email_link_expired");
        change.isConfirmed = true;
        account.user = { ...account.user, email: newEmail, pending_email: undefined };
        return { success: true, message: emailChangeCopy.confirm.succeeded };
      },

      cancelEmail({ body, error }) {
        const change = mockDb.emailChanges.get(body.token);
        if (!change) return error("email_link_expired");
        const { account, oldEmail } = change;
        mockDb.emailChanges.delete(body.token);
        cancelPendingEmail(mockDb, account);
        account.user = { ...account.user, email: oldEmail };
        mockDb.endSessions(account);
        return { success: true, message: emailChangeCopy.cancel.succeeded };
      },

      socialLogin: ({ request, params, query }) =>
        startSocialLogIn(mockDb, request, params.provider, query.redirect),

      socialCallback: ({ request, params }) => finishSocialLogIn(mockDb, request, params.provider),
    },
    // The site decides which providers to offer.
    socialProviders,
  );

const redirectTo = (Location: string, headers: Record<string, string> = {}) =>
  new Reply(302, undefined, { Location, ...headers });

/**
 * Redirects straight to the callback, because a mocked provider has no page. Tests add the provider's response to the
 * callback's query: `email` (default: the first account's), `email_verified`, `error`.
 */
function startSocialLogIn(mockDb: MockDb, request: Request, provider: string, redirect: unknown): Reply {
  if (!isSocialProvider(provider)) throw new Error(`Unknown provider ${provider}.`);
  mockDb.visitorOf(request).social = {
    step: "provider",
    provider,
    redirect: returnPath(redirect, afterLogIn),
  };
  return redirectTo(`/api/auth/callback/${provider}?state=mocked`);
}

/**
 * Logs in a user with a known email. Redirects to sign-up if the email is unknown, and to the log-in page on an
 * error.
 */
function finishSocialLogIn(mockDb: MockDb, request: Request, provider: string): Reply {
  const visitor = mockDb.visitorOf(request);
  const { social } = visitor;
  visitor.social = null;
  if (social?.step !== "provider" || social.provider !== provider)
    return redirectTo(socialErrorAddress("social_log_in_expired", afterLogIn));
  const { redirect } = social;
  const search = new URL(request.url).searchParams;
  if (search.has("error")) return redirectTo(socialErrorAddress("social_log_in_cancelled", redirect));
  if (search.get("email_verified") === "false")
    return redirectTo(socialErrorAddress("social_email_unverified", redirect));
  const email = search.get("email") ?? mockDb.accounts[0]?.user.email ?? "";
  const account = mockDb.accounts.find(({ user }) => user.email === email);
  if (account) {
    logIn(mockDb, request, account);
    return redirectTo(redirect);
  }
  visitor.social = { step: "sign-up", provider: social.provider, email };
  const prefilled = writeFormValues("/client/signup", { email });
  return redirectTo(socialSignUp(social.provider, redirect), {
    "Set-Cookie": writeCookie(cookieNames.formValues, prefilled, { httpOnly: true }),
  });
}

/** The email that this provider has just verified, or null. */
function verifiedEmail({ social }: Visitor, provider: string): string | null {
  return social?.step === "sign-up" && social.provider === provider ? social.email : null;
}

/** A user with the older field names, which the client still reads. */
const olderUser = {
  uuid: "usr_nora",
  firstName: "Nora",
  lastName: "Lindqvist",
  credential: { email: "nora@kettle.example" },
  businessName: "Kettle",
  companyType: "business",
};

/** Named non-default responses. The key is also the story's name and `?scenario=accounts.<key>`. */
export const accountsScenarios = {
  /** Log-in, sign-up, log-out and the reset email stay pending. */
  SlowAnswer: instead("accounts", { login: never, logout: never, register: never, forgot: never }),
  /** The session check stays pending; pages render without it. */
  SlowSession: instead("accounts", { session: never }),
  /** Log-in fails because the password is wrong. */
  WrongPassword: instead("accounts", { login: "wrong_credentials" }),
  /** Too many log-ins, sign-ups and reset emails. */
  TooManyTries: instead("accounts", {
    login: "too_many_log_ins",
    register: "too_many_sign_ups",
    forgot: "too_often",
  }),
  /** Google and LinkedIn are offered to a visitor. */
  SocialLogIn: instead("accounts", {
    session: () => ({ user: null, providers: ["google", "linkedin"] }),
  }),
  /** The user has the older field names. */
  LegacyNames: instead("accounts", { session: () => legacy({ user: olderUser }) }),
  /** A proxy responds with an HTML page, whose text is not shown. */
  BadGateway: everywhere("accounts", badGateway),
  /** The server doesn't respond. */
  Down: everywhere("accounts", crash),
};
