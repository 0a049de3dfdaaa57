import { createStore, useStore } from "zustand";

/** Lists of ids, the latest first. */
export type SavedList = "favouriteVoices" | "recentVoices" | "favouriteTracks" | "recentTracks";

type SavedItems = Record<SavedList, readonly string[]>;

const key = "savedItems";

/** The maximum number of ids in a list of recently used items. */
const mostRecent = 12;

const none: SavedItems = { favouriteVoices: [], recentVoices: [], favouriteTracks: [], recentTracks: [] };

const store = createStore<SavedItems>(() => none);

/**
 * Reads the items from storage, because another tab may have changed them. Returns the page's own items if storage is
 * blocked or corrupt.
 */
function load(): SavedItems {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Record<string, unknown>>;
    const listOf = (list: SavedList) => {
      const ids = saved[list];
      return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
    };
    return {
      favouriteVoices: listOf("favouriteVoices"),
      recentVoices: listOf("recentVoices"),
      favouriteTracks: listOf("favouriteTracks"),
      recentTracks: listOf("recentTracks"),
    };
  } catch {
    return store.getState();
  }
}

function change(list: SavedList, idsAfter: (ids: readonly string[]) => readonly string[]): void {
  const items = load();
  const changed = { ...items, [list]: idsAfter(items[list]) };
  store.setState(changed);
  try {
    localStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Storage is blocked or full: the page still has the items in memory.
  }
}

/** The pickers' favourites and recently used items, in local storage. */
export const savedItems = {
  /** Rereads local storage. */
  reload: () => store.setState(load()),
  toggle: (list: SavedList, id: string) =>
    change(list, (ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids])),
  /** Moves the id to the front, and drops the oldest one if the list is full. */
  addRecent: (list: SavedList, id: string) =>
    change(list, (ids) => [id, ...ids.filter((other) => other !== id)].slice(0, mostRecent)),
};

export function useSavedItems(list: SavedList): readonly string[] {
  return useStore(store, (items) => items[list]);
}

/** Clears all saved items, at log-out. */
export function clearSavedItems(): void {
  store.setState(none);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
