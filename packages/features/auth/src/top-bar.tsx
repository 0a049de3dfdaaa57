import { useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { TopBar as Bar } from "@earshot/ui/frame/top-bar.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";

import { AccountButton } from "./account-button.tsx";
import { AccountControls, type LogInRequest } from "./account-controls.tsx";
import { usePendingDialog } from "./dialog-address.ts";

export interface TopBarProps {
  /** The page's title; truncated if wider than 329 px. */
  title: string;
  /** Shown next to the title: a player for the ad that the page is about. */
  aside?: ReactNode;
  /** Shown before the account controls: the save state of a draft. */
  children?: ReactNode;
  /** Lets the page open the Log In dialog. */
  logInRequest?: Ref<LogInRequest>;
  /** Shows visitors a link to the password reset if there is room. The link is also in `DrawerAccount`. */
  offersReset?: boolean;
  /** The return path for the full-page log-in, sign-up and reset; defaults to the studio. */
  redirect?: string;
}

/** The top bar on studio and account pages: Back, the title, and the account controls. */
export function TopBar(props: TopBarProps) {
  const { title, aside, children, logInRequest, offersReset = false, redirect } = props;
  const { goBack } = useNavigation();
  const { user, hasEnded } = useSession();
  const controls = useRef<LogInRequest>(null);
  useImperativeHandle(logInRequest, () => ({ logIn: (onEnd) => controls.current?.logIn(onEnd) }));
  const isPending = usePendingDialog() === "login";
  return (
    <>
      <Bar title={title} aside={aside} back={{ label: controlCopy.back, onBack: goBack }}>
        {children}
        {offersReset && !user && (
          <span className="max-md:hidden">
            <AccountButton opens="reset" redirect={redirect} intent="quiet">
              {forgotCopy.title}
            </AccountButton>
          </span>
        )}
        <AccountControls ref={controls} redirect={redirect} />
      </Bar>
      <div className={hasEnded ? "px-4 pb-3" : undefined}>
        <Banner
          message={
            hasEnded
              ? {
                  tone: "info",
                  text: (
                    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                      {logInCopy.sessionEnded}
                      <Button
                        size="sm"
                        busy={isPending}
                        onClick={() => controls.current?.logIn(() => undefined)}
                      >
                        {logInCopy.logIn}
                      </Button>
                    </span>
                  ),
                }
              : null
          }
        />
      </div>
    </>
  );
}
