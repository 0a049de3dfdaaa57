import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** How long data stays fresh, in ms, including the page's initial data. */
const fresh = 30_000;

/** The age in ms at which data is refetched when the page gains focus. */
const staleOnFocus = 60_000;

/**
 * Fetches even if the browser reports that it is offline: an error shows a message, whereas a paused query would not.
 */
const networkMode = "always";

/** Provides the query cache. Queries are never retried silently: each component shows its error with a retry button. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            retry: false,
            staleTime: fresh,
            networkMode,
            refetchOnWindowFocus: ({ state }) =>
              navigator.onLine && Date.now() - state.dataUpdatedAt > staleOnFocus,
          },
          mutations: { retry: false, networkMode },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
