import { type CookieName, longestAge, writeCookie } from "@earshot/contract/cookies.ts";

/** Saves a value that scripts and server both read, for as long as browsers keep a cookie; null deletes it. */
export function saveCookie(name: CookieName, value: string | null): void {
  document.cookie = writeCookie(name, value, {
    maxAge: longestAge,
    secure: location.protocol === "https:",
  });
}
