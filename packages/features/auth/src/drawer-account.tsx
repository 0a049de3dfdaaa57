import { useSession } from "@earshot/client/state/session.tsx";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { KeyRound, LogIn } from "lucide-react";

import { AccountButton } from "./account-button.tsx";
import { ThemeControl } from "./theme-control.tsx";

export interface DrawerAccountProps {
  /** The return path for the full-page log-in and reset; defaults to the studio. */
  redirect?: string;
  /** Closes the drawer before a dialog opens. */
  close: () => void;
}

/** Account links at the end of a phone's drawer, for visitors, because the top bar has no room for them. */
export function DrawerAccount({ redirect, close }: DrawerAccountProps) {
  const { user } = useSession();
  if (user) return null;
  const shared = { redirect, onOpen: close, intent: "quiet" as const };
  return (
    <ul className="flex shrink-0 flex-wrap items-center border-t border-line px-2 py-3 md:hidden">
      <li className="min-[22.5rem]:hidden">
        <AccountButton opens="login" icon={<LogIn />} {...shared}>
          {topBarCopy.logIn}
        </AccountButton>
      </li>
      <li>
        <AccountButton opens="reset" icon={<KeyRound />} {...shared}>
          {forgotCopy.title}
        </AccountButton>
      </li>
      <li className="sm:hidden">
        <ThemeControl look="words" align="start" />
      </li>
    </ul>
  );
}
