import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { assetsFolder } from "@earshot/engine/assets-folder.ts";

import type { Playable } from "./http/answer-sound.ts";

/** The bytes of an MP3 file that comes with the server: `music/trk_first_light.mp3`. */
export function readAsset(file: string): Promise<Buffer> {
  return readFile(path.join(assetsFolder, file));
}

/** Such a file as sound to be heard. */
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
