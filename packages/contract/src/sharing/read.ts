import { adCopy } from "../ads/copy.ts";
import { readSpokenLines, type SpokenLine } from "../ads/read.ts";
import { asFields, numberOf, numbersOf, textOf, textsOf } from "../read/fields.ts";

/** A shared ad, visible to everyone with its link. */
export type AdByLink = {
  uuid: string;
  /** "Untitled ad" if unknown. */
  title: string;
  /** The ad's brand; empty if unknown (e.g. for a guest's ad). */
  brand: string;
  /** The voices' names; empty if unknown (e.g. for an upload). */
  voices: string[];
  /** The measured length; null if unknown. */
  seconds: number | null;
  /** Loudness values, 0-255 each; empty if unknown. */
  peaks: number[];
  /** The script's lines; empty if unknown (e.g. for an upload). */
  lines: SpokenLine[];
  /** The audio's MIME type; null if unknown. */
  mimeType: string | null;
  /** The audio URL, valid for at least a day. */
  audioUrl: string;
};

/**
 * Parses the response of `GET /api/shared-audio/{uuid}`. Null if it has no id or audio URL, which means that nothing is
 * shared.
 */
export function readAdByLink(input: unknown): AdByLink | null {
  const fields = asFields(input);
  const uuid = fields && textOf(fields, "uuid");
  const audioUrl = fields && textOf(fields, "audio_url");
  if (!uuid || !audioUrl) return null;
  const milliseconds = numberOf(fields, "duration_ms");
  return {
    uuid,
    title: textOf(fields, "title") ?? adCopy.untitled,
    brand: textOf(fields, "brand") ?? "",
    voices: textsOf(fields, "voices"),
    seconds: milliseconds === null ? null : milliseconds / 1000,
    peaks: numbersOf(fields, "peaks"),
    lines: readSpokenLines(fields["lines"]),
    mimeType: textOf(fields, "mime_type"),
    audioUrl,
  };
}
