import { awaitedAdName } from "@earshot/client/state/app-state.tsx";
import { asFields, numberOf, oneOf, textOf } from "@earshot/contract/read/fields.ts";
import { useMemo, useSyncExternalStore } from "react";

import type { AdCall, VersionCall } from "./ad-request.ts";

/** A request for an ad, or for a new version of one, to which the server has not responded yet. */
interface SentRequest {
  request: AdCall | VersionCall;
  /** Its `Idempotency-Key`: resending it creates nothing twice. */
  key: string;
  /** The account that sent it; null for a visitor. */
  account: string | null;
}

/**
 * An ad that this browser is waiting for, even after the tab was closed. It is identified by its request at first,
 * then by its uuid, and by its number if it is a new version.
 */
export type AwaitedRecord = {
  /** When Create Audio Ad or Make this version was pressed, in ms since 1970. */
  startedAt: number;
} & ({ uuid: string; version?: number } | { sent: SentRequest });

const waitsName = "adWaits";

/** How many waits are saved: enough to estimate the usual wait, but few enough to adapt when the server gets faster. */
const mostWaits = 9;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The ad that this browser is waiting for, even if an earlier page requested it. Null if there is none, and on the
 * server.
 */
export function useAwaitedRecord(): AwaitedRecord | null {
  const saved = useSyncExternalStore(subscribe, loadText, () => "");
  return useMemo(() => readRecord(saved), [saved]);
}

/** Like `useAwaitedRecord`, but doesn't subscribe to changes. */
export const loadAwaitedAd = () => readRecord(loadText());

function loadText(): string {
  try {
    return localStorage.getItem(awaitedAdName) ?? "";
  } catch {
    return "";
  }
}

/** Parses a saved record; null if invalid. */
export function readRecord(saved: string): AwaitedRecord | null {
  const fields = asFields(parsed(saved));
  const startedAt = fields && numberOf(fields, "startedAt");
  if (!fields || startedAt === null) return null;
  const uuid = textOf(fields, "uuid");
  const sent = readSent(fields["sent"]);
  const version = numberOf(fields, "version");
  return uuid ? { uuid, startedAt, ...(version !== null && { version }) } : sent && { sent, startedAt };
}

/** Parses the saved request. The server validates its body. */
function readSent(input: unknown): SentRequest | null {
  const fields = asFields(input);
  const request = fields && asFields(fields["request"]);
  const key = fields && textOf(fields, "key");
  const route = request && oneOf(request["route"], ["music", "audioform", "version"]);
  const isWhole = route && asFields(request["json"]) && (route !== "version" || textOf(request, "uuid"));
  if (!key || !isWhole) return null;
  return { request: request as SentRequest["request"], key, account: textOf(fields, "account") };
}

/** Saves the ad to wait for; null ends the wait. */
export function saveAwaitedAd(ad: AwaitedRecord | null): void {
  save(awaitedAdName, ad);
  for (const listener of listeners) listener();
}

/** Ends the wait for a new version of this ad; no-op while another ad is awaited. */
export function forgetVersion(uuid: string): void {
  const record = loadAwaitedAd();
  if (!record) return;
  const isVersion =
    "sent" in record
      ? record.sent.request.route === "version" && record.sent.request.uuid === uuid
      : record.version !== undefined && record.uuid === uuid;
  if (isVersion) saveAwaitedAd(null);
}

/** Records how long an ad took, in ms. */
export function addWait(milliseconds: number): void {
  save(waitsName, [...loadWaits(), milliseconds].slice(-mostWaits));
}

/** The median of the last waits in whole seconds, at least 1; null if there are none yet. */
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

/** Parses JSON; null if it is invalid. */
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
