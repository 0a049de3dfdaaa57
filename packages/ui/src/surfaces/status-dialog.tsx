import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode, RefObject } from "react";

import { AlertDialog } from "./alert-dialog.tsx";

export interface StatusDialogProps {
  /** Opens the dialog as soon as no other modal is still mounting. */
  open: boolean;
  /** Called when the button or Escape is pressed. The dialog never closes by itself. */
  onClose: () => void;
  tone: "success" | "error";
  /** "Success", "Error" or the subject. */
  title: string;
  /** The result or, on an error, the message with a suggested fix. */
  message: ReactNode;
  /** The only button: "OK". */
  okLabel: string;
  /** Receives focus on close if the element that had focus before is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
}

const icons = {
  success: <CircleCheck className="text-ok" />,
  error: <CircleAlert className="text-danger" />,
};

/**
 * Shows the result of an action, with a single button that is initially focused, so that Enter or Escape continues.
 *
 * Show the server's message unchanged. Use a field's own `error` for a field, a toast for a confirmation that may be
 * missed and `Banner` at the top of the next page.
 *
 * Keyboard:
 * - Enter, Space: press OK
 * - Escape: same as OK
 */
export function StatusDialog({ tone, message, okLabel, ...modal }: StatusDialogProps) {
  return <AlertDialog {...modal} icon={icons[tone]} description={message} closeLabel={okLabel} />;
}
