import { readProviders, readSession, type User } from "@earshot/contract/accounts/read.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

import { call } from "../call.ts";
import { clearGuest, forgetMigratedGuest } from "../guest.ts";
import { useNavigation } from "../navigation.tsx";
import { clearProjects } from "./app-state.tsx";
import { browserAccountName, loadBrowserAccount, saveBrowserAccount } from "./browser-account.ts";
import { clearDrafts } from "./drafts.ts";
import { clearSavedItems } from "./saved-items.ts";

/** The age in ms at which the session is rechecked when the page gains focus. */
const stale = 60_000;

/** The session of the page's user. */
export interface Session {
  /** `undefined` while unknown, because the server did not respond in time. */
  user: User | null | undefined;
  isLoggedIn: boolean;
  /** True after the user's session ended elsewhere. */
  hasEnded: boolean;
  /**
   * True once another tab has logged in to another account: the page belongs to the previous one and must be reloaded.
   */
  isReplaced: boolean;
  /** The configured social log-ins; empty until the server responds. */
  providers: readonly SocialProvider[];
  /**
   * Fetches the current user. Errors are reported but not shown, and treated as logged out. Concurrent callers share
   * one request.
   */
  check: () => Promise<User | null>;
  /**
   * Checks again if the last check was at least a minute ago. The state is unchanged if the server does not respond.
   */
  recheck: () => Promise<void>;
  /**
   * Compares the account that the browser's tabs are logged in to (null while logged out) with the page's. If they
   * differ, the next `recheck` sends a request immediately.
   */
  compare: (account: string | null | undefined) => void;
  /**
   * Ends the session. Resolves to true on success: the guest's identity, drafts and everything else saved in this
   * browser are cleared, and the page must be reloaded.
   */
  logOut: () => Promise<boolean>;
}

type SessionStore = StoreApi<Session>;

interface SessionOptions {
  /** Receives errors that are not shown to the user. */
  report?: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates a rendered page's session store, which is never shared between requests.
 *
 * @param initial who was logged in when the page was rendered, `undefined` if unknown
 */
export function createSessionStore(
  initial: User | null | undefined,
  { report = console.error, now = Date.now }: SessionOptions = {},
): SessionStore {
  let request: Promise<User | null> | null = null;
  let checkedAt = now();
  /** The page's account. Not cleared when its session ends, because the page still has its data. */
  let lastId = initial?.id;

  return createStore<Session>((set, get) => {
    async function fetchUser(): Promise<User | null> {
      const { body } = await call("GET /api/session", {});
      const user = readSession(body);
      checkedAt = now();
      if (user) lastId = user.id;
      saveBrowserAccount(user?.id ?? null);
      const hasEnded = user === null && (get().isLoggedIn || get().hasEnded);
      set({ user, isLoggedIn: Boolean(user), hasEnded, providers: readProviders(body) });
      return user;
    }
    return {
      user: initial,
      isLoggedIn: Boolean(initial),
      hasEnded: false,
      isReplaced: false,
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
        const earlierId = lastId;
        const user = await fetchUser().catch(report);
        // Log-ins in this tab use `check`, so another tab must have logged in.
        if (user && earlierId !== undefined && user.id !== earlierId) set({ isReplaced: true });
      },
      compare(account) {
        if (account === undefined || account === (get().user?.id ?? null)) return;
        if (account !== null && lastId !== undefined && account !== lastId) set({ isReplaced: true });
        else checkedAt = -Infinity;
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
        saveBrowserAccount(null);
        set({ user: null, isLoggedIn: false });
        return true;
      },
    };
  });
}

const SessionContext = createContext<SessionStore | null>(null);

interface SessionProviderProps {
  /** The user when the page was rendered; `undefined` makes the browser check. */
  initialUser: User | null | undefined;
  children: ReactNode;
}

/**
 * Provides the session to its children, and rechecks it on focus (at most once a minute) and when another tab logs in
 * or out. Reloads the page without its drafts if the account changes.
 */
export function SessionProvider({ initialUser, children }: SessionProviderProps) {
  const [store] = useState(() => createSessionStore(initialUser));
  const isReplaced = useStore(store, (session) => session.isReplaced);
  const { reload } = useNavigation();
  useEffect(() => {
    const { user, check, compare, recheck } = store.getState();
    if (user === undefined) void check();
    else saveBrowserAccount(user?.id ?? null);
    if (user) forgetMigratedGuest();
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      compare(loadBrowserAccount());
      if (navigator.onLine) void recheck();
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== browserAccountName) return;
      compare(newValue);
      void recheck();
    };
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("storage", onStorage);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("storage", onStorage);
    };
  }, [store]);

  const startAfresh = useEffectEvent(() => {
    clearDrafts();
    reload();
  });
  useEffect(() => {
    if (isReplaced) startAfresh();
  }, [isReplaced]);
  // Unmounted immediately, so that the page does not show, save or warn about the previous account's data until the
  // reload.
  return <SessionContext value={store}>{isReplaced ? null : children}</SessionContext>;
}

/** Returns the nearest provider's session. */
export function useSession(): Session {
  const store = use(SessionContext);
  if (!store) throw new Error("useSession needs a SessionProvider around the page.");
  return useStore(store);
}
