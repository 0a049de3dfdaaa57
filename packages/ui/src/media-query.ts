import { useMemo, useSyncExternalStore } from "react";

/**
 * Matches a media query. True on the server, so CSS must make the server's markup look right even where the query
 * doesn't match.
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
