import {
  type GenerationStage,
  readStage,
  readVersionState,
  type VersionState,
} from "../generation/read-stage.ts";
import type { AdInputs, ScriptLine } from "../generation/rules/ad-options.ts";
import { asFields, listOf, numberOf, oneOf, textOf, textsOf } from "../read/fields.ts";
import { type Ad, readAd } from "./read.ts";

/** An ad's full details: the inputs needed to regenerate it, and the campaigns that use it. */
export type AdDetails = Ad & {
  /** A pending ad's stage; null if the ad is not pending, or if the stage is missing. */
  stage: GenerationStage | null;
  /** A generated ad's inputs; null for an upload. */
  inputs: AdInputs | null;
  voices: { id: string; name: string }[];
  /** The version being made, or the last attempt if it failed; null if there is neither. */
  pendingVersion: VersionState | null;
  /** Campaigns that use the ad. */
  campaigns: { id: string; title: string; status: string }[];
};

/** Parses the response of `GET /api/audioad/ads/{uuid}`; null if it is not an ad. */
export function readAdDetails(input: unknown): AdDetails | null {
  const ad = readAd(input);
  const fields = asFields(input);
  if (!ad || !fields) return null;
  return {
    ...ad,
    stage: readStage(input),
    inputs: readInputs(fields["inputs"]),
    voices: listOf(fields["voices"], readNamed),
    pendingVersion: readVersionState(fields["pending_version"]),
    campaigns: listOf(fields["campaigns"], readCampaign),
  };
}

function readNamed(input: unknown): AdDetails["voices"][number] | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  return id ? { id, name: textOf(fields, "name") ?? "" } : null;
}

function readCampaign(input: unknown): AdDetails["campaigns"][number] | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  return { id, title: textOf(fields, "title") ?? "", status: textOf(fields, "status") ?? "" };
}

/** Returns null if there is no prompt, because such an ad can't be regenerated. */
function readInputs(input: unknown): AdInputs | null {
  const fields = asFields(input);
  const prompt = fields && textOf(fields, "prompt");
  if (!prompt) return null;
  const text = (name: string) => textOf(fields, name) ?? "";
  return {
    prompt,
    script_source: oneOf(fields["script_source"], ["ai", "own"] as const) ?? "ai",
    adLength: numberOf(fields, "adLength") ?? 0,
    language: text("language"),
    accent: text("accent"),
    tone: text("tone"),
    mood: text("mood"),
    delivery_instructions: text("delivery_instructions"),
    voice_ids: textsOf(fields, "voice_ids"),
    music_spec: readMusic(fields["music_spec"]),
    must_say: text("must_say"),
    avoid: text("avoid"),
    variant: numberOf(fields, "variant"),
    script: Array.isArray(fields["script"]) ? listOf(fields["script"], readLine) : null,
  };
}

function readLine(input: unknown): ScriptLine | null {
  const fields = asFields(input);
  const text = fields && textOf(fields, "text");
  if (!text) return null;
  const voice = fields["voice"];
  return { text, voice: voice === 1 || voice === 2 ? voice : null };
}

function readMusic(input: unknown): AdInputs["music_spec"] {
  const fields = asFields(input);
  const id = fields && textOf(fields, "music_id");
  if (!id) return null;
  const number = (name: string) => numberOf(fields, name) ?? 0;
  return {
    music_id: id,
    fade_in_ms: number("fade_in_ms"),
    fade_out_ms: number("fade_out_ms"),
    playback_start: number("playback_start"),
    playback_end: number("playback_end"),
    volume: number("volume"),
  };
}
