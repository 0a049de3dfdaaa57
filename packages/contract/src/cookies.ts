import { guestCookieDays } from "./limits.ts";

/** The names of all cookies except better-auth's session cookies. */
export const cookieNames = {
  /** The guest's id, which is secret. */
  guest: "temp_user_id",
  theme: "theme",
  /** The id of the last open project. */
  project: "project",
  /** `collapsed` or absent. */
  sidebar: "sidebar",
  /** The values of a native form that the server rejected. */
  formValues: "form_values",
  /** Encrypted: a social log-in in progress. */
  socialLogin: "social_login",
  /** Encrypted: the user verified by a provider, until sign-up is complete. */
  socialSignUp: "social_sign_up",
  /** Signed: a device on which an account has logged in. */
  device: "device",
  /** The settings for `npm run qa`. */
  qa: "earshot-qa",
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** The maximum cookie lifetime in browsers, in seconds. */
export const longestAge = guestCookieDays * 24 * 60 * 60;

export interface CookieAttributes {
  /** Default: every path. */
  path?: string;
  /** The lifetime in seconds; if omitted, the cookie ends with the browser session. */
  maxAge?: number;
  httpOnly?: boolean;
  secure?: boolean;
}

/** The number of characters after which the cookies in a `Cookie` header are ignored: web servers' usual limit. */
const mostCharacters = 8 * 1024;

/** Parses a `Cookie` header or `document.cookie` into names and values. */
function pairsOf(cookies: string | null): [name: string, value: string][] {
  const pairs: [name: string, value: string][] = [];
  const all = cookies ?? "";
  const read = all.length > mostCharacters ? all.slice(0, all.lastIndexOf(";", mostCharacters)) : all;
  for (const pair of read.split(";")) {
    const text = pair.trim();
    const at = text.indexOf("=");
    const name = at < 0 ? text : text.slice(0, at);
    if (name !== "") pairs.push([name, at < 0 ? "" : text.slice(at + 1)]);
  }
  return pairs;
}

/**
 * Reads a cookie.
 *
 * @param cookies a `Cookie` header, or `document.cookie`
 * @returns null if absent or empty
 */
export function readCookie(cookies: string | null, name: CookieName): string | null {
  return pairsOf(cookies).find(([found]) => found === name)?.[1] || null;
}

/**
 * Returns true if a `Cookie` header contains no cookies other than these, and is short enough for none to be ignored.
 */
export const hasOnlyCookies = (cookies: string | null, names: readonly CookieName[]): boolean =>
  (cookies ?? "").length <= mostCharacters &&
  pairsOf(cookies).every(([found]) => names.some((name) => name === found));

/** Writes a `Set-Cookie` header, or an assignment to `document.cookie`; null deletes the cookie. */
export function writeCookie(
  name: CookieName,
  value: string | null,
  attributes: CookieAttributes = {},
): string {
  const { path = "/", httpOnly = false, secure = false } = attributes;
  const maxAge = value === null ? 0 : attributes.maxAge;
  return [
    `${name}=${value ?? ""}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(httpOnly ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}

/** Returns the `Cookie` header with one cookie replaced. */
export function withCookie(cookies: string | null, name: CookieName, value: string): string {
  const others = pairsOf(cookies).filter(([found]) => found !== name);
  return [...others, [name, value]].map((pair) => pair.join("=")).join("; ");
}
