import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { guestCookieDays } from "@earshot/contract/limits.ts";

import { cookieIn } from "../http/cookie-in.ts";

const name = "temp_user_id";

/** The guest's id in the request's cookie; null if it is missing or malformed. */
export function guestIn(request: Request): string | null {
  const id = cookieIn(request, name);
  return isGuestId(id) ? id : null;
}

/** Stores the guest's id as long as browsers allow. Readable by scripts, which send it too. */
export function guestCookie(id: string, isSecure: boolean): string {
  return `${name}=${id}; Path=/; Max-Age=${guestCookieDays * 24 * 60 * 60}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Clears the guest's id after the migration to an account. */
export const noGuestCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
