import { asFields, flagOf, numberOf, numbersOf, textOf, textsOf } from "../read/fields.ts";
import { type Page, readPage } from "../read/page.ts";

/** A music track. */
export type Track = {
  id: string;
  title: string;
  seconds: number | null;
  genre: string;
  mood: string;
  tags: string[];
  previewUrl: string | null;
  /** True if the track loops seamlessly; false if unknown. */
  loops: boolean;
  /** Loudness values, 0 to 255 each; empty if unknown. */
  peaks: number[];
  /** Trades and tones that the track suits; empty if unknown. */
  suggestedFor: { trades: string[]; tones: string[] };
};

export function readTrack(input: unknown): Track | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  const suggested = asFields(fields["suggested_for"]) ?? {};
  return {
    id,
    title: textOf(fields, "title", "name") ?? "",
    seconds: numberOf(fields, "duration"),
    genre: textOf(fields, "genre") ?? "",
    mood: textOf(fields, "mood") ?? "",
    tags: textsOf(fields, "tags"),
    previewUrl: textOf(fields, "audioUrl", "audio_url", "preview_url"),
    loops: flagOf(fields, "loops") ?? false,
    peaks: numbersOf(fields, "peaks"),
    suggestedFor: { trades: textsOf(suggested, "trades"), tones: textsOf(suggested, "tones") },
  };
}

/** Parses the response of `GET /api/audioad/v2/musics`. */
export function readTrackPage(input: unknown): Page<Track> {
  return readPage(input, "tracks", readTrack);
}
