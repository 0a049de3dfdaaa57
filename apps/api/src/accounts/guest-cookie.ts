import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { cookieNames, longestAge, readCookie, writeCookie } from "@earshot/contract/cookies.ts";

/** The guest's id in the request's cookie; null if it is missing or malformed. */
export function guestIn(request: Request): string | null {
  const id = readCookie(request.headers.get("Cookie"), cookieNames.guest);
  return isGuestId(id) ? id : null;
}

/** Stores the guest's id for as long as browsers allow. Scripts can read it, because they send the id in requests. */
export function guestCookie(id: string, isSecure: boolean): string {
  return writeCookie(cookieNames.guest, id, { maxAge: longestAge, secure: isSecure });
}

/** Clears the guest's id after the migration to an account. */
export const noGuestCookie = writeCookie(cookieNames.guest, null);
