import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import { adDefaults } from "@earshot/contract/limits.ts";

import { staticAudioUrl } from "../audio-files.ts";
import type { BodyOf } from "../serve.ts";
import { adRecording, type Recording } from "./recordings.ts";

export type Ad = BodyOf<Endpoints["ads"]["list"], 200>[number];
export type AdDetails = BodyOf<Endpoints["ads"]["get"], 200>;
export type JobAudio = BodyOf<Endpoints["generation"]["job"], 200>["audio"];

/** An ad, and whose it is: an account's id or a guest's. */
export interface StoredAd {
  owner: string;
  ad: Ad;
  /** How far its making has come. */
  stage: JobAudio["pipeline_status"];
  /** What it was made of; null for an upload. */
  inputs: AdDetails["inputs"];
  voices: AdDetails["voices"];
  /** What it is heard as once it is ready. */
  recording: Recording;
  /** The `Idempotency-Key` that it was asked for with. */
  key?: string | null;
  /** What proves the address of its sound on the share page; made when first asked for. */
  signature?: string;
}

/** All ads by their uuid, oldest first. */
export type AdsState = Map<string, StoredAd>;

/** A deleted project takes its ads with it. */
export function removeAdsOf(ads: AdsState, projectId: string): void {
  for (const [uuid, { ad }] of ads) if (ad.project_id === projectId) ads.delete(uuid);
}

/** The ads that a visitor begins with belong to nobody until one is seen. */
export const ownerToCome = "the first visitor";

/** The first guest that is seen is the visitor whose ads they are. */
export function claimAds(ads: AdsState, guestId: string): void {
  for (const stored of ads.values()) if (stored.owner === ownerToCome) stored.owner = guestId;
}

/** What is known of an ad from its first moment. */
export interface NewAd {
  uuid: string;
  title: string;
  description: string;
  createdAt: Date;
  projectId: string | null;
  source: Ad["source"];
  thirdPerson: boolean | null;
  /** As wished. */
  seconds: number;
}

/** An ad that is still to be made. */
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
    mime_type: null,
    loudness_lufs: null,
    state: "processing",
    state_message: adCopy.state.processing,
    shared: true,
  };
}

/** Makes the ad ready: with the figures of its recording. */
export function finish(stored: StoredAd): void {
  const { ad, recording } = stored;
  stored.stage = "complete";
  ad.filepath = staticAudioUrl(recording.file) ?? `/audiostack/audio/${ad.uuid}`;
  ad.product_length = recording.durationMs / 1000;
  ad.duration_ms = recording.durationMs;
  ad.peaks = recording.peaks;
  ad.mime_type = "audio/mpeg";
  ad.loudness_lufs = recording.loudnessLufs;
  ad.state = "ready";
  ad.state_message = "";
}

const stages = ["waiting", "writing", "speaking", "mixing", "complete"] as const;

/** One stage on: each time that somebody asks for it, so that a mock needs no clock. */
export function advance(stored: StoredAd): void {
  const { ad, inputs, recording } = stored;
  if (ad.state !== "processing") return;
  const next = stages[stages.indexOf(stored.stage as (typeof stages)[number]) + 1] ?? "complete";
  stored.stage = next;
  if (next === "speaking") ad.script = inputs?.script_source === "own" ? inputs.prompt : recording.script;
  if (next === "complete") finish(stored);
}

/** The ad with its stage, as starting and polling a job answer it. */
export function jobAudio({ ad, stage }: StoredAd): JobAudio {
  return { ...ad, pipeline_status: stage };
}

/** Ready ad for scenarios, which have no mock database. Any index works. */
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

/** Pending or failed ad for scenarios. */
export function unfinishedAd(index: number, state: "processing" | "failed"): Ad {
  return sampleAd(index, {
    filepath: null,
    product_length: adDefaults.seconds,
    duration_ms: null,
    peaks: [],
    script: null,
    mime_type: null,
    loudness_lufs: null,
    state,
    state_message: adCopy.state[state],
  });
}
