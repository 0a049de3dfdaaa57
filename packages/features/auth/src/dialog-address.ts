import { useState, useSyncExternalStore } from "react";

const dialogs = ["login", "signup", "reset"] as const;

/** The log-in, sign-up and password reset dialogs: `?dialog=login`. At most one is open. */
export type AccountDialog = (typeof dialogs)[number];

const parameter = "dialog";

/**
 * A key in a history entry's state. Its value is how many entries to go back to reach the same page without the
 * dialog.
 */
const added = "addedEntries";

const addedEntries = (): number => (history.state as { [added]?: number } | null)?.[added] ?? 0;

const listeners = new Set<() => void>();

/** The dialog that is about to open; buttons that open it are busy. */
let pending: { dialog: AccountDialog } | null = null;

/** True between `closeDialog` and the `popstate` that it causes; the `next` dialog, if any, then opens. */
let isClosing = false;
let next: AccountDialog | null = null;

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  // If the visit started with the dialog open, there is no history entry for the page without it.
  if (isClosing && dialogInAddress()) removeDialog();
  isClosing = false;
  if (next) openDialog(next);
  next = null;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("popstate", onPopState);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    // Cancels the pending dialog, because the page has changed.
    pending = null;
    next = null;
    isClosing = false;
    window.removeEventListener("popstate", onPopState);
  };
}

/** The dialog in the current URL. While a dialog closes, it is still returned until `popstate` has fired. */
export function dialogInAddress(): AccountDialog | null {
  const name = new URLSearchParams(location.search).get(parameter);
  return dialogs.find((dialog) => dialog === name) ?? null;
}

/** The page's URL with this dialog open; null closes it. */
function addressWith(dialog: AccountDialog | null): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  if (dialog) searchParams.set(parameter, dialog);
  else searchParams.delete(parameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ""}${hash}`;
}

/** The page's path and query without its dialog: the return path after a log-in. */
export const pageAddress = (): string => addressWith(null);

/** Opens a dialog as a new history entry, so that Back closes it. Replaces an open dialog. */
export function openDialog(dialog: AccountDialog): void {
  if (isClosing) {
    next = dialog;
    notify();
    return;
  }
  if (dialogInAddress()) history.replaceState(history.state, "", addressWith(dialog));
  // Keeps the router's own state (its key and index), because the router considers the entry the same page.
  else history.pushState({ ...(history.state as object | null), [added]: 1 }, "", addressWith(dialog));
  notify();
}

/**
 * Adds a history entry for a step in the open dialog or on a page: Back returns to the previous step, and closing the
 * dialog skips all steps.
 */
export function pushStep(state: Record<string, string>): void {
  const last = history.state as object | null;
  history.pushState({ ...last, ...state, [added]: addedEntries() + 1 }, "", location.href);
}

/** Closes the open dialog and removes its history entries, so that Back then leaves the page. */
export function closeDialog(): void {
  if (isClosing || !dialogInAddress()) return;
  const entries = addedEntries();
  if (entries > 0) {
    isClosing = true;
    history.go(-entries);
  } else {
    removeDialog();
  }
  notify();
}

const removeDialog = () => history.replaceState(history.state, "", addressWith(null));

/**
 * Marks a dialog as pending while its code loads. The returned function clears the mark and optionally opens the
 * dialog. If the page has changed in the meantime, it does nothing and returns false.
 */
export function prepareDialog(dialog: AccountDialog): (opens: boolean) => boolean {
  const mine = { dialog };
  pending = mine;
  notify();
  return (opens) => {
    if (pending !== mine) return false;
    pending = null;
    if (opens) openDialog(dialog);
    else notify();
    return true;
  };
}

/**
 * The open dialog according to the URL; null once the URL is that of another page. Also null during server rendering,
 * because a dialog needs the page below it.
 */
export function useDialogInAddress(): AccountDialog | null {
  // The router changes the URL before it replaces the page, and the next page's dialog must not open above this one.
  const [page] = useState(() => globalThis.location?.pathname);
  return useSyncExternalStore(
    subscribe,
    () => (isClosing || location.pathname !== page ? null : dialogInAddress()),
    () => null,
  );
}

/** The dialog that is about to open, or null. */
export function usePendingDialog(): AccountDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => pending?.dialog ?? null,
    () => null,
  );
}
