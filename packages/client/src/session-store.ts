import { readProviders, readSession, type User } from "@earshot/contract/accounts/read.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";

import { call } from "./call.ts";
import { clearGuest } from "./guest.ts";
import { dropDrafts } from "./kept-drafts.ts";

/** Who uses the page. `undefined` until anybody knows: the server did not say in time. */
export interface Session {
  user: User | null | undefined;
  isLoggedIn: boolean;
  /** The social log-ins that are configured; none until the server was asked. */
  providers: readonly SocialProvider[];
}

/** The one place in the browser that knows who is logged in. */
export interface SessionStore {
  current: () => Session;
  /** Calls back after each change; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Asks the server who is logged in; nobody is when it answers anything but yes, or nothing. One question at a time:
   * who asks meanwhile gets the answer to the one under way.
   */
  check: () => Promise<User | null>;
  /**
   * Ends the session. True when it did: then the guest's identity and all drafts are cleared too, and the page is to be loaded
   * anew.
   */
  logOut: () => Promise<boolean>;
}

/**
 * @param initial who is logged in as the page came, `undefined` when it came without knowing
 * @param report where failures go that nobody is shown (spec section 8: logged only)
 */
export function createSessionStore(
  initial: User | null | undefined,
  report: (failure: unknown) => void = console.error,
): SessionStore {
  const listeners = new Set<() => void>();
  let session: Session = { user: initial, isLoggedIn: Boolean(initial), providers: [] };
  let checking: Promise<User | null> | null = null;

  function set(user: User | null, providers = session.providers): User | null {
    session = { user, isLoggedIn: Boolean(user), providers };
    for (const listener of listeners) listener();
    return user;
  }

  async function ask(): Promise<User | null> {
    try {
      const { body } = await call("GET /api/session", {});
      return set(readSession(body), readProviders(body));
    } catch (failure) {
      report(failure);
      return set(null);
    }
  }

  return {
    current: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check() {
      checking ??= ask().finally(() => {
        checking = null;
      });
      return checking;
    },
    async logOut() {
      try {
        const { status } = await call("GET /client/logout", {});
        if (status !== 200) throw new Error(`Log-out was answered with ${status}.`);
      } catch (failure) {
        report(failure);
        return false;
      }
      clearGuest();
      dropDrafts();
      set(null);
      return true;
    },
  };
}
