import { Link, useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { TopBar as Bar } from "@earshot/ui/frame/top-bar.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Tooltip } from "@earshot/ui/surfaces/tooltip.tsx";
import { KeyRound } from "lucide-react";
import type { Ref } from "react";

import { AccountControls, type LogInRequest } from "./account-controls.tsx";
import { leadingTo } from "./leading-to.ts";

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
  const { user } = useSession();
  const reset = offersReset && !user ? <Link href={leadingTo("/client/forgot", redirect)} /> : undefined;
  return (
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
      <AccountControls ref={logInRequest} redirect={redirect} />
    </Bar>
  );
}
