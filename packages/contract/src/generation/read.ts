import { readAd } from "../ads/read.ts";
import { asFields, textOf } from "../read/fields.ts";
import { readMessage } from "../read/reply.ts";
import { type GenerationStage, readStage } from "./read-stage.ts";

/** A pending ad's poll result. `message` is display text, or null if the ad failed without a message. */
export type JobState = { state: "processing"; stage: GenerationStage | null } | Ended;

type Ended = { state: "done" } | { state: "failed"; message: string | null };

/** The ids that both ways of starting an ad return, for polling. Each is null if missing. */
export type Begun = { uuid: string | null; audioformId: string | null };

/** Parses the response of `generatewithaiscript` or `generateaudio`. */
export function readBegun(input: unknown): Begun {
  const fields = asFields(input) ?? {};
  return { uuid: readAd(fields["audio"])?.uuid ?? null, audioformId: textOf(fields, "audioformId") };
}

/** Parses the response of `createpipeline`: the pipeline's id, or null. */
export function readPipelineId(input: unknown): string | null {
  return textOf(asFields(input) ?? {}, "pipelineId");
}

/**
 * Parses a job response: done if it reports success *and* a filepath, failed if it reports failure, otherwise
 * pending.
 */
export function readJob(input: unknown): JobState {
  const fields = asFields(input) ?? {};
  const audio = asFields(fields["audio"]) ?? {};
  const { status } = fields;
  if (status === "failed" || status === "error" || audio["pipeline_status"] === "failed")
    return { state: "failed", message: readMessage(input) };
  if (status === "success" && textOf(audio, "filepath") !== null) return { state: "done" };
  return { state: "processing", stage: readStage(input) };
}

/** Parses an audioform response; `message` is its state, and anything but complete or processing is an error. */
export function readAudioform(input: unknown): JobState {
  const fields = asFields(input) ?? {};
  return stateOf(fields["message"], { input, message: textOf(fields, "error") });
}

/** Parses a pipeline response; any state but complete or processing is an error. */
export function readPipeline(input: unknown): JobState {
  return stateOf(asFields(input)?.["status"], { input, message: readMessage(input) });
}

function stateOf(said: unknown, { input, message }: { input: unknown; message: string | null }): JobState {
  if (said === "complete") return { state: "done" };
  if (said === "processing") return { state: "processing", stage: readStage(input) };
  return { state: "failed", message };
}
