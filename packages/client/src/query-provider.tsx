import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** Milliseconds during which data is not fetched again, the page's own first data included. */
const fresh = 30_000;

/** Milliseconds after which stale data is fetched again when the page gets the focus. */
const staleOnFocus = 60_000;

/** Fetches even while the browser believes to be offline: an error has a text, a paused query has none. */
const networkMode = "always";

/** Provides the cache of what the server said. Nothing is retried silently: each place shows its error and offers to try again. */
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
