import { guestIn, noGuestCookie } from "./guest-cookie.ts";
import type { GuestMoves } from "./guest-moves.ts";

/** What somebody had as a guest is the client's now, and the guest is no more: the headers take its cookie back. */
export type Welcome = (request: Request, userId: string, headers: Headers) => Promise<void>;

export function welcomeWith(moves: GuestMoves): Welcome {
  return async (request, userId, headers) => {
    const guestId = guestIn(request);
    if (!guestId) return;
    await moves.claim(guestId, userId);
    headers.append("Set-Cookie", noGuestCookie);
  };
}
