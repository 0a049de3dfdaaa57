import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { Link } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { signUpCopy } from "@earshot/contract/accounts/copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { BusyWave } from "@earshot/ui/audio/busy-wave.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { type MouseEvent, type Ref, useImperativeHandle, useRef, useState } from "react";

import { ThemeControl } from "./theme-control.tsx";
import { UserMenu } from "./user-menu.tsx";
import { withRedirect } from "./with-redirect.ts";

const LoginDialog = lazyWithRetry(async () => (await import("./login-dialog.tsx")).LoginDialog);

/** How a page asks for the Log In dialog by itself. */
export interface LogInRequest {
  /** Opens the dialog unless a user is logged in. `onEnd` receives whether one is when it has closed. */
  logIn: (onEnd: (isLoggedIn: boolean) => void) => void;
}

export interface AccountControlsProps {
  /** For a page where something else than the Login button asks for the dialog too. */
  ref?: Ref<LogInRequest>;
  /** The path of this site that log-in and sign-up come back to; left out, the studio. */
  redirect?: string;
}

/**
 * The theme, Login and Sign up for visitors, the user menu for clients. Login asks for an existing session first and opens the
 * dialog only when there is none; before any JavaScript arrives it leads to the page with the same form.
 */
export function AccountControls({ ref, redirect }: AccountControlsProps) {
  const { user, check } = useSession();
  const [dialog, setDialog] = useState<"checking" | "open" | "closed">("closed");
  const menu = useRef<HTMLButtonElement>(null);
  const asked = useRef<((isLoggedIn: boolean) => void) | null>(null);
  const checking = dialog === "checking";

  useImperativeHandle(ref, () => ({
    logIn(onEnd) {
      asked.current = onEnd;
      void open(withRedirect("/client/login", redirect));
    },
  }));

  function end(isLoggedIn: boolean) {
    setDialog("closed");
    asked.current?.(isLoggedIn);
    asked.current = null;
  }

  /** Where the dialog's code can't be had, the page with the same form does as well. */
  async function open(page: string) {
    if (checking) return;
    setDialog("checking");
    try {
      const [known] = await Promise.all([check(), LoginDialog.load()]);
      if (known) end(true);
      else setDialog("open");
    } catch (error) {
      reportError(error);
      location.assign(page);
    }
  }

  const onLogin = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open(event.currentTarget.href);
  };

  return (
    <div className="ms-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-1 sm:ms-0">
      {user ? (
        <UserMenu user={user} ref={menu} />
      ) : (
        <>
          <ThemeControl />
          <Button
            intent="quiet"
            icon={checking ? <BusyWave /> : undefined}
            link={
              <Link
                href={withRedirect("/client/login", redirect)}
                aria-busy={checking || undefined}
                onPointerEnter={LoginDialog.preload}
                onFocus={LoginDialog.preload}
                onClick={onLogin}
              />
            }
          >
            {topBarCopy.logIn}
          </Button>
          <Button intent="primary" link={<Link href={withRedirect("/client/signup", redirect)} />}>
            {signUpCopy.open}
          </Button>
        </>
      )}
      <LoginDialog
        open={dialog === "open"}
        onClose={() => end(false)}
        onDone={() => end(true)}
        returnFocus={menu}
        redirect={redirect}
      />
    </div>
  );
}
