import { Link } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { KeyRound, LogIn } from "lucide-react";

import { ThemeControl } from "./theme-control.tsx";
import { withRedirect } from "./with-redirect.ts";

interface DrawerAccountProps {
  /** Return path of log-in and reset; defaults to the studio. */
  redirect?: string;
}

/** At the end of a phone's drawer, for visitors: what the top bar's one row has no room for. */
export function DrawerAccount({ redirect }: DrawerAccountProps) {
  const { user } = useSession();
  if (user) return null;
  const link = (page: string) => <Link href={withRedirect(page, redirect)} />;
  return (
    <ul className="flex shrink-0 flex-wrap items-center border-t border-line px-2 py-3 md:hidden">
      <li className="min-[22.5rem]:hidden">
        <Button intent="quiet" icon={<LogIn />} link={link("/client/login")}>
          {topBarCopy.logIn}
        </Button>
      </li>
      <li>
        <Button intent="quiet" icon={<KeyRound />} link={link("/client/forgot")}>
          {forgotCopy.title}
        </Button>
      </li>
      <li className="sm:hidden">
        <ThemeControl look="words" align="start" />
      </li>
    </ul>
  );
}
