import { createHmac, timingSafeEqual } from "node:crypto";

import { cookieNames, longestAge, readCookie, writeCookie } from "@earshot/contract/cookies.ts";

import { isUuid } from "../database/is-uuid.ts";

export type DeviceCookies = ReturnType<typeof deviceCookies>;

/**
 * A signed cookie on each device on which an account has logged in. Failed log-ins from such a device are counted
 * separately, so that strangers who use up the limit for an email can't lock the owner out.
 */
export function deviceCookies({ secret, publicUrl }: { secret: string; publicUrl: URL | undefined }) {
  const signed = (userId: string, id: string) =>
    `${id}.${createHmac("sha256", secret).update(`device ${userId} ${id}`).digest("base64url")}`;

  return {
    /** The id of the requesting device if this client has logged in on it before; otherwise null. */
    idOf(request: Request, userId: string): string | null {
      const value = readCookie(request.headers.get("Cookie"), cookieNames.device) ?? "";
      const [id = ""] = value.split(".");
      if (!isUuid(id)) return null;
      const [given, ours] = [Buffer.from(value), Buffer.from(signed(userId, id))];
      return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
    },

    /** The cookie for a new device. */
    cookieFor(userId: string): string {
      return writeCookie(cookieNames.device, signed(userId, crypto.randomUUID()), {
        path: "/client",
        maxAge: longestAge,
        httpOnly: true,
        secure: publicUrl?.protocol === "https:",
      });
    },
  };
}
