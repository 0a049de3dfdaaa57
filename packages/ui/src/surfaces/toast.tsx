import { type ReactNode, use, useCallback, useState } from "react";

import { ToastCard } from "./toast/toast-card.tsx";
import { LoadErrorContext, ToastContext, type ToastMessage } from "./toast/toast-context.ts";

/** The maximum number of toasts: as many as users can read before the toasts close. The oldest is removed first. */
const MOST = 3;

interface ToastRegionProps {
  /** The region's name, for example "Notifications". */
  label: string;
  /** The name of each toast's close button, for example "Dismiss". */
  dismissLabel: string;
  /** Shown if the code of a menu, drawer or dialog can't be loaded: "Network error. Please try again." */
  loadError: string;
  /** The application. It shows toasts with `useToast`. */
  children: ReactNode;
}

/**
 * The toasts' live region, once per application and always in the page: a region added together with its first message
 * is often not announced. Toasts stay usable above an open dialog, while Escape still belongs to that dialog.
 *
 * State what happened in one sentence ("Link copied!"). Use a field's own `error`, `StatusDialog` for messages that
 * must not be missed, and `Banner` for messages that should stay. Never make a toast the only way to do something.
 *
 * Keyboard:
 * - Tab: reaches the dismiss button after the page, and pauses the toast
 * - Enter, Space or Escape on the button: dismisses it and returns focus
 */
export function ToastRegion({ label, dismissLabel, loadError, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const [show] = useState(() => {
    let id = 0;
    return (message: ToastMessage) => {
      id += 1;
      const next = { ...message, id };
      // A repeated message replaces the previous one, so that it is announced again.
      setToasts((all) => [...all.filter(({ text }) => text !== next.text), next].slice(-MOST));
    };
  });
  const onLoadError = useCallback(
    (error: unknown) => {
      reportError(error);
      show({ text: loadError, tone: "error" });
    },
    [show, loadError],
  );
  const dismiss = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      <LoadErrorContext value={onLoadError}>{children}</LoadErrorContext>
      <section
        aria-live="polite"
        aria-atomic="false"
        aria-label={label}
        className="pointer-events-none fixed top-4 right-[calc(min(1rem,4vw)+var(--scrollbar-gutter,0px))] left-[min(1rem,4vw)] z-60 flex flex-col items-end gap-2 sm:top-auto sm:bottom-6 sm:mx-2"
      >
        {toasts.map(({ id, ...message }) => (
          <ToastCard key={id} {...message} dismissLabel={dismissLabel} onDismiss={() => dismiss(id)} />
        ))}
      </section>
    </ToastContext>
  );
}

/** Returns the function that shows a toast in the surrounding region. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a ToastRegion around it.");
  return show;
}

/**
 * Returns a function that reports that a component's code could not be loaded, and shows a toast about it in the
 * surrounding region.
 */
export const useLoadError = () => use(LoadErrorContext);
