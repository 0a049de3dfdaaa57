import { createStoredFlag, useStoredFlag } from "./stored-flag.ts";

/** True on the server, which can't read local storage. */
const welcomeClosed = createStoredFlag("welcomeModalClosed", { onServer: true });

/** The Welcome dialog's state: open until it is closed in this browser. */
export function useWelcome(): { open: boolean; close: () => void } {
  const { isSet, set } = useStoredFlag(welcomeClosed);
  return { open: !isSet, close: () => set(true) };
}
