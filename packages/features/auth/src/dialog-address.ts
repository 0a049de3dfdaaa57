import { useState, useSyncExternalStore } from "react";

const dialogs = ["login", "signup", "reset"] as const;

/** The dialogs of log-in, sign-up and password reset: `?dialog=login`. At most one is open. */
export type AccountDialog = (typeof dialogs)[number];

const parameter = "dialog";

/** In the state of a history entry: how many entries lie between it and the same page without the dialog, itself included. */
const added = "addedEntries";

const addedEntries = (): number => (history.state as { [added]?: number } | null)?.[added] ?? 0;

const listeners = new Set<() => void>();

/** The dialog that is about to open: its openers are busy. */
let pending: { dialog: AccountDialog } | null = null;

/** True between `closeDialog` and the `popstate` of its way back; `next` opens after it. */
let isClosing = false;
let next: AccountDialog | null = null;

function notify(): void {
  for (const listener of listeners) listener();
}

function onPopState(): void {
  // The first entry of the visit had the dialog: there is none without it.
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
    // The page has changed: what was to open on it doesn't.
    pending = null;
    next = null;
    isClosing = false;
    window.removeEventListener("popstate", onPopState);
  };
}

/** The dialog that the address names now; a closing one still counts until its way back is done. */
export function dialogInAddress(): AccountDialog | null {
  const name = new URLSearchParams(location.search).get(parameter);
  return dialogs.find((dialog) => dialog === name) ?? null;
}

/** Path and query of the page with this dialog open. */
function addressWith(dialog: AccountDialog | null): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  if (dialog) searchParams.set(parameter, dialog);
  else searchParams.delete(parameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams.toString()}` : ""}${hash}`;
}

/** Path and query of the page itself: the return path after a log-in. */
export const pageAddress = (): string => addressWith(null);

/** Opens a dialog as a new history entry, so that Back closes it. Replaces the one that is open. */
export function openDialog(dialog: AccountDialog): void {
  if (isClosing) {
    next = dialog;
    notify();
    return;
  }
  if (dialogInAddress()) history.replaceState(history.state, "", addressWith(dialog));
  // With the router's key and index: for it, the entry is the same page.
  else history.pushState({ ...(history.state as object | null), [added]: 1 }, "", addressWith(dialog));
  notify();
}

/**
 * Adds a history entry for a step of the open dialog, or of a page: Back leads to the step before, and closing the dialog skips
 * them all.
 */
export function pushStep(state: Record<string, string>): void {
  const last = history.state as object | null;
  history.pushState({ ...last, ...state, [added]: addedEntries() + 1 }, "", location.href);
}

/** Closes the open dialog. Leaves no entry behind: Back on the page leads where it led before. */
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
 * Makes the openers of a dialog busy while its code loads. The returned function ends that, and opens the dialog or not; it returns
 * false, and does nothing, if the page has changed meanwhile.
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

/** The dialog that the address of the calling page names. Null while the server renders: a dialog needs the page below it. */
export function useDialogInAddress(): AccountDialog | null {
  // The router replaces the page after the address: the next page's dialog must not open above this one.
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
