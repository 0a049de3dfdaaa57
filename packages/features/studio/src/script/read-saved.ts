import { readTrack, type Track } from "@earshot/contract/music/read.ts";
import { asFields, type Fields } from "@earshot/contract/read/fields.ts";
import { readVoice, type Voice } from "@earshot/contract/voices/read.ts";

/** Converts a draft's field names to the server's: `imageUrl` becomes `image_url`. */
const serverFields = (kept: Fields): Fields =>
  Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** Parses a voice from a saved draft; null if invalid. */
export function readSavedVoice(input: unknown): Voice | null {
  const kept = asFields(input);
  return kept && readVoice(serverFields(kept));
}

/** Parses a track from a saved draft; null if invalid. */
export function readSavedTrack(input: unknown): Track | null {
  const kept = asFields(input);
  return kept && readTrack({ ...serverFields(kept), duration: kept["seconds"] });
}
