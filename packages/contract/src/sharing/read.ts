import { adCopy } from "../ads/copy.ts";
import { asFields, numberOf, numbersOf, textOf } from "../read/fields.ts";

/** An ad as everyone with its link sees and hears it. */
export type AdByLink = {
  uuid: string;
  /** "Untitled ad" when unknown. */
  title: string;
  /** Whose ad it is; empty when unknown, as a guest's is. */
  brand: string;
  /** Measured; null when unknown. */
  seconds: number | null;
  /** 0-255 each; empty when unknown. */
  peaks: number[];
  /** Where it is heard, for a day at least. */
  audioUrl: string;
};

/** The answer of `GET /api/shared-audio/{uuid}`. Null without an id, and without an address of its sound: nothing is shared then. */
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
    seconds: milliseconds === null ? null : milliseconds / 1000,
    peaks: numbersOf(fields, "peaks"),
    audioUrl,
  };
}
