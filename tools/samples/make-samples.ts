import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { readAdInputs, type ScriptLine } from "@earshot/contract/generation/rules/ad-options.ts";
import { type SampleAd, sampleAds } from "@earshot/contract/landing/sample-ads.ts";
import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { assetsFolder } from "@earshot/engine/assets-folder.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { packPeaks } from "@earshot/engine/measure/packed-peaks.ts";
import { fileOf } from "@earshot/engine/music/library.ts";
import { type AdEngines, renderAd } from "@earshot/engine/render-ad.ts";
import { embeddedWriter } from "@earshot/engine/script/embedded-writer.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";
import { catalogue } from "@earshot/engine/voices/catalogue.ts";

// Renders the landing page's sample ads from their scripts and measures them: `npm run samples -w @earshot/tools`. The output
// is reproducible.

const folder = new URL("../../packages/features/landing/src/sample-ads/", import.meta.url);

/** The default volume in the studio's form. */
const volume = 0.3;

function voiceNamed(wanted: string): string {
  const voice = catalogue.find(({ name }) => name === wanted);
  if (!voice) throw new Error(`No voice is named ${wanted}.`);
  return voice.id;
}

/** The request that a user would send after typing the script in the studio. */
function requestOf({ brand, voices, track, trackStart = 0, lines }: SampleAd): AdRequest {
  const music = {
    music_id: track,
    fade_in_ms: 0,
    fade_out_ms: 0,
    playback_start: 1000 * trackStart,
    playback_end: 0,
    volume,
  };
  const choices = {
    script_source: "own",
    voice_ids: voices.map((voice) => voiceNamed(voice ?? "")),
    script: lines.map(({ text, voice = 1 }): ScriptLine => ({ text, voice })),
  } as const;
  const prompt = lines.map(({ text }) => text).join(" ");
  return { title: brand, thirdPerson: false, inputs: readAdInputs(choices, prompt, music, { voiceNamed }) };
}

async function make(ad: SampleAd) {
  // A new process for each, because the flutter of eSpeak NG's voices depends on what was spoken before.
  const speech = openEmbeddedSpeech();
  const engines: AdEngines = {
    writer: embeddedWriter,
    speech,
    loadTrack: async (id) =>
      decodeAudio(await readFile(path.join(assetsFolder, fileOf({ id: id as `trk_${string}` })))),
  };
  const never = new AbortController().signal;
  const { bytes, figures, lines } = await renderAd(requestOf(ad), engines, () => undefined, never);
  speech.close();
  await writeFile(new URL(`${ad.id}.mp3`, folder), bytes);
  const { durationMs, loudnessLufs, truePeakDbtp, peaks } = figures;
  console.log(
    ad.id.padEnd(12),
    `${(durationMs / 1000).toFixed(2)} s`.padStart(8),
    `${loudnessLufs} LUFS`.padStart(12),
    `${truePeakDbtp} dBTP`.padStart(11),
    `${Math.round(bytes.length / 1000)} kB`.padStart(7),
  );
  return {
    durationMs,
    loudnessLufs,
    truePeakDbtp,
    peaks: packPeaks(peaks),
    starts: lines.map(({ startMs }) => startMs),
  };
}

await mkdir(folder, { recursive: true });
for (const ad of sampleAds) {
  await writeFile(new URL(`${ad.id}.json`, folder), JSON.stringify(await make(ad)));
}
const ids = new Set<string>(sampleAds.map(({ id }) => id));
for (const file of await readdir(folder)) {
  if (!ids.has(file.replace(/\.(mp3|json)$/, ""))) await rm(new URL(file, folder));
}
