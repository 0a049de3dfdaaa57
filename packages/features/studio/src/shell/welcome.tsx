import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useWelcome } from "@earshot/client/state/welcome.ts";

const WelcomeDialog = lazyWithRetry(async () => (await import("./welcome-dialog.tsx")).WelcomeDialog);

/** If its code fails to load, the dialog is shown on the next visit. */
const greetNextTime = () => undefined;

interface WelcomeProps {
  /** Called when it closes, to set focus: nothing had it before. */
  onClosed?: (() => void) | undefined;
}

/** The Welcome dialog, until it has been closed once. After that it loads no code. */
export function Welcome({ onClosed }: WelcomeProps) {
  const { open, close } = useWelcome();
  const onClose = () => {
    close();
    // Called after the dialog has returned the focus.
    if (onClosed) requestAnimationFrame(onClosed);
  };
  return <WelcomeDialog open={open} onClose={onClose} onLoadError={greetNextTime} />;
}
