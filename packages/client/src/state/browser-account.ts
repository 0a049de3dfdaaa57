/** Name in local storage of the id of the account that this browser is logged in to: its tabs share one session. */
export const browserAccountName = "account";

/** Returns null while logged out, and `undefined` if storage is blocked. */
export function loadBrowserAccount(): string | null | undefined {
  try {
    return localStorage.getItem(browserAccountName);
  } catch {
    return undefined;
  }
}

/** Saves the account; null while logged out. The browser's other tabs get a `storage` event if it is another one. */
export function saveBrowserAccount(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(browserAccountName);
    else localStorage.setItem(browserAccountName, id);
  } catch {
    // Blocked storage: the other tabs notice at their next check.
  }
}
