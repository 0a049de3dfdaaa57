import { type CookieName, cookieNames, readCookie, writeCookie } from "@earshot/contract/cookies.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

import type { Expected, SocialPerson } from "./social-exchange.ts";

/** An encrypted cookie whose expiry the server enforces by its own clock. */
export type SealedCookie<Value> = {
  /** `Set-Cookie` with the value. */
  write(value: Value): Promise<string>;
  /** Decrypts the cookie; null if it is missing, forged, expired, or was encrypted under another name. */
  read(request: Request): Promise<Value | null>;
  /** `Set-Cookie` that deletes it. */
  clear: string;
};

type Sealing = {
  name: CookieName;
  path: string;
  /** Lifetime in ms. */
  lifetime: number;
  secret: string;
  isSecure: boolean;
  now: () => Date;
};

/** The key includes the name, so that one cookie can't be used as another. */
function sealedCookie<Value>(sealing: Sealing): SealedCookie<Value> {
  const { name, path, lifetime, secret, isSecure, now } = sealing;
  const key = `${name} ${secret}`;
  const attributes = { path, maxAge: lifetime / 1000, httpOnly: true, secure: isSecure };
  return {
    async write(value) {
      const data = JSON.stringify({ value, until: now().getTime() + lifetime });
      return writeCookie(name, await symmetricEncrypt({ key, data }), attributes);
    },
    async read(request) {
      const sealed = readCookie(request.headers.get("Cookie"), name);
      if (!sealed) return null;
      const data = await symmetricDecrypt({ key, data: sealed }).catch(() => null);
      if (data === null) return null;
      const { value, until } = JSON.parse(data) as { value: Value; until: number };
      return until > now().getTime() ? value : null;
    },
    clear: writeCookie(name, null, attributes),
  };
}

/** A pending log-in with a provider, bound to the browser that started it. */
type PendingLogIn = Expected & { provider: SocialProvider; redirect: string };

export type SocialCookies = {
  pending: SealedCookie<PendingLogIn>;
  /** A new user whom a provider identified, until the sign-up form is complete. */
  newcomer: SealedCookie<SocialPerson>;
  /** The lifetime of `newcomer` in ms. */
  newcomerLifetime: number;
  isSecure: boolean;
};

type Sealed = { secret: string; publicUrl: URL | undefined; now: () => Date };

const minute = 60_000;
const newcomerLifetime = 30 * minute;

export function socialCookies({ secret, publicUrl, now }: Sealed): SocialCookies {
  const isSecure = publicUrl?.protocol === "https:";
  const usual = { secret, isSecure, now };
  return {
    pending: sealedCookie<PendingLogIn>({
      ...usual,
      name: cookieNames.socialLogin,
      path: "/api/auth/callback",
      lifetime: 10 * minute,
    }),
    newcomer: sealedCookie<SocialPerson>({
      ...usual,
      name: cookieNames.socialSignUp,
      path: "/client/api/register",
      lifetime: newcomerLifetime,
    }),
    newcomerLifetime,
    isSecure,
  };
}
