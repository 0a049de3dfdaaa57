import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** Milliseconds during which what came is not asked for again, the page's own first data among it. */
const fresh = 30_000;

/** Asked even when the browser takes itself for offline: a failure has its words, a wait has none. */
const networkMode = "always";

/**
 * Keeps what the server said, for the page inside. A question that failed is not asked again by itself: each place says what went
 * wrong and offers to try again.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, staleTime: fresh, networkMode },
          mutations: { retry: false, networkMode },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
