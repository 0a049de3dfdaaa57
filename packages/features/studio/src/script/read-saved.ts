import { readTrack, type Track } from "@earshot/contract/music/read.ts";
import { asFields } from "@earshot/contract/read/fields.ts";

/** Parses the track from a saved draft; null if invalid. */
export function readSavedTrack(input: unknown): Track | null {
  const kept = asFields(input);
  if (!kept) return null;
  const { seconds, previewUrl, suggestedFor, ...facts } = kept;
  return readTrack({ ...facts, duration: seconds, audioUrl: previewUrl, suggested_for: suggestedFor });
}
