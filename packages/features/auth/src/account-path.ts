import type { AccountDialog } from "./dialog-address.ts";

const pages = {
  login: "/client/login",
  signup: "/client/signup",
  reset: "/client/forgot",
} as const satisfies Record<AccountDialog, string>;

/**
 * The path of the full page that has the same form as a dialog. The page validates the return path, which defaults to
 * the studio.
 */
export function accountPath(dialog: AccountDialog, redirect?: string): string {
  return redirect === undefined ? pages[dialog] : `${pages[dialog]}?${new URLSearchParams({ redirect })}`;
}
