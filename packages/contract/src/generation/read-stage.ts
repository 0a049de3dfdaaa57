import { asFields, numberOf, oneOf, textOf } from "../read/fields.ts";

const generationStages = ["waiting", "writing", "speaking", "mixing"] as const;

/** A pending ad's current stage. */
export type GenerationStage = (typeof generationStages)[number];

/** Reads the stage from the response or from its ad; null if missing or finished. */
export function readStage(input: unknown): GenerationStage | null {
  const fields = asFields(input);
  const said = fields?.["pipeline_status"] ?? asFields(fields?.["audio"])?.["pipeline_status"];
  return oneOf(said, generationStages);
}

/** A version of an ad that is being made or has failed; `message` is the reason for the failure. */
export type VersionState = {
  version: number;
  /** Null if it has failed, or if the stage is missing. */
  stage: GenerationStage | null;
  isFailed: boolean;
  message: string;
};

/** Reads the `pending_version` of an ad; null if there is none. */
export function readVersionState(input: unknown): VersionState | null {
  const fields = asFields(input);
  const version = fields && numberOf(fields, "version");
  if (!fields || version === null) return null;
  const isFailed = fields["pipeline_status"] === "failed";
  return { version, stage: readStage(input), isFailed, message: textOf(fields, "message") ?? "" };
}
