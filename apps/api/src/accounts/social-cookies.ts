import { cookieNames } from "@earshot/contract/cookies.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import { type SealedCookie, sealedCookie } from "../http/sealed-cookie.ts";
import type { Expected, SocialPerson } from "./social-exchange.ts";

/** A log-in with a provider that is under way, in the browser that began it. */
export type SocialBegun = Expected & { provider: SocialProvider; redirect: string };

export type SocialCookies = {
  begun: SealedCookie<SocialBegun>;
  /** The new person whom a provider vouched for, until sign-up has the rest. */
  newcomer: SealedCookie<SocialPerson>;
  /** How long that is, in ms. */
  newcomerLength: number;
  isSecure: boolean;
};

type Sealed = { secret: string; publicUrl: URL | undefined; now: () => Date };

const minute = 60_000;
const newcomerLength = 30 * minute;

/** What a browser keeps while somebody comes from a provider. */
export function socialCookies({ secret, publicUrl, now }: Sealed): SocialCookies {
  const isSecure = publicUrl?.protocol === "https:";
  const usual = { secret, isSecure, now };
  return {
    begun: sealedCookie<SocialBegun>({
      ...usual,
      name: cookieNames.socialLogin,
      path: "/api/auth/callback",
      length: 10 * minute,
    }),
    newcomer: sealedCookie<SocialPerson>({
      ...usual,
      name: cookieNames.socialSignUp,
      path: "/client/api/register",
      length: newcomerLength,
    }),
    newcomerLength,
    isSecure,
  };
}
