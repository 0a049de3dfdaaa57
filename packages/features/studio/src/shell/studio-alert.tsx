import { LoadErrorProvider, lazyWithRetry, usePreloadOnPress } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { controlCopy, statusCopy } from "@earshot/contract/site/controls-copy.ts";
import { createContext, type ReactNode, use, useState } from "react";

const StatusDialog = lazyWithRetry(
  async () => (await import("@earshot/ui/surfaces/status-dialog.tsx")).StatusDialog,
);

/** `onDismissed` is called once the user has closed the alert. */
type ShowAlert = (message: string, onDismissed?: () => void) => void;

const AlertContext = createContext<ShowAlert | null>(null);

interface ShownAlert {
  id: number;
  message: string;
  onDismissed: (() => void) | undefined;
}

export interface StudioAlertProviderProps {
  /** The studio, whose components show alerts with `useAlert`. */
  children: ReactNode;
}

/**
 * Shows the studio's alerts one after another: a dialog with exactly the given message, above any other dialog. Its
 * code loads on the first interaction, because many alerts report a lost connection, and by then the code could no
 * longer be loaded.
 */
export function StudioAlertProvider({ children }: StudioAlertProviderProps) {
  const [alerts, setAlerts] = useState<readonly ShownAlert[]>([]);
  const [alert] = useState(() => {
    let id = 0;
    return (message: string, onDismissed?: () => void) => {
      id += 1;
      const next = { id, message, onDismissed };
      setAlerts((all) => [...all, next]);
    };
  });
  const [showLoadError] = useState(() => (error: unknown) => {
    reportError(error);
    alert(networkErrorMessage);
  });
  const [shown] = alerts;
  usePreloadOnPress(StatusDialog);
  function dismiss({ id, onDismissed }: ShownAlert): void {
    setAlerts((all) => all.filter((one) => one.id !== id));
    onDismissed?.();
  }

  return (
    <AlertContext value={alert}>
      <LoadErrorProvider value={showLoadError}>{children}</LoadErrorProvider>
      {shown && (
        <StatusDialog
          // Remounted for each alert, so that each is announced and a single key press can't close two of them.
          key={shown.id}
          open
          onClose={() => dismiss(shown)}
          onLoadError={() => {
            globalThis.alert(shown.message);
            dismiss(shown);
          }}
          tone="error"
          title={statusCopy.error}
          message={shown.message}
          okLabel={controlCopy.ok}
        />
      )}
    </AlertContext>
  );
}

/** Returns the function that shows an alert. */
export function useAlert(): ShowAlert {
  const alert = use(AlertContext);
  if (!alert) throw new Error("useAlert needs a StudioAlertProvider around it.");
  return alert;
}
