import { awaitedAdName, awaitedVersionName } from "@earshot/client/state/app-state.tsx";
import { asFields, type Fields, numberOf, oneOf, textOf } from "@earshot/contract/read/fields.ts";
import { useMemo, useSyncExternalStore } from "react";

import type { AdCall, VersionCall } from "./ad-request.ts";

/** A request to which the server has not responded yet. */
interface SentRequest<Call> {
  request: Call;
  /** Its `Idempotency-Key`: resending it creates nothing twice. */
  key: string;
  /** The account that sent it; null for a visitor. */
  account: string | null;
}

interface Started {
  /** When Create Audio Ad or Make this version was pressed, in ms since 1970. */
  startedAt: number;
}

/**
 * An ad that this browser is waiting for, even after the tab was closed. It is identified by its request at first,
 * then by its uuid.
 */
export type AdRecord = Started & ({ uuid: string } | { sent: SentRequest<AdCall> });

/** A new version of an ad that this browser is waiting for, at the same time as for an ad. */
export type VersionRecord = Started &
  ({ uuid: string; version: number } | { sent: SentRequest<VersionCall> });

const waitsName = "adWaits";

/** How many waits are saved: enough to estimate the usual wait, but few enough to adapt when the server gets faster. */
const mostWaits = 9;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useRecord<Saved>(name: string, read: (text: string) => Saved | null): Saved | null {
  const saved = useSyncExternalStore(
    subscribe,
    () => loadText(name),
    () => "",
  );
  return useMemo(() => read(saved), [saved, read]);
}

/**
 * The ad that this browser is waiting for, even if an earlier page requested it. Null if there is none, and on the
 * server.
 */
export const useAwaitedRecord = () => useRecord(awaitedAdName, readRecord);

/** The new version that this browser is waiting for, like `useAwaitedRecord`. */
export const useVersionRecord = () => useRecord(awaitedVersionName, readVersionRecord);

/** Like `useAwaitedRecord`, but doesn't subscribe to changes. */
export const loadAwaitedAd = () => readRecord(loadText(awaitedAdName));

/** Like `useVersionRecord`, but doesn't subscribe to changes. */
export const loadAwaitedVersion = () => readVersionRecord(loadText(awaitedVersionName));

function loadText(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Parses the saved record of an ad; null if invalid. */
export function readRecord(saved: string): AdRecord | null {
  const fields = asFields(parsed(saved));
  const startedAt = fields && numberOf(fields, "startedAt");
  if (!fields || startedAt === null) return null;
  const uuid = textOf(fields, "uuid");
  const sent = readSent<AdCall>(fields, ["music", "audioform"]);
  return uuid ? { uuid, startedAt } : sent && { sent, startedAt };
}

/** Parses the saved record of a new version; null if invalid. */
export function readVersionRecord(saved: string): VersionRecord | null {
  const fields = asFields(parsed(saved));
  const startedAt = fields && numberOf(fields, "startedAt");
  if (!fields || startedAt === null) return null;
  const uuid = textOf(fields, "uuid");
  const version = numberOf(fields, "version");
  if (uuid && version !== null) return { uuid, version, startedAt };
  const sent = readSent<VersionCall>(fields, ["version"]);
  return sent?.request.uuid ? { sent, startedAt } : null;
}

/** Parses the saved request for one of these routes. The server validates its body. */
function readSent<Call extends AdCall | VersionCall>(
  record: Fields,
  routes: readonly Call["route"][],
): SentRequest<Call> | null {
  const fields = asFields(record["sent"]);
  const request = fields && asFields(fields["request"]);
  const key = fields && textOf(fields, "key");
  if (!key || !request || !oneOf(request["route"], routes) || !asFields(request["json"])) return null;
  return { request: request as unknown as Call, key, account: textOf(fields, "account") };
}

function saveRecord(name: string, record: AdRecord | VersionRecord | null): void {
  save(name, record);
  for (const listener of listeners) listener();
}

/** Saves the ad to wait for; null ends the wait. */
export const saveAwaitedAd = (ad: AdRecord | null): void => saveRecord(awaitedAdName, ad);

/** Saves the new version to wait for. */
export const saveAwaitedVersion = (version: VersionRecord): void => saveRecord(awaitedVersionName, version);

/** Ends the wait for a new version of this ad; no-op while another ad's version is awaited. */
export function forgetVersion(uuid: string): void {
  const record = loadAwaitedVersion();
  if (record && uuid === ("sent" in record ? record.sent.request.uuid : record.uuid))
    saveRecord(awaitedVersionName, null);
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
