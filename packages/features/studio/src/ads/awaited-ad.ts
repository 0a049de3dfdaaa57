import { awaitedAdName } from "@earshot/client/state/app-state.tsx";
import { asFields, numberOf, textOf } from "@earshot/contract/read/fields.ts";
import { useMemo, useSyncExternalStore } from "react";

/** An ad that this browser is waiting for, even after the tab was closed. */
export interface AwaitedRecord {
  uuid: string;
  /** When Create Audio Ad was pressed, in ms since 1970. */
  startedAt: number;
}

const waitsName = "adWaits";

/** Enough to know the usual wait, but few enough to follow a server that becomes faster. */
const mostWaits = 9;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ad that this browser is waiting for, possibly since an earlier page; null for none and on the server. */
export function useAwaitedRecord(): AwaitedRecord | null {
  const saved = useSyncExternalStore(subscribe, loadText, () => "");
  return useMemo(() => readRecord(saved), [saved]);
}

function loadText(): string {
  try {
    return localStorage.getItem(awaitedAdName) ?? "";
  } catch {
    return "";
  }
}

/** Null if invalid. */
export function readRecord(saved: string): AwaitedRecord | null {
  const fields = asFields(parsed(saved));
  const uuid = fields && textOf(fields, "uuid");
  const startedAt = fields && numberOf(fields, "startedAt");
  return uuid && startedAt !== null ? { uuid, startedAt } : null;
}

/** Saves the ad to wait for, or null when the wait is over. */
export function saveAwaitedAd(ad: AwaitedRecord | null): void {
  save(awaitedAdName, ad);
  for (const listener of listeners) listener();
}

/** Records how long an ad took, in ms. */
export function addWait(milliseconds: number): void {
  save(waitsName, [...loadWaits(), milliseconds].slice(-mostWaits));
}

/** Median of the last waits in whole seconds, at least 1; null before the first. */
export function usualWait(): number | null {
  const sorted = loadWaits().toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : Math.max(1, Math.round(middle / 1000));
}

function loadWaits(): number[] {
  const saved = load(waitsName);
  return Array.isArray(saved) ? saved.filter((wait) => typeof wait === "number" && wait >= 0) : [];
}

function load(name: string): unknown {
  try {
    return parsed(localStorage.getItem(name) ?? "null");
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Null if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function save(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is blocked or full: the list still shows the ad.
  }
}
