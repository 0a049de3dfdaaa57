import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { cookieNames, longestAge, readCookie, writeCookie } from "@earshot/contract/cookies.ts";

/** The guest's id in the request's cookie; null where there is none, or something that can't be one. */
export function guestIn(request: Request): string | null {
  const id = readCookie(request.headers.get("Cookie"), cookieNames.guest);
  return isGuestId(id) ? id : null;
}

/** Keeps the id in the browser, whose scripts send it too; as long as browsers keep a cookie. */
export function guestCookie(id: string, isSecure: boolean): string {
  return writeCookie(cookieNames.guest, id, { maxAge: longestAge, secure: isSecure });
}

/** Takes the id back: what it stood for is an account's. */
export const noGuestCookie = writeCookie(cookieNames.guest, null);
