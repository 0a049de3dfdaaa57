import { readProviders, readSession, type User } from "@earshot/contract/accounts/read.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

import { call } from "../call.ts";
import { clearGuest, forgetMigratedGuest } from "../guest.ts";
import { clearProjects } from "./app-state.tsx";
import { clearDrafts } from "./drafts.ts";

/** Milliseconds after which the session is checked again when the page gets the focus. */
const stale = 60_000;

/** Who uses the page. */
export interface Session {
  /** `undefined` until known: the server did not answer in time. */
  user: User | null | undefined;
  isLoggedIn: boolean;
  /** The session of somebody who was logged in has ended elsewhere. */
  hasEnded: boolean;
  /** The social log-ins that are configured; none until the server was asked. */
  providers: readonly SocialProvider[];
  /**
   * Asks the server who is logged in: nobody when it answers anything but yes, or does not answer (spec section 8: logged only).
   * Concurrent callers share one request.
   */
  check: () => Promise<User | null>;
  /** Checks again after a minute, keeping what is known when the server does not answer. */
  recheck: () => Promise<void>;
  /**
   * Ends the session. True on success: the guest's identity, drafts and everything else saved in this browser are cleared, and the
   * page must be reloaded.
   */
  logOut: () => Promise<boolean>;
}

type SessionStore = StoreApi<Session>;

interface SessionOptions {
  /** Receives errors that nobody is shown. */
  report?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates the one place that knows who is logged in: a store for each rendered page, never shared between requests.
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
    async function ask(): Promise<User | null> {
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
        request ??= ask()
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
        await ask().catch(report);
      },
      async logOut() {
        try {
          const { status } = await call("GET /client/logout", {});
          if (status !== 200) throw new Error(`Log-out was answered with ${status}.`);
        } catch (error) {
          report(error);
          return false;
        }
        clearGuest();
        clearDrafts();
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

/** Provides the session to the page inside, and checks it again when the page gets the focus after a minute. */
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

/** The session of the page around. */
export function useSession(): Session {
  const store = use(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider around the page.");
  return useStore(store);
}
