import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import { cookieNames, writeCookie } from "@earshot/contract/cookies.ts";
import type { ErrorCode } from "@earshot/contract/errors.ts";
import { writeFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { afterLogIn, socialErrorAddress, socialSignUp } from "@earshot/contract/native-forms/native-forms.ts";
import { isSocialProvider, type SocialProvider } from "@earshot/contract/social-providers.ts";

import type { SocialLogin } from "../config/social-logins.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { HandlersOf } from "../http/routes.ts";
import type { DeviceCookies } from "./device-cookie.ts";
import type { GuestMigration } from "./migrate-guest.ts";
import type { Sessions } from "./sessions.ts";
import type { SocialCookies } from "./social-cookies.ts";
import { SocialLogInError, socialExchange, type SocialPerson } from "./social-exchange.ts";
import type { AccountsStore } from "./store.ts";

type Social = SocialCookies & {
  logins: readonly SocialLogin[];
  store: AccountsStore;
  sessions: Sessions;
  migration: GuestMigration;
  devices: DeviceCookies;
  limits: RateLimits;
  now: () => Date;
  /** Receives the reason why a log-in failed, without personal data. */
  onError: (message: string) => void;
};

/** The callback URL registered with the provider. */
const callbackOf = (origin: string, provider: SocialProvider) => `${origin}/api/auth/callback/${provider}`;

/** The maximum length of a return path: a longer one doesn't fit into a cookie, so log-in leads to the studio instead. */
const longestReturn = 1500;

const failureCodes = {
  cancelled: "social_log_in_cancelled",
  down: "social_provider_down",
  failed: "social_log_in_failed",
} as const;

/** Log-in with a provider: redirect and callback. */
export function socialRoutes(social: Social): HandlersOf<"accounts"> {
  const { logins, pending, newcomer, store, sessions, migration, devices, limits, now, onError } = social;
  const exchanges = new Map(logins.map((login) => [login.provider, socialExchange(login, now)]));
  const exchangeOf = (provider: string) => {
    const exchange = isSocialProvider(provider) ? exchanges.get(provider) : undefined;
    if (!exchange || !isSocialProvider(provider)) throw new ApiError("not_found");
    return { provider, exchange };
  };

  return {
    async socialLogin({ params, query, visitor }) {
      const { provider, exchange } = exchangeOf(params.provider);
      const expected = exchange.expected();
      const wanted = returnPath(query.redirect, afterLogIn);
      const redirect = wanted.length > longestReturn ? afterLogIn : wanted;
      const headers = new Headers({
        Location: await exchange.address(expected, callbackOf(visitor.origin, provider)),
      });
      headers.append("Set-Cookie", await pending.write({ ...expected, provider, redirect }));
      return { status: 302, body: undefined, headers };
    },

    async socialCallback({ request, params, visitor }) {
      const { provider, exchange } = exchangeOf(params.provider);
      const under = await pending.read(request);
      const redirect = under?.redirect ?? afterLogIn;
      const headers = new Headers({ "Set-Cookie": pending.clear });
      const redirectTo = (address: string) => {
        headers.set("Location", address);
        return { status: 302, body: undefined, headers } as const;
      };
      const fail = (code: ErrorCode) => redirectTo(socialErrorAddress(code, redirect));

      const { searchParams } = new URL(request.url);
      if (under?.provider !== provider || searchParams.get("state") !== under.state)
        return fail("social_log_in_expired");
      const person = await personIn(async () => {
        await limits.spend("logInPerAddress", visitor.address, "too_many_log_ins");
        return exchange.personOf(searchParams, under, callbackOf(visitor.origin, provider));
      });
      if (typeof person === "string") return fail(person);
      const found = await store.findOrLinkByProvider(person);
      if (found) {
        const { userId } = found;
        const opened = await sessions.open(request, { ...found, isRemembered: false });
        if (!opened) return fail("social_log_in_failed");
        for (const cookie of opened.getSetCookie()) headers.append("Set-Cookie", cookie);
        await migration.claimCookie(request, userId, headers);
        if (!devices.idOf(request, userId)) headers.append("Set-Cookie", devices.cookieFor(userId));
        return redirectTo(redirect);
      }
      if (person.email === null) return fail("social_email_unverified");
      headers.append("Set-Cookie", await newcomer.write(person));
      headers.append("Set-Cookie", prefilled(person, social));
      return redirectTo(socialSignUp(provider, redirect));
    },
  };

  /** The identified person, or an error code. */
  async function personIn(ask: () => Promise<SocialPerson>): Promise<SocialPerson | ErrorCode> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ApiError) return error.code;
      if (!(error instanceof SocialLogInError)) throw error;
      if (error.why !== "cancelled") onError(`A log-in with a provider failed: ${error.message}`);
      return failureCodes[error.why];
    }
  }
}

/** Prefills the sign-up form with the provider's data. */
function prefilled(
  { email, firstName, lastName }: SocialPerson,
  { newcomerLifetime, isSecure }: Social,
): string {
  const typed = writeFormValues("/client/signup", { email, first_name: firstName, last_name: lastName });
  return writeCookie(cookieNames.formValues, typed, {
    maxAge: newcomerLifetime / 1000,
    httpOnly: true,
    secure: isSecure,
  });
}
