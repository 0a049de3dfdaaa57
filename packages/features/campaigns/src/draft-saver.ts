import { createStore, type StoreApi } from "zustand";

/** The latest draft's save state. */
type SaveState = { kind: "untouched" | "saved" | "unsaved" | "saving" } | { kind: "failed"; error: unknown };

interface SaverOptions<Draft, Saved> {
  /** Saves a draft on the server, based on the last saved state. Never called concurrently. */
  send: (draft: Draft, saved: Saved | null) => Promise<Saved>;
  /** The last saved state; null for a new draft. */
  saved: Saved | null;
  /** How long after the last change a draft is sent, in ms. */
  wait: number;
}

export type DraftSaver<Draft, Saved> = ReturnType<typeof createDraftSaver<Draft, Saved>>;

/** Saves a draft as it changes: only the latest, one request at a time. After an error the next change retries. */
export function createDraftSaver<Draft, Saved>({ send, saved: first, wait }: SaverOptions<Draft, Saved>) {
  const state: StoreApi<SaveState> = createStore(() => ({ kind: first ? "saved" : "untouched" }));
  let saved = first;
  let pending: { draft: Draft } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Saved | null> | null = null;

  async function sendAll(): Promise<Saved | null> {
    if (!pending) {
      state.setState({ kind: "saved" }, true);
      return saved;
    }
    const { draft } = pending;
    pending = null;
    state.setState({ kind: "saving" }, true);
    try {
      saved = await send(draft, saved);
    } catch (error) {
      pending ??= { draft };
      state.setState({ kind: "failed", error }, true);
      return null;
    }
    return sendAll();
  }

  /** Sends pending changes immediately. Resolves to null if they could not be saved. */
  function flush(): Promise<Saved | null> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    state,
    flush,
    change: (draft: Draft): void => {
      pending = { draft };
      if (!running) state.setState({ kind: "unsaved" }, true);
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), wait);
    },
    /** Bases the next save on another saved state. */
    rebase(on: Saved | null) {
      saved = on;
    },
    /** Marks the draft as not saved because of an error in another request, such as the launch. */
    fail(error: unknown) {
      state.setState({ kind: "failed", error }, true);
    },
    saved: () => saved,
  };
}
