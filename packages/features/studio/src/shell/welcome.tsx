import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useWelcome } from "@earshot/client/state/welcome.ts";

const WelcomeDialog = lazyWithRetry(async () => (await import("./welcome-dialog.tsx")).WelcomeDialog);

/** Ignores a load error: the dialog is then shown on the next visit. */
const greetNextTime = () => undefined;

interface WelcomeProps {
  /** Called when the dialog has closed, to set focus, because no element had focus before. */
  onClosed?: (() => void) | undefined;
}

/** Shows the Welcome dialog until it has been closed once. After that, its code is not loaded. */
export function Welcome({ onClosed }: WelcomeProps) {
  const { open, close } = useWelcome();
  const onClose = () => {
    close();
    // Runs after the dialog has returned focus.
    if (onClosed) requestAnimationFrame(onClosed);
  };
  return <WelcomeDialog open={open} onClose={onClose} onLoadError={greetNextTime} />;
}
