import { useSession } from "@earshot/client/state/session.tsx";
import { emailChangeCopy } from "@earshot/contract/accounts/form-copy.ts";
import { accountFormCopy } from "@earshot/contract/settings/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { useToast } from "@earshot/ui/surfaces/toast.tsx";
import { useState } from "react";

import { errorText, useCancelEmailChange } from "../queries.ts";
import { SettingsAlert } from "../settings-alert.tsx";

interface CancelEmailChangeProps {
  /** True if an email change awaits confirmation. */
  isPending: boolean;
  /** Called just before the button disappears. */
  onCancelled: () => void;
  /** Opens the Log In dialog if the session has ended. */
  onLogIn: () => void;
}

/** The button that cancels an email change, which invalidates the links in its emails. */
export function CancelEmailChange({ isPending, onCancelled, onLogIn }: CancelEmailChangeProps) {
  const { check } = useSession();
  const showToast = useToast();
  const { mutateAsync: cancel, isPending: busy } = useCancelEmailChange();
  const [error, setError] = useState<{ message: string; cause: unknown } | null>(null);

  async function confirm() {
    try {
      await cancel();
    } catch (cause) {
      const failed = accountFormCopy.emailCancelFailed;
      setError({ message: errorText(cause, { failed, unreachable: failed }), cause });
      return;
    }
    onCancelled();
    showToast({ text: emailChangeCopy.cancelled, tone: "success" });
    await check();
  }
  return (
    <>
      {isPending && (
        <Button size="sm" busy={busy} onClick={() => void confirm()}>
          {busy ? accountFormCopy.emailCancelling : accountFormCopy.emailCancel}
        </Button>
      )}
      <SettingsAlert error={error} onClose={() => setError(null)} onLogIn={onLogIn} />
    </>
  );
}
