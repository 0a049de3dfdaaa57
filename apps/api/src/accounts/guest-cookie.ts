import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { guestCookieDays } from "@earshot/contract/limits.ts";

import { cookieIn } from "../http/cookie-in.ts";

const name = "temp_user_id";

/** The guest's id in the request's cookie; null where there is none, or something that can't be one. */
export function guestIn(request: Request): string | null {
  const id = cookieIn(request, name);
  return isGuestId(id) ? id : null;
}

/** Keeps the id in the browser, whose scripts send it too; as long as browsers keep a cookie. */
export function guestCookie(id: string, isSecure: boolean): string {
  return `${name}=${id}; Path=/; Max-Age=${guestCookieDays * 24 * 60 * 60}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Takes the id back: what it stood for is an account's. */
export const noGuestCookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
