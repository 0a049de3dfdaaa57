import { createStore, type StoreApi } from "zustand";

/** Whether the newest draft is saved. */
type SaveState = { kind: "untouched" | "saved" | "unsaved" | "saving" } | { kind: "failed"; error: unknown };

interface SaverOptions<Draft, Saved> {
  /** Sends a draft, given what was saved last. One at a time. */
  send: (draft: Draft, saved: Saved | null) => Promise<Saved>;
  /** What is saved already; null for a new draft. */
  saved: Saved | null;
  /** Milliseconds without a change before a draft is sent. */
  wait: number;
}

export type DraftSaver<Draft, Saved> = ReturnType<typeof createDraftSaver<Draft, Saved>>;

/** Saves a draft as it changes: only the newest, one request at a time, and again on the next change after an error. */
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

  /** Sends what is pending at once. Null if it could not be saved. */
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
    /** Lets the next save build on another saved state. */
    rebase(on: Saved | null) {
      saved = on;
    },
    /** Marks the saved draft as outdated, when a request other than a save was refused. */
    fail(error: unknown) {
      state.setState({ kind: "failed", error }, true);
    },
    saved: () => saved,
  };
}
