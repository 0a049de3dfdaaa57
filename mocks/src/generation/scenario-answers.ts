import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ErrorCodeOf } from "@earshot/contract/endpoints/infer-route.ts";
import type { ErrorOf } from "@earshot/contract/errors.ts";
import { defaultVoice } from "@earshot/contract/voices/voice-names.ts";

import type { AdDetails, JobAudio } from "../mock-db/ads.ts";
import { partlyRecorded, sampleAd, unfinishedAd } from "../mock-db/ads.ts";
import { instead } from "../serve.ts";

export const beingMade: JobAudio = { ...unfinishedAd(0, "processing"), pipeline_status: "speaking" };
const notMade: JobAudio = { ...unfinishedAd(0, "failed"), pipeline_status: "failed" };

/** A pending ad with its script written and three fifths of its speech recorded. */
export function recordedFor(uuid: string): AdDetails {
  const { script, peaks } = sampleAd(0);
  const ad = { ...unfinishedAd(0, "processing"), uuid, script, peaks: partlyRecorded(peaks) };
  const voices = [{ id: defaultVoice.id, name: defaultVoice.name }];
  return { ...ad, pipeline_status: "speaking", inputs: null, voices, pending_version: null, campaigns: [] };
}

export const made: JobAudio = { ...sampleAd(0), pipeline_status: "complete" };

type StartCode = ErrorCodeOf<Endpoints["generation"]["generateWithMusic"]>;

type ScriptsCode = ErrorCodeOf<Endpoints["generation"]["writeScripts"]>;

/** A scenario in which both routes that start an ad respond with this error. */
export function failsToStart(code: StartCode | ErrorOf<StartCode, string | undefined>) {
  return instead("generation", {
    generateWithMusic: code,
    generateAudio: code,
  });
}

/** A scenario in which writing scripts fails with this error. */
export function failsToWrite(code: ScriptsCode | ErrorOf<ScriptsCode, string | undefined>) {
  return instead("generation", { writeScripts: code });
}

/** A scenario in which speaking a line fails with this error. */
export function failsToSpeak(code: "too_many_takes" | "voice_not_found" | "service_unavailable") {
  return instead("generation", { speakTake: code });
}

/** A scenario in which every poll fails with this error. */
export function failsToPoll(code: "identity_missing" | "not_found") {
  return instead("generation", {
    job: code,
    audioformData: code,
    createPipeline: code,
    pipeline: code,
  });
}

/** A scenario in which the job fails, with or without a message. */
export function failing(message: string) {
  const error = message === "" ? {} : { error: message };
  return instead("generation", {
    job: () => ({ status: "failed", message, audio: notMade }),
    audioformData: () => ({ message: "failed", ...error, pipeline_status: "failed" }),
    pipeline: () => ({ status: "failed", message, pipeline_status: "failed" }),
  });
}
