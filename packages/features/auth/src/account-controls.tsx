import { useSession } from "@earshot/client/state/session.tsx";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";

import { AccountButton } from "./account-button.tsx";
import { accountPath } from "./account-path.ts";
import { closeDialog, useDialogInAddress, usePendingDialog } from "./dialog-address.ts";
import { LazyAccountDialogs, useOpenAccountDialog } from "./open-account-dialog.ts";
import { ThemeControl } from "./theme-control.tsx";
import { UserMenu } from "./user-menu.tsx";

/** Opens the Log In dialog from elsewhere on the page. */
export interface LogInRequest {
  /**
   * Opens the dialog unless the user is logged in. `onEnd` is called once the dialogs have closed, and receives
   * whether the user is now logged in.
   */
  logIn: (onEnd: (isLoggedIn: boolean) => void) => void;
}

export interface AccountControlsProps {
  /** Lets the page open the Log In dialog. */
  ref?: Ref<LogInRequest>;
  /** The return path for the full-page log-in and sign-up; defaults to the studio. */
  redirect?: string;
  /** Hides Login below 640 px, where the page's own menu contains it. */
  isShortOnPhones?: boolean;
}

/**
 * The theme menu, Login and Sign up for visitors, or the user menu for clients. Also contains the page's only set of
 * account dialogs: `?dialog=login`, `signup` or `reset` opens one, even on page load. Needs a `ToastRegion`.
 */
export function AccountControls({ ref, redirect, isShortOnPhones = false }: AccountControlsProps) {
  const { user } = useSession();
  const inAddress = useDialogInAddress();
  const isPending = usePendingDialog() !== null;
  const open = useOpenAccountDialog(redirect);
  const menu = useRef<HTMLButtonElement>(null);
  const request = useRef<((isLoggedIn: boolean) => void) | null>(null);
  // Opens only once the user is known to be logged out: while the session loads, `user` is undefined.
  const dialog = user === null ? inAddress : null;

  function settle(isLoggedIn: boolean) {
    const onEnd = request.current;
    request.current = null;
    onEnd?.(isLoggedIn);
  }

  useImperativeHandle(ref, () => ({
    logIn(onEnd) {
      settle(false);
      request.current = onEnd;
      void open("login");
    },
  }));

  const isOver = dialog === null && !isPending;
  const settleNow = useEffectEvent(() => settle(Boolean(user)));
  useEffect(() => {
    if (isOver) settleNow();
  }, [isOver]);

  const isNeedless = Boolean(user) && inAddress !== null;
  useEffect(() => {
    if (isNeedless) closeDialog();
  }, [isNeedless]);

  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1 sm:ms-0">
      {user ? (
        <UserMenu user={user} ref={menu} />
      ) : (
        <>
          <span className="max-sm:hidden">
            <ThemeControl />
          </span>
          <span className={isShortOnPhones ? "max-sm:hidden" : "max-[22.5rem]:hidden"}>
            <AccountButton opens="login" redirect={redirect} intent="quiet">
              {topBarCopy.logIn}
            </AccountButton>
          </span>
          <AccountButton opens="signup" redirect={redirect} intent="primary">
            {topBarCopy.signUp}
          </AccountButton>
        </>
      )}
      <LazyAccountDialogs
        open={dialog !== null}
        dialog={dialog}
        onClose={closeDialog}
        onLoadError={() => {
          if (dialog) location.assign(accountPath(dialog, redirect));
        }}
        returnFocus={menu}
      />
    </div>
  );
}
