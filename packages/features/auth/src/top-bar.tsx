import { Link, useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/session.tsx";
import { forgotWords } from "@earshot/contract/words/accounts.ts";
import { controlWords } from "@earshot/contract/words/controls.ts";
import { TopBar as Bar } from "@earshot/ui/frame/top-bar.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import type { Ref } from "react";

import { AccountControls, type LogInRequest } from "./account-controls.tsx";

export interface TopBarProps {
  /** What the page is about; cut at 329 px. */
  title: string;
  /** For a page where something else than the Login button asks for the Log In dialog too. */
  logInRequest?: Ref<LogInRequest>;
  /** Offers visitors to reset their password, where there is room; the Log In dialog does everywhere. */
  offersReset?: boolean;
}

/** The bar above the studio and the pages of an account: back, the title, and who is logged in. */
export function TopBar({ title, logInRequest, offersReset = false }: TopBarProps) {
  const { goBack } = useNavigation();
  const { user } = useSession();
  return (
    <Bar title={title} back={{ label: controlWords.back, onBack: goBack }}>
      {offersReset && !user && (
        <span className="max-lg:hidden">
          <Button intent="quiet" link={<Link href="/client/forgot" />}>
            {forgotWords.title}
          </Button>
        </span>
      )}
      <AccountControls ref={logInRequest} />
    </Bar>
  );
}
