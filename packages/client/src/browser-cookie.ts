import { type CookieName, longestAge, writeCookie } from "@earshot/contract/cookies.ts";

/** Saves a value for scripts and server in a cookie of the longest lifetime browsers allow; null deletes it. */
export function saveCookie(name: CookieName, value: string | null): void {
  document.cookie = writeCookie(name, value, {
    maxAge: longestAge,
    secure: location.protocol === "https:",
  });
}
