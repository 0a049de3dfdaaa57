import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { adDefaults } from "@earshot/contract/limits.ts";

import { staticAudioUrl } from "../audio-files.ts";
import type { BodyOf } from "../serve.ts";
import { adRecording, type Recording } from "./recordings.ts";
import type { EarlierVersion, PendingVersion } from "./versions.ts";

export type Ad = BodyOf<Endpoints["ads"]["list"], 200>[number];
export type AdDetails = BodyOf<Endpoints["ads"]["get"], 200>;
export type JobAudio = BodyOf<Endpoints["generation"]["job"], 200>["audio"];

export interface StoredAd {
  /** An account or guest id. */
  owner: string;
  ad: Ad;
  stage: JobAudio["pipeline_status"];
  /** The inputs of a generated ad; null for an upload. */
  inputs: AdDetails["inputs"];
  voices: AdDetails["voices"];
  /** The audio, once it is ready. */
  recording: Recording;
  /** The `Idempotency-Key` of the request. */
  key?: string | null;
  /** The versions before the newest one, newest first. */
  earlier?: EarlierVersion[];
  /** The version being made. */
  pending?: PendingVersion;
  /** When the newest version was created; undefined if there is only one version. */
  versionedAt?: string;
  /** The shared audio URL's signature, created on first use. */
  signature?: string;
}

/** Ads by uuid, oldest first. */
export type AdsState = Map<string, StoredAd>;

export function removeAdsOf(ads: AdsState, projectId: string): void {
  for (const [uuid, { ad }] of ads) if (ad.project_id === projectId) ads.delete(uuid);
}

/** The owner of the visitor's seeded ads until the first guest appears. */
export const unclaimed = "the first visitor";

/** Assigns the visitor's seeded ads to the first guest. */
export function claimAds(ads: AdsState, guestId: string): void {
  for (const stored of ads.values()) if (stored.owner === unclaimed) stored.owner = guestId;
}

export interface NewAd {
  uuid: string;
  title: string;
  description: string;
  createdAt: Date;
  projectId: string | null;
  source: Ad["source"];
  thirdPerson: boolean | null;
  /** The requested length. */
  seconds: number;
}

/** A pending ad. */
export function newAd(facts: NewAd): Ad {
  return {
    uuid: facts.uuid,
    filepath: null,
    product_name: facts.title,
    product_description: facts.description,
    created_at: facts.createdAt.toISOString(),
    product_length: facts.seconds,
    thirdPerson: facts.thirdPerson,
    project_id: facts.projectId,
    duration_ms: null,
    peaks: [],
    source: facts.source,
    script: null,
    lines: [],
    mime_type: null,
    loudness_lufs: null,
    outlet_warnings: [],
    state: "processing",
    state_message: adCopy.state.processing,
    version: 1,
    shared: true,
  };
}

export const audioAddress = (uuid: string, version: number) => `/audiostack/audio/${uuid}?version=${version}`;

/** A version's audio URL. */
export const addressOf = (uuid: string, version: number, { file }: StoredAd["recording"]) =>
  staticAudioUrl(file) ?? audioAddress(uuid, version);

/** Marks the ad as ready, with its recording's measurements. */
export function finish(stored: StoredAd): void {
  const { ad, recording } = stored;
  stored.stage = "complete";
  ad.filepath = addressOf(ad.uuid, ad.version, recording);
  ad.product_length = recording.durationMs / 1000;
  ad.duration_ms = recording.durationMs;
  ad.peaks = recording.peaks;
  ad.mime_type = "audio/mpeg";
  ad.loudness_lufs = recording.loudnessLufs;
  ad.lines = ad.script === null ? [] : linesOf(stored);
  ad.state = "ready";
  ad.state_message = "";
}

/** Sentence ends, but not dots inside URLs, email addresses or numbers. */
const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])\s*/u;

/**
 * Splits the script into sentences, or into lines if it was edited, and spreads them over the ad in proportion to
 * their length.
 */
function linesOf({ ad, inputs, recording, voices }: StoredAd): Ad["lines"] {
  const sentences = (ad.script ?? "").split(sentenceEnd).filter((text) => text !== "");
  const texts = inputs?.script?.map(({ text }) => text) ?? sentences;
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  let said = 0;
  return texts.map((text, at) => {
    const start_ms = Math.round(leadMs + (said / letters) * (recording.durationMs - leadMs));
    said += text.length;
    const turn = voices.length > 1 && at % 2 === 1 ? 2 : 1;
    return { text: text.trim(), voice: inputs?.script?.[at]?.voice ?? turn, start_ms };
  });
}

/** The silence before the first word. */
const leadMs = 300;

const stages = ["waiting", "writing", "speaking", "mixing", "complete"] as const;

/** The waveform peaks of an ad whose speech is three fifths recorded. */
export const partlyRecorded = (peaks: readonly number[]) =>
  peaks.map((peak, at) => (at < 0.6 * peaks.length ? peak : 0));

/** Advances a pending ad by one stage. Called on each request, so that mocks need no clock. */
export function advance(stored: StoredAd): void {
  const { ad, inputs, recording } = stored;
  if (ad.state !== "processing") return;
  const next = stages[stages.indexOf(stored.stage as (typeof stages)[number]) + 1] ?? "complete";
  stored.stage = next;
  if (next === "speaking") {
    const lines = inputs?.script?.map(({ text }) => text).join(" ");
    ad.script = lines ?? (inputs?.script_source === "own" ? inputs.prompt : recording.script);
  }
  if (next === "speaking") ad.peaks = partlyRecorded(recording.peaks);
  if (next === "mixing") ad.peaks = recording.peaks;
  if (next === "complete") finish(stored);
}

/** The ad and its stage, as a job response. */
export function jobAudio({ ad, stage }: StoredAd): JobAudio {
  return { ...ad, pipeline_status: stage };
}

/** A ready ad for scenarios, which have no mock database. Any index works. */
export function sampleAd(index: number, overrides: Partial<Ad> = {}): Ad {
  const recording = adRecording(index);
  const ad = newAd({
    uuid: `ad_sample_${index + 1}`,
    title: recording.title,
    description: recording.script,
    createdAt: new Date(Date.UTC(2026, 9, 30) - index * 24 * 60 * 60 * 1000),
    projectId: null,
    source: "ai",
    thirdPerson: index % 2 === 1,
    seconds: adDefaults.seconds,
  });
  ad.script = recording.script;
  const stored: StoredAd = { owner: "", ad, stage: "complete", inputs: null, voices: [], recording };
  finish(stored);
  return { ...ad, ...overrides };
}

/** A pending or failed ad for scenarios. */
export function unfinishedAd(index: number, state: "processing" | "failed"): Ad {
  return sampleAd(index, {
    filepath: null,
    product_length: adDefaults.seconds,
    duration_ms: null,
    peaks: [],
    script: null,
    lines: [],
    mime_type: null,
    loudness_lufs: null,
    state,
    state_message: adCopy.state[state],
  });
}
