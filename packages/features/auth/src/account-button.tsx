import { Link } from "@earshot/client/navigation.tsx";
import { BusyWave } from "@earshot/ui/audio/busy-wave.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import type { ReactNode } from "react";

import { accountPath } from "./account-path.ts";
import { type AccountDialog, usePendingDialog } from "./dialog-address.ts";
import { LazyAccountDialogs, useOpenAccountDialog } from "./open-account-dialog.ts";
import { isPlainClick } from "./plain-click.ts";

interface AccountLinkProps {
  /** The dialog to open. */
  opens: AccountDialog;
  /** The path to return to from the account page if there is no JavaScript; defaults to the studio. */
  redirect?: string | undefined;
  /** Called just before the dialog opens. */
  onOpen?: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
}

/**
 * Opens one of the account dialogs over the page. It is a link, so that without JavaScript, or in a new tab, it leads
 * to a page with the same form. Needs `AccountControls` on the page.
 */
export function AccountLink({ opens, redirect, onOpen, ...look }: AccountLinkProps) {
  const open = useOpenAccountDialog(redirect);
  const isPending = usePendingDialog() === opens;
  return (
    <Link
      {...look}
      href={accountPath(opens, redirect)}
      data-opens={opens}
      aria-busy={isPending || undefined}
      onPointerEnter={LazyAccountDialogs.preload}
      onFocus={LazyAccountDialogs.preload}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void open(opens, onOpen);
      }}
    />
  );
}

export interface AccountButtonProps extends Omit<AccountLinkProps, "className"> {
  intent?: "primary" | "plain" | "quiet";
  icon?: ReactNode;
  children: ReactNode;
}

/** An `AccountLink` that looks like a button, busy until its dialog is open. */
export function AccountButton({ intent, icon, children, ...link }: AccountButtonProps) {
  const isPending = usePendingDialog() === link.opens;
  return (
    <Button intent={intent} icon={isPending ? <BusyWave /> : icon} link={<AccountLink {...link} />}>
      {children}
    </Button>
  );
}
