import { lazy, Suspense, useState } from "react";

import { useWelcome } from "./use-welcome.ts";

const WelcomeDialog = lazy(async () => ({ default: (await import("./welcome-dialog.tsx")).WelcomeDialog }));

/** Greets who has not closed the Welcome dialog yet (spec section 2). For all others nothing of it is fetched. */
export function Welcome() {
  const { open, close } = useWelcome();
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <WelcomeDialog open={open} onClose={close} />
    </Suspense>
  );
}
