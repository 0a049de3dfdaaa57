import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { assetsFolder } from "@earshot/engine/assets-folder.ts";

import type { Playable } from "./http/answer-sound.ts";

/** Reads a bundled MP3, such as `music/trk_first_light.mp3`. */
export function readAsset(file: string): Promise<Buffer> {
  return readFile(path.join(assetsFolder, file));
}

/** A bundled MP3 as playable audio. */
export async function assetSound(file: string): Promise<Playable> {
  const bytes = await readAsset(file);
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return {
    bytes: bytes.length,
    mimeType: "audio/mpeg",
    etag: `"${hash}"`,
    read: async (range) =>
      Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes], { objectMode: false }),
  };
}
