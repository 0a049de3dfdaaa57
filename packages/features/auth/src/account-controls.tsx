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

/** Opens the Log In dialog from elsewhere on the page. */
export interface LogInRequest {
  /** Opens the dialog unless logged in. `onEnd` receives whether somebody is when it closes. */
  logIn: (onEnd: (isLoggedIn: boolean) => void) => void;
}

export interface AccountControlsProps {
  /** Lets the page open the Log In dialog. */
  ref?: Ref<LogInRequest>;
  /** Return path after log-in and sign-up; defaults to the studio. */
  redirect?: string;
  /** Leaves Login to the page's own menu below 640 px. */
  isShortOnPhones?: boolean;
}

/**
 * Theme, Login and Sign up for visitors, the user menu for clients. Login checks for an existing session before it opens the
 * dialog; without JavaScript it leads to the log-in page.
 */
export function AccountControls({ ref, redirect, isShortOnPhones = false }: AccountControlsProps) {
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

  /** Opens the log-in page instead if the dialog's code fails to load. */
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
          <span className="max-sm:hidden">
            <ThemeControl />
          </span>
          <span className={isShortOnPhones ? "max-sm:hidden" : "max-[22.5rem]:hidden"}>
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
          </span>
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
