import { Link, useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { forgotCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { TopBar as Bar } from "@earshot/ui/frame/top-bar.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Banner } from "@earshot/ui/surfaces/banner.tsx";
import { Tooltip } from "@earshot/ui/surfaces/tooltip.tsx";
import { KeyRound } from "lucide-react";
import { type Ref, useImperativeHandle, useRef } from "react";

import { AccountControls, type LogInRequest } from "./account-controls.tsx";
import { withRedirect } from "./with-redirect.ts";

export interface TopBarProps {
  /** What the page is about; cut at 329 px. */
  title: string;
  /** For a page where something else than the Login button asks for the Log In dialog too. */
  logInRequest?: Ref<LogInRequest>;
  /** Offers visitors to reset their password: in words where there is room, else by an icon. */
  offersReset?: boolean;
  /** The path of this site that log-in, sign-up and reset come back to; left out, the studio. */
  redirect?: string;
}

/** The bar above the studio and the pages of an account: back, the title, and who is logged in. */
export function TopBar({ title, logInRequest, offersReset = false, redirect }: TopBarProps) {
  const { goBack } = useNavigation();
  const { user, hasEnded } = useSession();
  const controls = useRef<LogInRequest>(null);
  useImperativeHandle(logInRequest, () => ({ logIn: (onEnd) => controls.current?.logIn(onEnd) }));
  const reset = offersReset && !user ? <Link href={withRedirect("/client/forgot", redirect)} /> : undefined;
  return (
    <>
      <Bar
        title={title}
        back={{ label: controlCopy.back, onBack: goBack }}
        besideTitle={
          reset && (
            <span className="ms-auto shrink-0 md:hidden">
              <Tooltip text={forgotCopy.title} side="bottom">
                <IconButton icon={<KeyRound />} label={forgotCopy.title} link={reset} />
              </Tooltip>
            </span>
          )
        }
      >
        {reset && (
          <span className="max-md:hidden">
            <Button intent="quiet" link={reset}>
              {forgotCopy.title}
            </Button>
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
                      <Button size="sm" onClick={() => controls.current?.logIn(() => undefined)}>
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
