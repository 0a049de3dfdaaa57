import { createContext } from "react";

/** What a toast says. */
export interface ToastMessage {
  /** One short sentence. */
  text: string;
  /** How it went. `error` only for what has no place of its own on the page. */
  tone?: "plain" | "success" | "error";
  /** How long it stays, in ms, while nobody points at it or focuses it. Default 3000 (spec section 9). */
  duration?: number;
}

export const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);
