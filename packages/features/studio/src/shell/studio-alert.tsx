import { statusCopy } from "@earshot/contract/settings/copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import type { StatusDialogProps } from "@earshot/ui/surfaces/status-dialog.tsx";
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from "react";

const load = () => import("@earshot/ui/surfaces/status-dialog.tsx");
const prepare = () => void load().catch(reportError);

const AlertContext = createContext<((message: string) => void) | null>(null);

export interface StudioAlertProviderProps {
  /** The studio. Its parts alert with `useAlert`. */
  children: ReactNode;
}

/**
 * The place of the studio's alerts (spec section 8): a dialog of ours with the literal text, above whatever is open. Several wait
 * for each other. Its code is fetched when the studio is first touched: an alert often says that the network is gone, and then it
 * is too late to fetch what says so.
 */
export function StudioAlertProvider({ children }: StudioAlertProviderProps) {
  const [StatusDialog, setDialog] = useState<ComponentType<StatusDialogProps> | null>(null);
  const [alerts, setAlerts] = useState<readonly { id: number; message: string }[]>([]);
  const [alert] = useState(() => {
    let id = 0;
    return (message: string) => {
      id += 1;
      const next = { id, message };
      setAlerts((all) => [...all, next]);
      load().then((loaded) => setDialog(() => loaded.StatusDialog), reportError);
    };
  });
  const [shown] = alerts;
  useEffect(() => {
    const once = { once: true };
    addEventListener("pointerdown", prepare, once);
    addEventListener("keydown", prepare, once);
    return () => {
      removeEventListener("pointerdown", prepare);
      removeEventListener("keydown", prepare);
    };
  }, []);

  return (
    <AlertContext value={alert}>
      {children}
      {shown && StatusDialog && (
        <StatusDialog
          // The next one is another dialog: it is read anew, and no key press runs through both.
          key={shown.id}
          open
          onClose={() => setAlerts((all) => all.filter(({ id }) => id !== shown.id))}
          tone="error"
          title={statusCopy.error}
          message={shown.message}
          okLabel={controlCopy.ok}
        />
      )}
    </AlertContext>
  );
}

/** The function that alerts, in the provider around the calling component: the literal text, shown until it is closed. */
export function useAlert(): (message: string) => void {
  const alert = use(AlertContext);
  if (!alert) throw new Error("useAlert needs a StudioAlertProvider around it.");
  return alert;
}
