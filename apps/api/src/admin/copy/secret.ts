import { readFile } from "node:fs/promises";
import path from "node:path";

import { writeWholeFile } from "../../whole-file.ts";
import type { Place } from "./places.ts";

/**
 * The secret that signs the session cookies goes along, so that people stay logged in; into a folder it is written, and
 * where the configuration has another one, the line that is given says what to do.
 */
export async function copySecret(source: Place, target: Place): Promise<string | null> {
  const secret = await secretOf(source);
  const there = await secretOf(target);
  if (secret === null || secret === there) return null;
  if (target.authSecret === undefined) await writeWholeFile(fileIn(target), secret);
  return target.authSecret === undefined
    ? null
    : `People stay logged in when AUTH_SECRET is what stands in ${fileIn(source)}; now it is another.`;
}

const fileIn = ({ dataFolder }: Place) => path.join(dataFolder, "auth-secret");

async function secretOf(place: Place): Promise<string | null> {
  if (place.authSecret !== undefined) return place.authSecret;
  return readFile(fileIn(place), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
