import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode, RefObject } from "react";

import { AlertDialog } from "./alert-dialog.tsx";

export interface StatusDialogProps {
  /** Whether the dialog wants to be open. It enters when the modal before it has settled. */
  open: boolean;
  /** The button or Escape. Who wants it to go by itself closes it after a time of its own. */
  onClose: () => void;
  tone: "success" | "error";
  /** "Success" or "Error", or what it is about. */
  title: string;
  /** What happened and, when it went wrong, what to do; the server's own words where it has some. */
  message: ReactNode;
  /** The one button: "OK". */
  okLabel: string;
  /** Where focus goes at the end when what had it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const signs = {
  success: <CircleCheck className="text-ok" />,
  error: <CircleAlert className="text-danger" />,
};

/** How something ended, with one button. It interrupts: the button has the focus, so that Enter or Escape goes on. */
export function StatusDialog({ tone, message, okLabel, ...modal }: StatusDialogProps) {
  return <AlertDialog {...modal} icon={signs[tone]} description={message} closeLabel={okLabel} />;
}
