import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { assetsFolder } from "@earshot/engine/assets-folder.ts";

import type { Playable } from "./http/answer-sound.ts";

const placeOf = (file: string) => path.resolve(assetsFolder, file);

/** Reads a bundled MP3, such as `music/trk_first_light.mp3`. */
export function readAsset(file: string): Promise<Buffer> {
  return readFile(placeOf(file));
}

const known = new Map<string, Pick<Playable, "bytes" | "etag">>();

/**
 * A bundled MP3, or one at an absolute path, as playable audio. Measured once, and streamed from its file, because
 * anybody may request it any number of times.
 */
export async function assetSound(file: string): Promise<Playable> {
  const measured = known.get(file) ?? (await measure(file));
  known.set(file, measured);
  return {
    ...measured,
    mimeType: "audio/mpeg",
    read: async (range) => createReadStream(placeOf(file), { start: range?.first, end: range?.last }),
  };
}

async function measure(file: string): Promise<Pick<Playable, "bytes" | "etag">> {
  const content = await readAsset(file);
  const hash = createHash("sha256").update(content).digest("base64url");
  return { bytes: content.length, etag: `"${hash}"` };
}
