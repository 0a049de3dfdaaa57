import { asFields, listOf, numberOf, numbersOf, textOf } from "../read/fields.ts";
import { readSpokenLines, type SpokenLine } from "./read.ts";

/** A saved version of an ad. */
export type AdVersion = {
  number: number;
  /** ISO 8601 timestamp. */
  createdAt: string | null;
  /** The script; empty if unknown. */
  script: string;
  /** The script's lines; empty if unknown. */
  lines: SpokenLine[];
  seconds: number | null;
  /** Loudness values, 0-255 each; empty if unknown. */
  peaks: number[];
  /** The audio URL. */
  filepath: string;
};

/** Parses the response of `GET /api/audioad/ads/{uuid}/versions`, newest first. */
export function readVersions(input: unknown): AdVersion[] {
  return listOf(input, (item) => {
    const fields = asFields(item);
    const number = fields && numberOf(fields, "number");
    const filepath = fields && textOf(fields, "filepath");
    if (!number || !filepath) return null;
    const milliseconds = numberOf(fields, "duration_ms");
    return {
      number,
      filepath,
      createdAt: textOf(fields, "created_at"),
      script: textOf(fields, "script") ?? "",
      lines: readSpokenLines(fields["lines"]),
      seconds: milliseconds === null ? null : milliseconds / 1000,
      peaks: numbersOf(fields, "peaks"),
    };
  });
}
