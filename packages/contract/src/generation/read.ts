import { readAd } from "../ads/read.ts";
import { asFields, oneOf, textOf } from "../read/fields.ts";
import { readMessage } from "../read/reply.ts";

const makingStages = ["waiting", "writing", "speaking", "mixing"] as const;

/** What is being done for an ad just now. */
export type MakingStage = (typeof makingStages)[number];

/** What a poll says of an ad in the making; `words` fit to show, null when it failed without any. */
export type JobState = { state: "processing"; stage: MakingStage | null } | Ended;

type Ended = { state: "done" } | { state: "failed"; words: string | null };

/** The stage, at the top of an answer or of the ad in it; null when unsaid, and when it is over. */
export function readStage(input: unknown): MakingStage | null {
  const fields = asFields(input);
  const said = fields?.["pipeline_status"] ?? asFields(fields?.["audio"])?.["pipeline_status"];
  return oneOf(said, makingStages);
}

/** What both ways of beginning an ad answer: what it is asked for by. Null for each that is unsaid. */
export type Begun = { uuid: string | null; audioformId: string | null };

/** The answer of `generatewithaiscript` or `generateaudio`. */
export function readBegun(input: unknown): Begun {
  const fields = asFields(input) ?? {};
  return { uuid: readAd(fields["audio"])?.uuid ?? null, audioformId: textOf(fields, "audioformId") };
}

/** The answer of `createpipeline`: the pipeline's id, or null. */
export function readPipelineId(input: unknown): string | null {
  return textOf(asFields(input) ?? {}, "pipelineId");
}

/** A job's answer: done with success *and* a filepath, failed when it says so; all else goes on (spec section 4). */
export function readJob(input: unknown): JobState {
  const fields = asFields(input) ?? {};
  const audio = asFields(fields["audio"]) ?? {};
  const { status } = fields;
  if (status === "failed" || status === "error" || audio["pipeline_status"] === "failed")
    return { state: "failed", words: readMessage(input) };
  if (status === "success" && textOf(audio, "filepath") !== null) return { state: "done" };
  return { state: "processing", stage: readStage(input) };
}

/** An audioform's answer, whose `message` is its state; any but complete and processing is a failure (spec section 4). */
export function readAudioform(input: unknown): JobState {
  const fields = asFields(input) ?? {};
  return stateOf(fields["message"], { input, words: textOf(fields, "error") });
}

/** A pipeline's answer; any state but complete and processing is a failure (spec section 4). */
export function readPipeline(input: unknown): JobState {
  return stateOf(asFields(input)?.["status"], { input, words: readMessage(input) });
}

function stateOf(said: unknown, { input, words }: { input: unknown; words: string | null }): JobState {
  if (said === "complete") return { state: "done" };
  if (said === "processing") return { state: "processing", stage: readStage(input) };
  return { state: "failed", words };
}
