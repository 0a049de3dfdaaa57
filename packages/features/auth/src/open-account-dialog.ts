import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useSession } from "@earshot/client/state/session.tsx";

import { accountPath } from "./account-path.ts";
import { type AccountDialog, prepareDialog, usePendingDialog } from "./dialog-address.ts";

export const LazyAccountDialogs = lazyWithRetry(
  async () => (await import("./account-dialogs.tsx")).AccountDialogs,
);

/**
 * Returns a function that opens a dialog once its code has loaded, or the dialog's full page if loading fails. Log In
 * first checks for a session, and stays closed if there is one.
 */
export function useOpenAccountDialog(redirect?: string) {
  const { check } = useSession();
  const pending = usePendingDialog();

  return async function open(dialog: AccountDialog, onOpen?: () => void): Promise<void> {
    if (pending) return;
    const settle = prepareDialog(dialog);
    try {
      const [user] = await Promise.all([dialog === "login" ? check() : null, LazyAccountDialogs.load()]);
      if (settle(!user)) onOpen?.();
    } catch (error) {
      reportError(error);
      if (settle(false)) location.assign(accountPath(dialog, redirect));
    }
  };
}
