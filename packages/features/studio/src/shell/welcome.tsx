import { fetchedDialog } from "@earshot/client/fetched-dialog.tsx";

import { useWelcome } from "./use-welcome.ts";

const WelcomeDialog = fetchedDialog(async () => (await import("./welcome-dialog.tsx")).WelcomeDialog);

/** Who can't be greeted now is greeted at the next visit. */
const greetNextTime = () => undefined;

/** Greets who has not closed the Welcome dialog yet (spec section 2). For all others nothing of it is fetched. */
export function Welcome() {
  const { open, close } = useWelcome();
  return <WelcomeDialog open={open} onClose={close} onMissing={greetNextTime} />;
}
