import { createContext, use } from "react";

/** A dialog's state, for the parts inside it. */
interface DialogState {
  /** The id of the heading, which names the dialog. */
  titleId: string;
  /** The id of the description. */
  descriptionId: string;
  /** True while a request is pending. */
  busy: boolean;
  /** Closes the dialog, unless it is busy. */
  dismiss: () => void;
}

export const DialogContext = createContext<DialogState | null>(null);

/** Returns the state of the dialog around the calling component. */
export function useDialog(): DialogState {
  const state = use(DialogContext);
  if (!state) throw new Error("This must be inside a Dialog.");
  return state;
}
