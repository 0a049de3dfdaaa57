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
import { formText, optionalText, text, verbatimFormText, verbatimText } from "../endpoints/values.ts";
import { paths } from "../paths.ts";
import { socialProviders } from "../social-providers.ts";
import { companyTypes } from "./rules/company-type.ts";

const user = z
  .strictObject({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    pending_email: z
      .string()
      .optional()
      .describe("The new e-mail until the link mailed to it is opened. Omitted if there is none."),
    businessName: z.string(),
    companyType: z.enum(companyTypes),
    agencyCode: z.string().optional().describe("Omitted if there is none."),
    receiveProjectUpdates: z.boolean(),
    receiveNewsletter: z.boolean(),
  })
  .openapi("User");

const portal = z.object({ portal: z.literal("client") });

const provider = z.string().describe("A configured provider, such as `google`.");

const returnTo = optionalText.openapi({ description: "The path of this site to return to." });

const cameFrom = optionalText.openapi({
  description:
    "The provider that the user has just logged in with: no password is needed, and the e-mail is the provider's.",
});

const rememberMe = z
  .union([z.literal("on"), z.boolean()])
  .nullish()
  .openapi({ description: "`on` keeps the session for 30 days, otherwise 12 hours." });

const backToThePage = redirect("Reply to a form-encoded body, successful or not: a page with the message.");

const signedUp = z
  .strictObject({
    ...done.shape,
    redirect: z.string().describe("The path of this site to go to."),
    moved_ads: z.int().nonnegative().describe("Ads of the guest that moved to the account."),
  })
  .openapi("SignedUp");

const session = createRoute({
  ...paths.accounts.session,
  summary: "Get the logged-in user",
  description: "Always 200; `user` is null if nobody is logged in.",
  responses: {
    200: json(
      z
        .strictObject({
          user: z.union([user, z.null()]),
          providers: z
            .array(z.enum(socialProviders))
            .optional()
            .describe("The configured social log-ins. Omitted if there are none."),
        })
        .openapi("Session"),
      "The session.",
    ),
  },
});

const login = createRoute({
  ...paths.accounts.login,
  summary: "Log in",
  description: "Sets the session cookie. Does not reveal whether an account with that e-mail exists.",
  request: {
    params: portal,
    body: jsonOrFormBody(
      z
        .object({ email: text, password: verbatimText, remember_me: rememberMe, portal: optionalText })
        .openapi("LogIn"),
      z.object({
        email: formText,
        password: verbatimFormText,
        remember_me: optionalText,
        redirect: returnTo,
      }),
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
  description: "Creates the account and logs in. The first violated rule is reported.",
  request: {
    body: jsonOrFormBody(
      z
        .object({
          first_name: text,
          last_name: text,
          email: text,
          password: verbatimText,
          confirm_password: verbatimText.nullish(),
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
        password: verbatimFormText,
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
  description: "Ends the session; succeeds without one, too. A request from another site is 403.",
  responses: {
    200: json(done, "Logged out."),
    303: redirect("Reply to a browser's navigation: the landing page."),
    ...plainErrors("foreign_origin"),
  },
});

const forgot = createRoute({
  ...paths.accounts.forgot,
  summary: "Ask for a reset link",
  description: "The response and its timing are the same whether the account exists or not.",
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
  summary: "Set a new password with the link of a reset e-mail",
  description: "A link works once, within 30 minutes; otherwise 401. Ends every session of the account.",
  request: {
    body: jsonOrFormBody(
      z.object({ token: verbatimText, password: verbatimText }).openapi("ResetPassword"),
      z.object({ token: verbatimFormText, password: verbatimFormText, redirect: returnTo }),
    ),
  },
  responses: {
    200: json(done, "Changed."),
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

const mailedToken = jsonOrFormBody(
  z.object({ token: verbatimText }).openapi("MailedToken"),
  z.object({ token: verbatimFormText }),
);

const confirmEmail = createRoute({
  ...paths.accounts.confirmEmail,
  summary: "Confirm a changed e-mail with the link mailed to the new address",
  description: "A link works once, within 24 hours; otherwise 401. From then on the new address logs in.",
  request: { body: mailedToken },
  responses: {
    200: json(done, "Changed."),
    303: backToThePage,
    ...plainErrors(...bodyErrors, "email_link_expired", "too_often"),
  },
});

const cancelEmail = createRoute({
  ...paths.accounts.cancelEmail,
  summary: "Cancel a changed e-mail with the link mailed to the old address",
  description:
    "Works for 7 days, after the confirmation too: the old address is restored. Ends every session of the account, and removes log-ins added since the change.",
  request: { body: mailedToken },
  responses: {
    200: json(done, "Cancelled."),
    303: backToThePage,
    ...plainErrors(...bodyErrors, "email_link_expired", "too_often"),
  },
});

const socialLogin = createRoute({
  ...paths.accounts.socialLogin,
  summary: "Log in with a provider",
  description: "For a browser's navigation. Only configured providers have this endpoint.",
  request: {
    params: portal.extend({ provider }),
    query: z.object({ redirect: returnTo }),
  },
  responses: { 302: redirect("The provider's own page."), ...plainErrors(...queryErrors) },
});

const socialCallback = createRoute({
  ...paths.accounts.socialCallback,
  summary: "Return from a provider",
  request: { params: z.object({ provider }) },
  responses: {
    302: redirect(
      "The page where the log-in began; for a new user the sign-up page, which asks for country and role; after a failure the log-in page with a message.",
    ),
    ...plainErrors("not_found"),
  },
});

/** Session, log-in, sign-up, password reset, and the links that confirm or cancel an email change. */
export const accounts = {
  session,
  login,
  register,
  logout,
  forgot,
  reset,
  confirmEmail,
  cancelEmail,
  socialLogin,
  socialCallback,
};
