import { useLayoutEffect, useSyncExternalStore } from "react";

/** An open modal: its panel once mounted, and the elements to focus on close, in order of preference. */
interface OpenModal {
  id: string;
  panel: HTMLElement | null;
  returnTo: HTMLElement[];
}

const listeners = new Set<() => void>();
const holds = new Set<symbol>();
const closing = new Map<string, HTMLElement[]>();
let queue: string[] = [];
let stack: OpenModal[] = [];

function update(next: OpenModal[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the next modal in the queue. Waits while the previous one is mounting, because two that mount in one commit
 * hide each other from assistive technology, and while a menu is returning focus, because the modal would otherwise not
 * know where to return it.
 */
function openNext(): void {
  const [id, ...rest] = queue;
  if (id === undefined || holds.size > 0 || stack.some((modal) => modal.panel === null)) return;
  queue = rest;
  const inherited = [...closing.values()].at(-1) ?? stack.at(-1)?.returnTo ?? [];
  update([...stack, { id, panel: null, returnTo: [...focusedElement(), ...inherited] }]);
}

function enqueue(id: string): void {
  queue.push(id);
  openNext();
}

/** Removes the modal. Focus is returned later by `returnFocus`, once the rest of the page is no longer inert. */
function remove(id: string): void {
  queue = queue.filter((other) => other !== id);
  const modal = stack.find((other) => other.id === id);
  if (!modal) return;
  if (modal.panel) closing.set(id, modal.returnTo);
  update(stack.filter((other) => other !== modal));
  queueMicrotask(openNext);
}

/** Marks the modal's panel as mounted and the rest of the page as hidden, so that the next modal may open. */
export function markMounted(id: string, panel: HTMLElement): void {
  update(stack.map((modal) => (modal.id === id ? { ...modal, panel } : modal)));
  queueMicrotask(openNext);
}

/** True for the uppermost mounted modal, which Escape closes. */
export const isTopModal = (id: string): boolean => stack.findLast(({ panel }) => panel !== null)?.id === id;

/**
 * Delays further modals until the returned function is called: for a menu that is closing and still has to return
 * focus. Not a timeout: on a slow machine the modal would open first and have nowhere to return focus to.
 */
export function holdModals(): () => void {
  const key = Symbol("hold");
  holds.add(key);
  return () => {
    if (holds.delete(key)) queueMicrotask(openNext);
  };
}

/**
 * Puts the modal on the stack while it is `open`, and returns true while it is there. Never true on the server,
 * because a modal needs the page behind it.
 */
export function useModalStack(id: string, open: boolean): boolean {
  const isOnStack = useSyncExternalStore(
    subscribe,
    () => stack.some((modal) => modal.id === id),
    () => false,
  );
  useLayoutEffect(watchPresses, []);
  useLayoutEffect(() => {
    if (!open) return undefined;
    enqueue(id);
    return () => remove(id);
  }, [id, open]);
  return isOnStack && open;
}

/**
 * Focuses the element that had focus before the modal opened, or the next best element that is still in the page, or
 * `fallback`. Does nothing if focus has already moved, for example by the action that closed the modal.
 */
export function returnFocus(id: string, fallback: HTMLElement | null): void {
  const targets = closing.get(id) ?? [];
  closing.delete(id);
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  focusFirstUsable(fallback ? [...targets, fallback] : targets);
}

/** Focuses `target` when a layer above all modals, for example a toast, has closed. */
export function restoreFocus(target: HTMLElement | null): void {
  focusFirstUsable(target ? [target] : []);
}

/**
 * Focuses the first of the targets that can take focus. While a modal is open, only elements inside it can, and focus
 * that is already inside it stays there.
 */
function focusFirstUsable(targets: HTMLElement[]): void {
  const within = stack.at(-1)?.panel ?? null;
  if (within?.contains(document.activeElement)) return;
  const usable = targets.find(
    // A disabled element, such as the button of a cleared form, can't be focused.
    (target) => target.isConnected && !target.matches(":disabled") && (!within || within.contains(target)),
  );
  (usable ?? within)?.focus({ preventScroll: true });
}

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

let lastPressed: HTMLElement | null = null;

function rememberPress({ target }: PointerEvent) {
  lastPressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
}

/**
 * Remembers the last pressed element. Safari doesn't focus a pressed button, so this element is used instead of the
 * focused one.
 */
function watchPresses(): () => void {
  document.addEventListener("pointerdown", rememberPress, { capture: true });
  return () => document.removeEventListener("pointerdown", rememberPress, { capture: true });
}

function focusedElement(): HTMLElement[] {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body) return [active];
  return lastPressed?.isConnected ? [lastPressed] : [];
}
