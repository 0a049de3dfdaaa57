import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

import { assetsFolder } from "../assets-folder.ts";
import type { Playable } from "../http/answer-sound.ts";

/** The sample of a voice of the catalogue, as `npm run voices` made it. */
export async function sampleOf(id: string): Promise<Playable> {
  const bytes = await readFile(path.join(assetsFolder, "voices", `${id}.mp3`));
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return {
    bytes: bytes.length,
    mimeType: "audio/mpeg",
    etag: `"${hash}"`,
    read: async (range) =>
      Readable.from([range ? bytes.subarray(range.first, range.last + 1) : bytes], { objectMode: false }),
  };
}
