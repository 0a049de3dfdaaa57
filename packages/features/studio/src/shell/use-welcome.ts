import { useSyncExternalStore } from "react";

/** In local storage: there when the Welcome dialog was closed (spec section 3). */
const flag = "welcomeModalClosed";

const listeners = new Set<() => void>();
let isClosedHere = false;

function isClosed(): boolean {
  try {
    return isClosedHere || localStorage.getItem(flag) !== null;
  } catch {
    // Storage is forbidden: for as long as the page is there.
    return isClosedHere;
  }
}

function close(): void {
  try {
    localStorage.setItem(flag, "true");
  } catch {
    isClosedHere = true;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether somebody is here who has not closed the Welcome dialog yet. Nobody is on the server, which can't know. */
export function useWelcome(): { open: boolean; close: () => void } {
  const closed = useSyncExternalStore(subscribe, isClosed, () => true);
  return { open: !closed, close };
}
