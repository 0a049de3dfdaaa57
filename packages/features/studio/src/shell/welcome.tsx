import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useWelcome } from "@earshot/client/state/welcome.ts";

const WelcomeDialog = lazyWithRetry(async () => (await import("./welcome-dialog.tsx")).WelcomeDialog);

/** If its code fails to load, it is shown at the next visit. */
const greetNextTime = () => undefined;

interface WelcomeProps {
  /** Called when it is closed, for the focus: nothing had it before. */
  onClosed?: (() => void) | undefined;
}

/** The Welcome dialog, until it is closed once. Loads no code afterwards. */
export function Welcome({ onClosed }: WelcomeProps) {
  const { open, close } = useWelcome();
  const onClose = () => {
    close();
    // After the dialog has given the focus back.
    if (onClosed) requestAnimationFrame(onClosed);
  };
  return <WelcomeDialog open={open} onClose={onClose} onLoadError={greetNextTime} />;
}
