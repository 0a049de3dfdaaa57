import { type CookieName, longestAge, writeCookie } from "@earshot/contract/cookies.ts";

/**
 * Saves a value in a cookie, for both scripts and the server, with the longest lifetime that browsers allow; null
 * deletes it.
 */
export function saveCookie(name: CookieName, value: string | null): void {
  document.cookie = writeCookie(name, value, {
    maxAge: longestAge,
    secure: location.protocol === "https:",
  });
}
