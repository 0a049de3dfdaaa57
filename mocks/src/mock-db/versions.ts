import { keptVersions } from "@earshot/contract/limits.ts";

import { type Ad, addressOf, type AdDetails, finish, type StoredAd } from "./ads.ts";

/** An earlier version, which is no longer part of its ad. */
export type EarlierVersion = Pick<StoredAd, "inputs" | "voices" | "recording"> & {
  number: number;
  createdAt: string;
  script: Ad["script"];
  lines: Ad["lines"];
};

/** A version being made. */
export type PendingVersion = Pick<StoredAd, "inputs" | "voices" | "recording" | "stage" | "key"> & {
  number: number;
};

/** A version as a response; the newest is the ad itself. */
const versionOf = (uuid: string, version: EarlierVersion) => ({
  number: version.number,
  created_at: version.createdAt,
  script: version.script,
  lines: version.lines,
  duration_ms: version.recording.durationMs,
  peaks: version.recording.peaks,
  filepath: addressOf(uuid, version.number, version.recording),
});

function newestOf({ ad, inputs, voices, recording, versionedAt }: StoredAd): EarlierVersion {
  const { script, lines } = ad;
  return {
    number: ad.version,
    createdAt: versionedAt ?? ad.created_at,
    inputs,
    voices,
    recording,
    script,
    lines,
  };
}

export function versionsOf(stored: StoredAd) {
  if (stored.ad.state !== "ready") return [];
  return [newestOf(stored), ...(stored.earlier ?? [])].map((version) => versionOf(stored.ad.uuid, version));
}

/** The pending version; null if there is none. */
export function pendingVersionOf({ pending }: StoredAd): AdDetails["pending_version"] {
  return pending ? { version: pending.number, pipeline_status: pending.stage, message: "" } : null;
}

/** The next version number. Numbers are never reused. */
export const nextNumber = ({ ad, pending }: StoredAd) => (pending?.number ?? ad.version) + 1;

/** Makes this the newest version and keeps the previous one. */
export function replaceVersion(
  stored: StoredAd,
  version: Pick<EarlierVersion, "number" | "inputs" | "voices" | "recording" | "script"> &
    Pick<StoredAd, "key">,
  at: Date,
): void {
  stored.earlier = [newestOf(stored), ...(stored.earlier ?? [])].slice(0, keptVersions - 1);
  stored.inputs = version.inputs;
  stored.voices = version.voices;
  stored.recording = version.recording;
  stored.key = version.key ?? null;
  stored.versionedAt = at.toISOString();
  stored.ad.version = version.number;
  stored.ad.script = version.script;
  finish(stored);
}

const stages = ["waiting", "speaking", "mixing"] as const;

/** Advances a pending version by one stage; the last stage makes it the newest. */
export function advanceVersion(stored: StoredAd, at: Date): void {
  const { pending } = stored;
  if (!pending) return;
  const next = stages[stages.indexOf(pending.stage as (typeof stages)[number]) + 1];
  if (next) {
    pending.stage = next;
    return;
  }
  delete stored.pending;
  const script = pending.inputs?.script?.map(({ text }) => text).join(" ") ?? "";
  replaceVersion(stored, { ...pending, script }, at);
}
