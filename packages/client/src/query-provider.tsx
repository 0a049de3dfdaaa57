import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** Milliseconds during which data is not refetched, including the page's initial data. */
const fresh = 30_000;

/** Milliseconds after which stale data is refetched when the page gets the focus. */
const staleOnFocus = 60_000;

/** Fetches even while the browser reports being offline: an error shows a message, a paused query does not. */
const networkMode = "always";

/** Provides the query cache. Queries are never retried silently: each component shows its error and a retry button. */
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
