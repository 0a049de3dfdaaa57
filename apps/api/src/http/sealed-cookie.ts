import { type CookieName, readCookie, writeCookie } from "@earshot/contract/cookies.ts";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** Something that the server hands to one browser for a while, and believes when it comes back. */
export type SealedCookie<Value> = {
  /** The `Set-Cookie` that hands it over. */
  give(value: Value): Promise<string>;
  /** What the request brings back; null for none, a forged one, one sealed for something else, and one that is over. */
  read(request: Request): Promise<Value | null>;
  /** The `Set-Cookie` that takes it back. */
  takeBack: string;
};

type Sealing = {
  name: CookieName;
  /** The path that it is sent to, and those below. */
  path: string;
  /** How long it is good for, in ms. */
  length: number;
  secret: string;
  isSecure: boolean;
  now: () => Date;
};

/** A cookie that nobody can read or make but this server: sealed by a key of its own name. */
export function sealedCookie<Value>(sealing: Sealing): SealedCookie<Value> {
  const { name, path, length, secret, isSecure, now } = sealing;
  const key = `${name} ${secret}`;
  const attributes = { path, maxAge: length / 1000, httpOnly: true, secure: isSecure };
  return {
    async give(value) {
      const data = JSON.stringify({ value, until: now().getTime() + length });
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
    takeBack: writeCookie(name, null, attributes),
  };
}
