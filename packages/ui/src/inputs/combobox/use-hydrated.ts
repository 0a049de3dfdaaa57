import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether JavaScript runs the page: false in what the server sends and while that is taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
