import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { CatalogueVoice, PackedVoice } from "./catalogue-voice.ts";

/** A neural voice and its measurements. */
export type NaturalVoice = { voice: CatalogueVoice; facts: PackedVoice };

/** The folder within a models folder where `npm run admin -- voices` saves its measurements and the samples. */
export const measuredFolderIn = (voicesFolder: string) => path.join(voicesFolder, "earshot");

/** The path of the list of voices in that folder. */
export const listIn = (voicesFolder: string) => path.join(measuredFolderIn(voicesFolder), "voices.json");

/**
 * Read from the environment here rather than passed in, because every process that writes scripts or speaks uses the
 * catalogue.
 */
const voicesFolder = process.env["VOICES_DIR"];

/** The operator's neural voices, with their latest measurements. */
export const naturalVoices: readonly NaturalVoice[] =
  voicesFolder && existsSync(listIn(voicesFolder))
    ? (JSON.parse(readFileSync(listIn(voicesFolder), "utf8")) as NaturalVoice[])
    : [];

/** A voice sample's MP3: an absolute path, or one in the bundled assets. */
export function sampleFileOf({ id, shape }: Pick<CatalogueVoice, "id" | "shape">): string {
  const file = `${id}.mp3`;
  return voicesFolder && shape.engine === "neural"
    ? path.resolve(measuredFolderIn(voicesFolder), file)
    : path.join("voices", file);
}
