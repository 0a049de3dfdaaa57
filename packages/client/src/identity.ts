import { ensureGuest } from "./guest.ts";

/** What a call says of who asks: a guest's id, or nothing for a client, whose session alone decides. */
export type Identity = { temp_user_id?: string };

/**
 * Who asks. A visitor without an id gets one.
 *
 * @returns null where there is neither a session nor a browser that keeps an id: the call's own words are to be shown
 */
export function identityOf(isLoggedIn: boolean): Identity | null {
  if (isLoggedIn) return {};
  const id = ensureGuest();
  return id === null ? null : { temp_user_id: id };
}
