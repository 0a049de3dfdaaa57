import { asFields, flagOf, listOf, numberOf, numbersOf, oneOf, textOf } from "../read/fields.ts";
import { adCopy } from "./copy.ts";

const adSources = ["ai", "own", "upload"] as const;
const adStates = ["processing", "ready", "failed"] as const;

/** An audio ad. */
export type Ad = {
  uuid: string;
  /** The audio URL; null while pending. */
  filepath: string | null;
  /** "Untitled ad" if unknown. */
  title: string;
  description: string;
  /** An ISO 8601 timestamp, unchanged; null if invalid. */
  createdAt: string | null;
  lengthSeconds: number | null;
  thirdPerson: boolean | null;
  projectId: string | null;
  source: (typeof adSources)[number] | null;
  /** Defaults to ready if there is a filepath, otherwise to processing. */
  state: (typeof adStates)[number];
  /** The state's display text; empty if missing. */
  stateMessage: string;
  /** True if the ad's share page is public; true unless explicitly false. */
  shared: boolean;
  script: string | null;
  /** Loudness values, 0-255 each; empty if unknown. */
  peaks: number[];
  mimeType: string | null;
  loudnessLufs: number | null;
  /** The script's lines, each with its start time in the ad; empty if unknown. */
  lines: SpokenLine[];
  /** Reasons why an outlet would reject the ad, suitable for display. */
  outletWarnings: { code: string; message: string }[];
  /** The version number, always that of the newest version; 1 if missing. */
  version: number;
};

/** A spoken line in an ad. The voice is null if unknown. */
export type SpokenLine = { text: string; voice: 1 | 2 | null; startMs: number };

export function readAd(input: unknown): Ad | null {
  const fields = asFields(input);
  const uuid = fields && textOf(fields, "uuid", "id");
  if (!uuid) return null;
  const filepath = textOf(fields, "filepath");
  const createdAt = textOf(fields, "created_at", "createdAt");
  const milliseconds = numberOf(fields, "duration_ms");
  const loudness = fields["loudness_lufs"];
  return {
    uuid,
    filepath,
    title: textOf(fields, "product_name", "title", "name") ?? adCopy.untitled,
    description: textOf(fields, "product_description", "description") ?? "",
    createdAt: createdAt !== null && !Number.isNaN(Date.parse(createdAt)) ? createdAt : null,
    lengthSeconds:
      milliseconds === null ? numberOf(fields, "product_length", "adLength", "length") : milliseconds / 1000,
    thirdPerson: flagOf(fields, "thirdPerson", "third_person"),
    projectId: textOf(fields, "project_id", "project_uuid"),
    source: oneOf(fields["source"], adSources),
    state: oneOf(fields["state"], adStates) ?? (filepath === null ? "processing" : "ready"),
    stateMessage: textOf(fields, "state_message") ?? "",
    shared: flagOf(fields, "shared") ?? true,
    script: textOf(fields, "script"),
    peaks: numbersOf(fields, "peaks"),
    mimeType: textOf(fields, "mime_type"),
    loudnessLufs: typeof loudness === "number" && Number.isFinite(loudness) ? loudness : null,
    lines: readSpokenLines(fields["lines"]),
    outletWarnings: listOf(fields["outlet_warnings"], readWarning),
    version: numberOf(fields, "version") ?? 1,
  };
}

/** Parses an ad's lines, skipping those without text or a start time. */
export function readSpokenLines(input: unknown): SpokenLine[] {
  return listOf(input, (line) => {
    const fields = asFields(line);
    const text = fields && textOf(fields, "text");
    const startMs = fields && numberOf(fields, "start_ms");
    if (!text || startMs === null) return null;
    const { voice } = fields;
    return { text, voice: voice === 1 || voice === 2 ? voice : null, startMs };
  });
}

function readWarning(input: unknown): Ad["outletWarnings"][number] | null {
  const fields = asFields(input);
  const message = fields && textOf(fields, "message");
  return message ? { code: textOf(fields, "code") ?? "", message } : null;
}

/** Parses the response of `GET /audiostack/getuseraudios`: a plain list. */
export function readAds(input: unknown): Ad[] {
  return listOf(input, readAd);
}
