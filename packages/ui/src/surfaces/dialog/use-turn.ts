import { useLayoutEffect, useSyncExternalStore } from "react";

import { watchPresses } from "./return-focus.ts";
import { enter, leave, stands, subscribe } from "./turns.ts";

/** Whether the modal that wants to be `open` may stand now. Never on the server: a modal needs the page below it. */
export function useTurn(id: string, open: boolean): boolean {
  const standing = useSyncExternalStore(
    subscribe,
    () => stands(id),
    () => false,
  );
  useLayoutEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (!open) return undefined;
    enter(id);
    return () => leave(id);
  }, [id, open]);
  return standing && open;
}
