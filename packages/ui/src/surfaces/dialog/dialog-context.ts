import { createContext, use } from "react";

/** A dialog's state, for the buttons inside it. */
interface DialogState {
  /** True while a request is pending. */
  busy: boolean;
  /** Closes the dialog, unless it is busy. */
  dismiss: () => void;
}

export const DialogContext = createContext<DialogState | null>(null);

/** Returns the state of the dialog around the calling component. */
export function useDialog(): DialogState {
  const state = use(DialogContext);
  if (!state) throw new Error("A DialogButton must be inside a Dialog.");
  return state;
}
