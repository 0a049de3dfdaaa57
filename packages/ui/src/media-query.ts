import { useMemo, useSyncExternalStore } from "react";

/**
 * Whether a media query holds. The server does not know and says yes: what it renders so must be right, by CSS, for
 * those for whom it does not hold.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
