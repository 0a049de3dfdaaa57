import { Link, useNavigation } from "@earshot/client/navigation.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { topBarCopy } from "@earshot/contract/site/navigation-copy.ts";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Menu } from "@earshot/ui/surfaces/menu.tsx";
import { themeEntry } from "@earshot/ui/surfaces/theme-menu.tsx";
import { CircleUserRound, LogOut, Settings } from "lucide-react";
import type { Ref } from "react";

import { useThemeChoice } from "./theme-choice.ts";

/** Matches the first letter with its accents. */
const firstLetter = /\p{L}\p{M}*/u;

export interface UserMenuProps {
  user: User;
  ref?: Ref<HTMLButtonElement>;
}

/** The user menu: name, settings, theme, and log-out, which reloads the page. */
export function UserMenu({ user, ref }: UserMenuProps) {
  const { logOut } = useSession();
  const { reload } = useNavigation();
  const theme = useThemeChoice();
  const name = `${user.firstName} ${user.lastName}`.trim();

  async function leave() {
    if (await logOut()) reload();
  }

  const initials = [user.firstName, user.lastName].map((each) => firstLetter.exec(each)?.[0] ?? "").join("");
  const picture = initials ? <Initials of={initials.toLocaleUpperCase()} /> : <CircleUserRound />;

  return (
    <Menu
      trigger={<IconButton ref={ref} icon={picture} label={topBarCopy.userMenu} />}
      entries={[
        { kind: "label", label: name || user.email, detail: name ? user.email : undefined },
        { kind: "line", id: "who" },
        {
          kind: "link",
          label: topBarCopy.accountSettings,
          icon: <Settings />,
          link: <Link href="/account-settings" />,
        },
        themeEntry(theme),
        { kind: "line", id: "way out" },
        { kind: "action", label: topBarCopy.logOut, icon: <LogOut />, onSelect: () => void leave() },
      ]}
    />
  );
}

/** Draws the initials with CSS, because text would become part of the button's accessible name. */
function Initials({ of }: { of: string }) {
  return (
    <span
      data-initials={of}
      className="grid size-8! place-items-center rounded-full border border-transparent bg-primary-soft text-xs font-semibold text-primary-strong before:content-[attr(data-initials)]"
    />
  );
}
