import { createStoredFlag, useStoredFlag } from "./stored-flag.ts";

/** Set on the server, which can't know. */
const welcomeClosed = createStoredFlag("welcomeModalClosed", { onServer: true });

/** The Welcome dialog: open for whoever has not closed it in this browser (spec section 3). */
export function useWelcome(): { open: boolean; close: () => void } {
  const { isSet, set } = useStoredFlag(welcomeClosed);
  return { open: !isSet, close: () => set(true) };
}
