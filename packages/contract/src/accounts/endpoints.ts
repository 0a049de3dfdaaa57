import { createRoute, z } from "@hono/zod-openapi";

import {
  bodyErrors,
  done,
  json,
  jsonOrFormBody,
  plainErrors,
  queryErrors,
  redirect,
} from "../endpoints/responses.ts";
import { formText, optionalText, text } from "../endpoints/values.ts";
import { companyTypes } from "../languages.ts";
import { paths } from "../paths.ts";
import { socialProviders } from "../social-providers.ts";

const user = z
  .strictObject({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    businessName: z.string(),
    companyType: z.enum(companyTypes),
    agencyCode: z.string().optional().describe("Left out when there is none."),
    receiveProjectUpdates: z.boolean(),
    receiveNewsletter: z.boolean(),
  })
  .openapi("User");

const portal = z.object({ portal: z.literal("client") });

const provider = z.string().describe("A configured provider, such as `google`.");

const returnTo = optionalText.openapi({ description: "A path of this site to come back to." });

const cameFrom = optionalText.openapi({
  description:
    "The provider that vouched for this person a moment ago: no password is needed, the e-mail is its.",
});

const rememberMe = z
  .union([z.literal("on"), z.boolean()])
  .nullish()
  .openapi({ description: "`on` keeps the session for 30 days; left out, for 12 hours." });

const backToThePage = redirect("To a form-encoded body, done or not: a page with the message.");

const signedUp = z
  .strictObject({ ...done.shape, redirect: z.string().describe("A path of this site to go to.") })
  .openapi("SignedUp");

const session = createRoute({
  ...paths.accounts.session,
  summary: "Who is logged in",
  description: "200 for everyone; `user` is null for a visitor.",
  responses: {
    200: json(
      z
        .strictObject({
          user: z.union([user, z.null()]),
          providers: z
            .array(z.enum(socialProviders))
            .optional()
            .describe("The social log-ins that are configured. Left out when there are none."),
        })
        .openapi("Session"),
      "Who is logged in.",
    ),
  },
});

const login = createRoute({
  ...paths.accounts.login,
  summary: "Log in",
  description: "Sets the session cookie. Never tells whether an account with that e-mail exists.",
  request: {
    params: portal,
    body: jsonOrFormBody(
      z
        .object({ email: text, password: text, remember_me: rememberMe, portal: optionalText })
        .openapi("LogIn"),
      z.object({ email: formText, password: formText, remember_me: optionalText, redirect: returnTo }),
    ),
  },
  responses: {
    200: json(done, "Logged in."),
    303: backToThePage,
    ...plainErrors(...bodyErrors, "wrong_credentials", "log_in_incomplete", "too_many_log_ins"),
  },
});

const register = createRoute({
  ...paths.accounts.register,
  summary: "Sign up",
  description:
    "Makes the account and logs in. The rules of sign-up are applied in their order; the first text is given.",
  request: {
    body: jsonOrFormBody(
      z
        .object({
          first_name: text,
          last_name: text,
          email: text,
          password: text,
          confirm_password: optionalText,
          agency_name: optionalText,
          country: text.describe("Two letters: AE, BE, CA, GB, US."),
          user_role: z.enum(companyTypes).default("business"),
          provider: cameFrom,
          redirect: returnTo,
        })
        .openapi("SignUp"),
      z.object({
        first_name: formText,
        last_name: formText,
        email: formText,
        password: formText,
        agency_name: formText,
        country: formText,
        user_role: formText,
        provider: cameFrom,
        redirect: returnTo,
      }),
    ),
  },
  responses: {
    200: json(signedUp, "Signed up and logged in."),
    303: backToThePage,
    ...plainErrors(
      ...bodyErrors,
      "email_taken",
      "first_name_missing",
      "last_name_missing",
      "email_missing",
      "email_invalid",
      "password_missing",
      "password_too_short",
      "password_too_long",
      "country_missing",
      "country_unknown",
      "name_too_long",
      "role_missing",
      "social_log_in_expired",
      "too_many_sign_ups",
    ),
  },
});

const logout = createRoute({
  ...paths.accounts.logout,
  summary: "Log out",
  description: "Ends the session; also fine without one. A call from another site is 403.",
  responses: {
    200: json(done, "Logged out."),
    303: redirect("To a browser's navigation: the landing page."),
    ...plainErrors("foreign_origin"),
  },
});

const forgot = createRoute({
  ...paths.accounts.forgot,
  summary: "Ask for a reset link",
  description: "The same answer, after the same time, whether the account exists or not.",
  request: {
    params: portal,
    body: jsonOrFormBody(
      z.object({ email: text }).openapi("Forgot"),
      z.object({ email: formText, redirect: returnTo }),
    ),
  },
  responses: {
    200: json(done, "A link is sent if the account exists."),
    303: backToThePage,
    ...plainErrors(...bodyErrors, "email_missing", "too_often"),
  },
});

const reset = createRoute({
  ...paths.accounts.reset,
  summary: "Set a new password by the link of a reset mail",
  description: "A link works once, for 30 minutes; after it, 401. Ends every session of the account.",
  request: {
    body: jsonOrFormBody(
      z.object({ token: text, password: text }).openapi("ResetPassword"),
      z.object({ token: formText, password: formText, redirect: returnTo }),
    ),
  },
  responses: {
    200: json(done, "The new password counts."),
    303: backToThePage,
    ...plainErrors(
      ...bodyErrors,
      "reset_link_expired",
      "password_missing",
      "password_too_short",
      "password_too_long",
      "too_many_resets",
    ),
  },
});

const socialLogin = createRoute({
  ...paths.accounts.socialLogin,
  summary: "Log in with a provider",
  description: "A browser's navigation. Only a configured provider is an endpoint; all else is a page.",
  request: {
    params: portal.extend({ provider }),
    query: z.object({ redirect: returnTo }),
  },
  responses: { 302: redirect("The provider's own page."), ...plainErrors(...queryErrors) },
});

const socialCallback = createRoute({
  ...paths.accounts.socialCallback,
  summary: "Where a provider sends the browser back",
  request: { params: z.object({ provider }) },
  responses: {
    302: redirect(
      "The page that log-in began at; for a new person the sign-up page, which asks for the country and the role; after a failure the log-in page with a message.",
    ),
  },
});

/** Session, log-in, sign-up and password reset. */
export const accounts = { session, login, register, logout, forgot, reset, socialLogin, socialCallback };
