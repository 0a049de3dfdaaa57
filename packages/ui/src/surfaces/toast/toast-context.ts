import { createContext } from "react";

export interface ToastMessage {
  /** One short sentence. */
  text: string;
  /** Use `error` only for errors that have no other place on the page. */
  tone?: "plain" | "success" | "error";
  /** The display time in ms, paused on hover and focus. Default: 3000. */
  duration?: number;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/**
 * Called when a component's lazy chunk fails to load. Reports the error and, inside a ToastRegion, shows a toast. The
 * component stays unchanged, and the next press retries.
 */
export const LoadErrorContext = createContext((error: unknown) => reportError(error));
