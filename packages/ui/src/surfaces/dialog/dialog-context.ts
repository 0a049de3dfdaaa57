import { createContext, use } from "react";

/** What a dialog tells the buttons inside it. */
export interface DialogState {
  /** The dialog's work is under way. */
  busy: boolean;
  /** Closes the dialog, unless it is busy. */
  dismiss: () => void;
}

export const DialogContext = createContext<DialogState | null>(null);

/** The dialog that the calling component stands in. */
export function useDialog(): DialogState {
  const state = use(DialogContext);
  if (!state) throw new Error("A DialogButton stands inside a Dialog.");
  return state;
}
