import { mkdir, readdir, rm, writeFile } from "node:fs/promises";

import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import type { PackedVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { bundledVoices } from "@earshot/engine/voices/catalogue.ts";
import { describeSample, makeSample } from "@earshot/engine/voices/voice-sample.ts";

// Renders the catalogue's voice samples and measures its voices: `npm run voices -w @earshot/tools`. The output is
// reproducible.

const samples = new URL("../../packages/engine/assets/voices/", import.meta.url);
const measured = new URL("../../packages/engine/src/voices/measured.json", import.meta.url);

await mkdir(samples, { recursive: true });
const figures: Record<string, PackedVoice> = {};
for (const voice of bundledVoices) {
  // A new process for each, because the flutter of eSpeak NG's voices depends on what was spoken before.
  const engine = openEmbeddedSpeech();
  const { bytes, facts } = await makeSample(engine, voice);
  engine.close();
  await writeFile(new URL(`${voice.id}.mp3`, samples), bytes);
  figures[voice.id] = facts;
  console.log(describeSample(voice, facts));
}
for (const file of await readdir(samples)) {
  if (!(file.replace(".mp3", "") in figures)) await rm(new URL(file, samples));
}
await writeFile(measured, JSON.stringify(figures));
