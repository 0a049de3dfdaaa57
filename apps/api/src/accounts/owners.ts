import { mayBringGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { ApiError } from "@earshot/contract/api-error.ts";
import type { CodeWith } from "@earshot/contract/errors.ts";

import type { Owner } from "../database/owner.ts";
import { fingerprint } from "../fingerprint.ts";
import { guestCookie, guestIn } from "./guest-cookie.ts";
import type { Client, Sessions } from "./sessions.ts";

/** A request's owner, and cookies for its response. */
type Requester = { owner: Owner; headers: Headers };

export type Owners = ReturnType<typeof findOwners>;

/** Identifies a request's owner. */
export function findOwners({ sessions, publicUrl }: { sessions: Sessions; publicUrl: URL | undefined }) {
  const isSecure = publicUrl?.protocol === "https:";
  return {
    /** The logged-in client. Throws `ApiError` 401 for everyone else. */
    async client(request: Request): Promise<{ client: Client; sessionId: string; headers: Headers }> {
      const { client, sessionId, headers } = await sessions.read(request);
      if (!client || !sessionId) throw new ApiError("not_logged_in");
      return { client, sessionId, headers };
    },

    /**
     * Identifies the owner by session, or else by the guest's cookie, or else by the id that the page sent, which is
     * then saved in the cookie. Null if there is none; throws `ApiError` 403 if the cookie and the sent id differ.
     */
    async find(request: Request, sentId?: string | null): Promise<Requester | null> {
      const { client, headers } = await sessions.read(request);
      if (client) return { owner: { userId: client.id }, headers };
      const cookieId = guestIn(request);
      if (cookieId && sentId && cookieId !== sentId) throw new ApiError("foreign_guest");
      const id = cookieId ?? (mayBringGuestId(request.headers) ? sentId : null);
      if (!id) return null;
      if (!cookieId) headers.append("Set-Cookie", guestCookie(id, isSecure));
      return { owner: { guestKey: fingerprint(id) }, headers };
    },

    /** Like `find`, but throws `ApiError` 401 with this code if there is no owner. */
    async owner(
      request: Request,
      sentId: string | null | undefined,
      code: CodeWith<401>,
    ): Promise<Requester> {
      const requester = await this.find(request, sentId);
      if (!requester) throw new ApiError(code);
      return requester;
    },

    /** Renews the guest's cookie on each visit. */
    renew(request: Request, headers: Headers): void {
      const id = guestIn(request);
      if (id) headers.append("Set-Cookie", guestCookie(id, isSecure));
    },
  };
}
