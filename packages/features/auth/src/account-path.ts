import type { AccountDialog } from "./dialog-address.ts";

const pages = {
  login: "/client/login",
  signup: "/client/signup",
  reset: "/client/forgot",
} as const satisfies Record<AccountDialog, string>;

/**
 * Path of the plain page with the same form as a dialog, with its return path, which is validated where it is read; without one it
 * returns to the studio.
 */
export function accountPath(dialog: AccountDialog, redirect?: string): string {
  return redirect === undefined ? pages[dialog] : `${pages[dialog]}?${new URLSearchParams({ redirect })}`;
}
