import { focusedElement, returnFocus } from "./return-focus.ts";

/** A modal that stands: its panel once it is there, and where focus goes when it leaves, best first. */
interface Turn {
  id: string;
  panel: HTMLElement | null;
  returnTo: HTMLElement[];
}

const listeners = new Set<() => void>();
const holds = new Set<symbol>();
const leaving = new Map<string, HTMLElement[]>();
let waiting: string[] = [];
let standing: Turn[] = [];

function tell(next: Turn[]): void {
  standing = next;
  for (const listener of listeners) listener();
}

/**
 * Lets the next modal enter: never while the one before it is still mounting, because two that mount in one commit
 * hide each other from assistive technology, and never while a menu is giving focus back, which the modal would lose.
 */
function admit(): void {
  const [id, ...rest] = waiting;
  if (id === undefined || holds.size > 0 || standing.some((turn) => turn.panel === null)) return;
  waiting = rest;
  const inherited = [...leaving.values()].at(-1) ?? standing.at(-1)?.returnTo ?? [];
  tell([...standing, { id, panel: null, returnTo: [...focusedElement(), ...inherited] }]);
}

/** Asks for a place on top of the modals that stand. */
export function enter(id: string): void {
  waiting.push(id);
  admit();
}

/** Says that the modal's panel is in the page and has hidden the rest of it. */
export function settle(id: string, panel: HTMLElement): void {
  tell(standing.map((turn) => (turn.id === id ? { ...turn, panel } : turn)));
  queueMicrotask(admit);
}

/** Gives the place up. Focus goes back with `giveBack`, when the modal's own trap is gone. */
export function leave(id: string): void {
  waiting = waiting.filter((other) => other !== id);
  const turn = standing.find((other) => other.id === id);
  if (!turn) return;
  if (turn.panel) leaving.set(id, turn.returnTo);
  tell(standing.filter((other) => other !== turn));
  queueMicrotask(admit);
}

/**
 * Focuses what had focus before the modal opened, or the next best that is still in the page; with another modal on
 * top, only something inside that one.
 */
export function giveBack(id: string, instead: HTMLElement | null): void {
  const targets = leaving.get(id) ?? [];
  leaving.delete(id);
  returnFocus(instead ? [...targets, instead] : targets, standing.at(-1)?.panel ?? null);
}

/** Focuses what had the focus before something above all modals took it; while a modal stands, only something inside that one. */
export function focusAgain(target: HTMLElement | null): void {
  returnFocus(target ? [target] : [], standing.at(-1)?.panel ?? null);
}

/**
 * Keeps modals waiting until the returned function is called: for a menu that is closing and still has focus to give back. Not
 * for a length of time: on a slow machine the modal would come first, and find nothing to give focus back to.
 */
export function hold(): () => void {
  const key = Symbol("hold");
  holds.add(key);
  return () => {
    if (holds.delete(key)) queueMicrotask(admit);
  };
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const stands = (id: string): boolean => standing.some((turn) => turn.id === id);
