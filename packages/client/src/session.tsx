import type { User } from "@earshot/contract/accounts/read.ts";
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from "react";

import { createSessionStore, type Session, type SessionStore } from "./session-store.ts";

const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  /** Who is logged in, as the page came; `undefined` when the server did not say in time: then the browser asks. */
  initialUser: User | null | undefined;
  children: ReactNode;
}

/** Knows who is logged in, for the page inside. */
export function SessionProvider({ initialUser, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(initialUser));
  useEffect(() => {
    if (store.current().user === undefined) void store.check();
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Who is logged in, and how to ask again or end it. */
export function useSession(): Session & Pick<SessionStore, "check" | "logOut"> {
  const store = use(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider around the page.");
  const session = useSyncExternalStore(store.subscribe, store.current, store.current);
  return { ...session, check: store.check, logOut: store.logOut };
}
