import { forgotCopy, logInCopy, logOutCopy, resetCopy, signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { checkLogIn } from "@earshot/contract/accounts/rules/log-in.ts";
import { checkForgot, checkResetPassword } from "@earshot/contract/accounts/rules/password-reset.ts";
import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { checkSignUp } from "@earshot/contract/accounts/rules/sign-up.ts";
import { afterLogIn } from "@earshot/contract/native-forms/native-forms.ts";

import { badGateway, crash, instead, legacy, never, Reply, serve } from "./serve.ts";
import type { World } from "./world.ts";
import type { Account } from "./world/accounts.ts";
import { comeIn } from "./world/come-in.ts";
import { renewedGuest } from "./world/owner.ts";
import { beginSocial, endSocial, vouchedEmail } from "./world/social.ts";

/** The everyday answers: the accounts of the persona's world can log in, new ones can sign up. */
export const accountsOf = (world: World) =>
  serve(
    "accounts",
    {
      session({ request, reply }) {
        const { account } = world.personOf(request);
        const body = {
          user: account?.user ?? null,
          ...(world.providers.length > 0 && { providers: [...world.providers] }),
        };
        return reply(200, body, account ? {} : renewedGuest(request));
      },

      login({ request, body, error }) {
        const wrong = checkLogIn(body);
        if (wrong) return error(wrong);
        const email = body.email.trim().toLowerCase();
        if (world.isTooOften("logInPerEmail", email)) return error("too_many_log_ins");
        const found = world.accounts.find(({ user }) => user.email === email);
        if (!found || found.password !== body.password) return error("wrong_credentials");
        comeIn(world, request, found);
        return { success: true, message: logInCopy.succeeded };
      },

      register({ request, body, error }) {
        const person = world.personOf(request);
        const vouched = body.provider ? vouchedEmail(person, body.provider) : null;
        if (body.provider && vouched === null) return error("social_log_in_expired");
        const form = { ...body, email: vouched ?? body.email, agency_name: body.agency_name ?? "" };
        const wrong = checkSignUp(form, vouched === null ? "password" : "provider");
        if (wrong) return error(wrong);
        if (world.isTooOften("register", person.key)) return error("too_many_sign_ups");
        const email = form.email.trim().toLowerCase();
        if (world.accounts.some(({ user }) => user.email === email)) return error("email_taken");
        const account: Account = {
          user: {
            id: world.nextId(),
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
        world.accounts.push(account);
        person.social = null;
        comeIn(world, request, account);
        const redirect = returnPath(body.redirect, afterLogIn);
        return { success: true, message: signUpCopy.succeeded, redirect };
      },

      logout({ request, reply }) {
        world.personOf(request).account = null;
        return request.headers.get("Sec-Fetch-Mode") === "navigate"
          ? new Reply(303, undefined, { Location: "/" })
          : reply(200, { success: true, message: logOutCopy.succeeded });
      },

      forgot({ body, error }) {
        const wrong = checkForgot(body);
        if (wrong) return error(wrong);
        const email = body.email.trim().toLowerCase();
        if (world.isTooOften("forgotPerEmail", email)) return error("too_often");
        world.resetTokens.set(world.nextId(), email);
        return { success: true, message: forgotCopy.sent };
      },

      reset({ request, body, error }) {
        const wrong = checkResetPassword(body);
        if (wrong) return error(wrong);
        if (world.isTooOften("reset", world.personOf(request).key)) return error("too_many_resets");
        const email = world.resetTokens.get(body.token);
        world.resetTokens.delete(body.token);
        if (!email) return error("reset_link_expired");
        const account = world.accounts.find(({ user }) => user.email === email);
        if (account) {
          account.password = body.password;
          world.endSessions(account);
        }
        return { success: true, message: resetCopy.succeeded };
      },

      socialLogin: ({ request, params, query }) =>
        leadTo(beginSocial(world, request, params.provider, query.redirect)),

      socialCallback: ({ request, params }) => leadTo(endSocial(world, request, params.provider)),
    },
    world.providers,
  );

const leadTo = ({ location, cookie }: { location: string; cookie?: string }) =>
  new Reply(302, undefined, { Location: location, ...(cookie !== undefined && { "Set-Cookie": cookie }) });

/** A client as an older server gives one: under the alternative names of spec section 3. */
const olderUser = {
  uuid: "usr_nora",
  firstName: "Nora",
  lastName: "Lindqvist",
  credential: { email: "nora@kettle.example" },
  businessName: "Kettle",
  companyType: "business",
};

/** The other servers that a person may meet. The key is also the story's name and `?scenario=accounts.<key>`. */
export const accountsScenarios = {
  SlowAnswer: instead("accounts", { login: never, logout: never, register: never, forgot: never }),
  /** The question who is logged in is never answered: pages come without knowing. */
  SlowSession: instead("accounts", { session: never }),
  WrongPassword: instead("accounts", {
    login: ({ error }) => error("wrong_credentials"),
  }),
  TooManyTries: instead("accounts", {
    login: ({ error }) => error("too_many_log_ins"),
    register: ({ error }) => error("too_many_sign_ups"),
    forgot: ({ error }) => error("too_often"),
  }),
  /** The social log-ins are configured. */
  SocialLogIn: instead("accounts", {
    session: () => ({ user: null, providers: ["google", "linkedin"] }),
  }),
  /** An older server's names for what a client is called. */
  LegacyNames: instead("accounts", { session: () => legacy({ user: olderUser }) }),
  /** No server answers, only the proxy before it: nothing in it can be shown. */
  BadGateway: instead("accounts", { login: badGateway, register: badGateway, forgot: badGateway }),
  Down: instead("accounts", {
    session: crash,
    login: crash,
    register: crash,
    logout: crash,
    forgot: crash,
    reset: crash,
  }),
};
