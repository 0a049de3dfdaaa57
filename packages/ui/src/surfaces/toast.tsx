import { type ReactNode, use, useCallback, useState } from "react";

import { MissingContext } from "./toast/missing-context.ts";
import { ToastCard } from "./toast/toast-card.tsx";
import { ToastContext, type ToastMessage } from "./toast/toast-context.ts";

/** As many as can be read in their time; the oldest makes room. */
const MOST = 3;

export interface ToastRegionProps {
  /** The region's name, for example "Notifications". */
  label: string;
  /** The name of each toast's close button, for example "Dismiss". */
  dismissLabel: string;
  /** What is said when the code of a menu or a drawer can't be had, for example "Network error. Please try again." */
  missing: string;
  /** The application. Its parts show toasts with `useToast`. */
  children: ReactNode;
}

/**
 * The place where toasts stand, once per application and always in the page: a live region that arrives together with
 * its first message is often not read. Toasts stay usable above an open dialog, and Escape goes on belonging to that
 * dialog.
 */
export function ToastRegion({ label, dismissLabel, missing, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const [show] = useState(() => {
    let id = 0;
    return (message: ToastMessage) => {
      id += 1;
      const next = { ...message, id };
      // The same words again replace themselves, so that they are read again.
      setToasts((all) => [...all.filter(({ text }) => text !== next.text), next].slice(-MOST));
    };
  });
  const tellMissing = useCallback(
    (failure: unknown) => {
      reportError(failure);
      show({ text: missing, tone: "error" });
    },
    [show, missing],
  );
  const dismiss = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      <MissingContext value={tellMissing}>{children}</MissingContext>
      <section
        aria-live="polite"
        aria-atomic="false"
        aria-label={label}
        className="pointer-events-none fixed inset-x-[min(1rem,4vw)] top-4 z-60 flex flex-col items-end gap-2 sm:top-auto sm:bottom-6 sm:mx-2"
      >
        {toasts.map(({ id, ...message }) => (
          <ToastCard key={id} {...message} dismissLabel={dismissLabel} onDismiss={() => dismiss(id)} />
        ))}
      </section>
    </ToastContext>
  );
}

/** The function that shows a toast in the region around the calling component. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastRegion around it.");
  return show;
}
