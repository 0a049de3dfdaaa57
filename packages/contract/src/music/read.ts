import { asFields, flagOf, numberOf, textOf, textsOf } from "../read/fields.ts";
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
  /** True if the track loops seamlessly; false when unknown. */
  loops: boolean;
};

export function readTrack(input: unknown): Track | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  return {
    id,
    title: textOf(fields, "title", "name") ?? "",
    seconds: numberOf(fields, "duration"),
    genre: textOf(fields, "genre") ?? "",
    mood: textOf(fields, "mood") ?? "",
    tags: textsOf(fields, "tags"),
    previewUrl: textOf(fields, "audioUrl", "audio_url", "preview_url"),
    loops: flagOf(fields, "loops") ?? false,
  };
}

/** Parses the response of `GET /api/audioad/v2/musics`. */
export function readTrackPage(input: unknown): Page<Track> {
  return readPage(input, "tracks", readTrack);
}
