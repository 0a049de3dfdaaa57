import { lazyWithRetry } from "@earshot/client/lazy.tsx";
import { useWelcome } from "@earshot/client/state/welcome.ts";

const WelcomeDialog = lazyWithRetry(async () => (await import("./welcome-dialog.tsx")).WelcomeDialog);

/** Who can't be greeted now is greeted at the next visit. */
const greetNextTime = () => undefined;

/** Greets who has not closed the Welcome dialog yet (spec section 2). For all others nothing of it is fetched. */
export function Welcome() {
  const { open, close } = useWelcome();
  return <WelcomeDialog open={open} onClose={close} onLoadError={greetNextTime} />;
}
