import { ensureGuest } from "./guest.ts";

/** Identifies the caller: a guest by their id. Empty for a client, whose session is enough. */
export type Identity = { temp_user_id?: string };

/**
 * Returns the caller's identity, creating a guest id for a visitor without one.
 *
 * @returns null if there is no session and the browser can't save an id: show the call's own error message
 */
export function identityOf(isLoggedIn: boolean): Identity | null {
  if (isLoggedIn) return {};
  const id = ensureGuest();
  return id === null ? null : { temp_user_id: id };
}
