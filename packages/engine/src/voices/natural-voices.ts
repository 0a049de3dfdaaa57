import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { CatalogueVoice, PackedVoice } from "./catalogue-voice.ts";

/** A neural voice and its figures. */
export type NaturalVoice = { voice: CatalogueVoice; facts: PackedVoice };

/** Where `npm run admin -- voices` puts what it measured, and the samples, in a folder of models. */
export const measuredFolderIn = (voicesFolder: string) => path.join(voicesFolder, "earshot");

/** The list in that folder. */
export const listIn = (voicesFolder: string) => path.join(measuredFolderIn(voicesFolder), "voices.json");

/** The setting is read here, not passed on, as every process that writes or speaks has the catalogue. */
const voicesFolder = process.env["VOICES_DIR"];

/** The neural voices of the operator, as they were last measured. */
export const naturalVoices: readonly NaturalVoice[] =
  voicesFolder && existsSync(listIn(voicesFolder))
    ? (JSON.parse(readFileSync(listIn(voicesFolder), "utf8")) as NaturalVoice[])
    : [];

/** The MP3 of a voice's sample: an absolute path, or one in the bundled assets. */
export function sampleFileOf({ id, shape }: Pick<CatalogueVoice, "id" | "shape">): string {
  const file = `${id}.mp3`;
  return voicesFolder && shape.engine === "neural"
    ? path.resolve(measuredFolderIn(voicesFolder), file)
    : path.join("voices", file);
}
