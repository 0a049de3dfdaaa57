import { LoadErrorProvider, lazyWithRetry } from "@earshot/client/lazy.tsx";
import { networkErrorMessage } from "@earshot/contract/errors.ts";
import { statusCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { createContext, type ReactNode, use, useEffect, useState } from "react";

const StatusDialog = lazyWithRetry(
  async () => (await import("@earshot/ui/surfaces/status-dialog.tsx")).StatusDialog,
);

const AlertContext = createContext<((message: string) => void) | null>(null);

export interface StudioAlertProviderProps {
  /** The studio, which shows alerts with `useAlert`. */
  children: ReactNode;
}

/**
 * Shows the studio's alerts one after another: a dialog with the literal text, above any other dialog. Its code loads
 * on the first interaction, as alerts often report a lost network, which would prevent loading it.
 */
export function StudioAlertProvider({ children }: StudioAlertProviderProps) {
  const [alerts, setAlerts] = useState<readonly { id: number; message: string }[]>([]);
  const [alert] = useState(() => {
    let id = 0;
    return (message: string) => {
      id += 1;
      const next = { id, message };
      setAlerts((all) => [...all, next]);
    };
  });
  const [showLoadError] = useState(() => () => alert(networkErrorMessage));
  const [shown] = alerts;
  useEffect(() => {
    const once = { once: true };
    addEventListener("pointerdown", StatusDialog.preload, once);
    addEventListener("keydown", StatusDialog.preload, once);
    return () => {
      removeEventListener("pointerdown", StatusDialog.preload);
      removeEventListener("keydown", StatusDialog.preload);
    };
  }, []);
  const dismiss = (id: number) => setAlerts((all) => all.filter((one) => one.id !== id));

  return (
    <AlertContext value={alert}>
      <LoadErrorProvider value={showLoadError}>{children}</LoadErrorProvider>
      {shown && (
        <StatusDialog
          // Remounted for each alert, so that it is announced again and one key press can't close two of them.
          key={shown.id}
          open
          onClose={() => dismiss(shown.id)}
          onLoadError={() => {
            globalThis.alert(shown.message);
            dismiss(shown.id);
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
export function useAlert(): (message: string) => void {
  const alert = use(AlertContext);
  if (!alert) throw new Error("useAlert needs a StudioAlertProvider around it.");
  return alert;
}
