import { useEffect } from "react";
import { createStore, type StoreApi, useStore } from "zustand";

interface StoredFlag {
  isSet: boolean;
  set: (isSet: boolean) => void;
  /** Rereads local storage. */
  reload: () => void;
}

/**
 * Creates a flag saved in local storage as "true"; if storage is blocked, it lasts only as long as the page.
 *
 * @param name its key in local storage
 * @param onServer its value in server rendering, and until hydration
 */
export function createStoredFlag(name: string, { onServer }: { onServer: boolean }): StoreApi<StoredFlag> {
  let remembered = false;
  return createStore<StoredFlag>((set) => ({
    isSet: onServer,
    set(isSet) {
      remembered = isSet;
      set({ isSet });
      try {
        if (isSet) localStorage.setItem(name, "true");
        else localStorage.removeItem(name);
      } catch {
        // Storage is blocked.
      }
    },
    reload() {
      try {
        set({ isSet: localStorage.getItem(name) !== null });
      } catch {
        set({ isSet: remembered });
      }
    },
  }));
}

/** Returns the flag's current value, which another tab may have changed since the page loaded. */
export function useStoredFlag(flag: StoreApi<StoredFlag>) {
  const { isSet, set, reload } = useStore(flag);
  useEffect(() => reload(), [reload]);
  return { isSet, set };
}
