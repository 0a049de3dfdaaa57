import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { guestIdLength } from "@earshot/contract/limits.ts";

import { saveCookie } from "./browser-cookie.ts";

/** The name in both local storage and the cookie. */
const name = cookieNames.guest;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Bytes below this limit map evenly to the alphabet; higher ones would bias the id. */
const fair = 256 - (256 % letters.length);

/**
 * The guest's id in this browser: from the cookie, or else from the copy in local storage, which outlives it. Null if
 * there is none.
 */
export function guestId(): string | null {
  return [fromCookie(), fromStorage()].find(isGuestId) ?? null;
}

/**
 * Restores the cookie from local storage.
 *
 * @returns true if restored, in which case the page was rendered without the guest and their data must be fetched
 */
export function restoreGuest(): boolean {
  if (isGuestId(fromCookie()) || !isGuestId(fromStorage())) return false;
  return ensureGuest() !== null;
}

/**
 * Returns the guest's id, creating it if needed, and renews its cookie. Null if the browser can't save it, because the
 * guest would then lose their ads.
 */
export function ensureGuest(): string | null {
  const id = guestId() ?? newGuestId();
  saveCookie(name, id);
  try {
    localStorage.setItem(name, id);
  } catch {
    // Storage may be blocked while cookies are not.
  }
  return guestId();
}

/** Deletes the guest's id from the cookie and local storage: after a log-in the account owns the guest's data. */
export function clearGuest(): void {
  saveCookie(name, null);
  clearStorage();
}

/**
 * Deletes the copy in local storage once the server has deleted the cookie, because the account then owns the guest's
 * data. While the cookie exists, the server may still need it for the migration.
 */
export function forgetMigratedGuest(): void {
  if (!isGuestId(fromCookie())) clearStorage();
}

function clearStorage(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing to delete in blocked storage.
  }
}

const fromCookie = () => readCookie(document.cookie, name);

function fromStorage(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Uses a cryptographic source: the id is a secret. */
function newGuestId(): string {
  let id = "";
  while (id.length < guestIdLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(guestIdLength))) {
      if (byte < fair && id.length < guestIdLength) id += letters[byte % letters.length];
    }
  }
  return id;
}
