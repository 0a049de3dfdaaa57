import { isGuestId } from "@earshot/contract/accounts/rules/guest-id.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { guestIdLength } from "@earshot/contract/limits.ts";

import { saveCookie } from "./browser-cookie.ts";

/** In local storage as in the cookie. */
const name = cookieNames.guest;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The highest byte that falls on every letter as often as on every other. */
const fair = 256 - (256 % letters.length);

/**
 * The guest's id in this browser: the cookie's, else the copy in local storage, which outlives it (decisions, Identity). Null where
 * there is none.
 */
export function guestId(): string | null {
  return [fromCookie(), fromStorage()].find(isGuestId) ?? null;
}

/**
 * Restores the cookie from local storage.
 *
 * @returns whether it did: then the page came as if nobody were known, and what is theirs is to be asked for
 */
export function restoreGuest(): boolean {
  if (isGuestId(fromCookie()) || !isGuestId(fromStorage())) return false;
  return ensureGuest() !== null;
}

/**
 * Returns the guest's id, created if there is none, and renews its cookie. Null where the browser keeps
 * nothing: then nobody could find again what is made.
 */
export function ensureGuest(): string | null {
  const id = guestId() ?? newGuestId();
  saveCookie(name, id);
  try {
    localStorage.setItem(name, id);
  } catch {
    // Storage may be forbidden while the cookie is not.
  }
  return guestId();
}

/** Forgets the guest's identity, in the cookie and in local storage: after a log-in their things are the account's. */
export function clearGuest(): void {
  saveCookie(name, null);
  clearStorage();
}

/**
 * Forgets the copy in local storage once the server has deleted the cookie: that guest's things are the account's by now. While the
 * cookie is there, the server may still need it to migrate them.
 */
export function forgetMigratedGuest(): void {
  if (!isGuestId(fromCookie())) clearStorage();
}

function clearStorage(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage that is forbidden holds nothing.
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

/** Of a cryptographic source: the id is a secret. */
function newGuestId(): string {
  let id = "";
  while (id.length < guestIdLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(guestIdLength))) {
      if (byte < fair && id.length < guestIdLength) id += letters[byte % letters.length];
    }
  }
  return id;
}
