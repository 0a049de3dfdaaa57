import { isLoggedOutError } from "@earshot/client/api-error.ts";
import { logInCopy } from "@earshot/contract/accounts/copy.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { AlertDialog } from "@earshot/ui/surfaces/alert-dialog.tsx";
import { CircleAlert } from "lucide-react";

interface SettingsAlertProps {
  /** The error to show, or null. */
  error: { message: string; cause?: unknown } | null;
  onClose: () => void;
  /** Opens the Log In dialog; offered if the session has ended. */
  onLogIn: () => void;
}

/**
 * Every tab's error dialog. If the session has ended, it offers to log in without leaving the page, so that no input
 * is lost.
 */
export function SettingsAlert({ error, onClose, onLogIn }: SettingsAlertProps) {
  const needsLogIn = isLoggedOutError(error?.cause);
  return (
    <AlertDialog
      open={error !== null}
      onClose={onClose}
      icon={<CircleAlert className="text-danger" />}
      title={statusCopy.error}
      description={error?.message}
      closeLabel={needsLogIn ? controlCopy.close : controlCopy.ok}
      {...(needsLogIn && {
        confirm: {
          label: logInCopy.logIn,
          onConfirm: () => {
            onClose();
            onLogIn();
          },
        },
      })}
    />
  );
}
