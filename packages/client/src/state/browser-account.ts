/**
 * Key in local storage: the id of the account that this browser is logged in to, because its tabs share one session.
 */
export const browserAccountName = "account";

/** Returns null while logged out, and `undefined` if storage is blocked. */
export function loadBrowserAccount(): string | null | undefined {
  try {
    return localStorage.getItem(browserAccountName);
  } catch {
    return undefined;
  }
}

/** Saves the account, or null while logged out. A change fires a `storage` event in the browser's other tabs. */
export function saveBrowserAccount(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(browserAccountName);
    else localStorage.setItem(browserAccountName, id);
  } catch {
    // Storage is blocked: the other tabs notice at their next check.
  }
}
