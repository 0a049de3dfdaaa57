import type { ReactNode } from "react";

import { accountPath } from "./account-path.ts";
import type { AccountDialog } from "./dialog-address.ts";
import { isPlainClick } from "./plain-click.ts";
import { TextLink } from "./text-link.tsx";
import type { DialogForm } from "./use-form-submit.ts";

interface FormLinkProps {
  to: AccountDialog;
  /** The linked page's return path. */
  redirect: string;
  inDialog: DialogForm | undefined;
  children: ReactNode;
}

/**
 * A link between the log-in, sign-up and reset forms. In a dialog it switches dialogs; on a page it is a plain link.
 */
export function FormLink({ to, redirect, inDialog, children }: FormLinkProps) {
  return (
    <TextLink
      href={accountPath(to, redirect)}
      onClick={(event) => {
        if (!inDialog || !isPlainClick(event)) return;
        event.preventDefault();
        if (!inDialog.busy) inDialog.onSwitch(to);
      }}
    >
      {children}
    </TextLink>
  );
}
