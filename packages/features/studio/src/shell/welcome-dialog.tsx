import { brand } from "@earshot/contract/brand.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { welcomeCopy } from "@earshot/contract/studio/welcome-copy.ts";
import { DialogButton } from "@earshot/ui/surfaces/dialog-button.tsx";
import { Dialog } from "@earshot/ui/surfaces/dialog.tsx";
import { useRef } from "react";

export interface WelcomeDialogProps {
  open: boolean;
  /** Called on Get Started, Close and Escape; the dialog should not be shown again. */
  onClose: () => void;
}

/** The Welcome dialog on a first visit. Get Started has the initial focus. */
export function WelcomeDialog({ open, onClose }: WelcomeDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={welcomeCopy.title(brand.name)}
      closeLabel={controlCopy.close}
      size="sm"
      initialFocus={start}
      actions={
        <DialogButton ref={start} does={onClose}>
          {controlCopy.getStarted}
        </DialogButton>
      }
    >
      <p className="text-md text-ink-2">{welcomeCopy.text}</p>
    </Dialog>
  );
}
