import { readProviders, readSession, type User } from "@earshot/contract/accounts/read.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

import { call } from "../call.ts";
import { clearGuest, forgetMigratedGuest } from "../guest.ts";
import { clearProjects } from "./app-state.tsx";
import { clearDrafts } from "./drafts.ts";
import { clearSavedItems } from "./saved-items.ts";

/** Milliseconds after which the session is checked again when the page gets the focus. */
const stale = 60_000;

/** The page's user. */
export interface Session {
  /** `undefined` until known: the server did not respond in time. */
  user: User | null | undefined;
  isLoggedIn: boolean;
  /** True after a logged-in person's session ended elsewhere. */
  hasEnded: boolean;
  /** The configured social log-ins; empty until the server responds. */
  providers: readonly SocialProvider[];
  /**
   * Fetches who is logged in. Errors are reported, not shown, and count as logged out.
   * Concurrent callers share one request.
   */
  check: () => Promise<User | null>;
  /** Rechecks after a minute; the state stays unchanged if the server does not respond. */
  recheck: () => Promise<void>;
  /**
   * Ends the session. True on success: the guest's identity, drafts and everything else saved in this browser are cleared, and the
   * page must be reloaded.
   */
  logOut: () => Promise<boolean>;
}

type SessionStore = StoreApi<Session>;

interface SessionOptions {
  /** Receives errors that are not shown to the person. */
  report?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates the session store of one rendered page, never shared between requests.
 *
 * @param initial who was logged in when the page was rendered, `undefined` when unknown
 */
export function createSessionStore(
  initial: User | null | undefined,
  { report = console.error, now = Date.now }: SessionOptions = {},
): SessionStore {
  let request: Promise<User | null> | null = null;
  let checkedAt = now();

  return createStore<Session>((set, get) => {
    async function fetchUser(): Promise<User | null> {
      const { body } = await call("GET /api/session", {});
      const user = readSession(body);
      checkedAt = now();
      const hasEnded = user === null && (get().isLoggedIn || get().hasEnded);
      set({ user, isLoggedIn: Boolean(user), hasEnded, providers: readProviders(body) });
      return user;
    }
    return {
      user: initial,
      isLoggedIn: Boolean(initial),
      hasEnded: false,
      providers: [],
      check() {
        request ??= fetchUser()
          .catch((error: unknown) => {
            report(error);
            set({ user: null, isLoggedIn: false });
            return null;
          })
          .finally(() => {
            request = null;
          });
        return request;
      },
      async recheck() {
        if (request || now() - checkedAt < stale) return;
        await fetchUser().catch(report);
      },
      async logOut() {
        try {
          const { status } = await call("GET /client/logout", {});
          if (status !== 200) throw new Error(`Log-out failed with status ${status}.`);
        } catch (error) {
          report(error);
          return false;
        }
        clearGuest();
        clearDrafts();
        clearSavedItems();
        clearProjects();
        set({ user: null, isLoggedIn: false });
        return true;
      },
    };
  });
}

const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  /** Who was logged in when the page was rendered; `undefined` makes the browser ask. */
  initialUser: User | null | undefined;
  children: ReactNode;
}

/** Provides the session to its children, and rechecks it when the page gets the focus after a minute. */
export function SessionProvider({ initialUser, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(initialUser));
  useEffect(() => {
    const { user, check } = store.getState();
    if (user === undefined) void check();
    if (user) forgetMigratedGuest();
    const onVisible = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void store.getState().recheck();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

/** Returns the session of the nearest provider. */
export function useSession(): Session {
  const store = use(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider around the page.");
  return useStore(store);
}
