// node render.child.ts <order> <times>: renders the ad that many times, and reports CPU time and memory after each run.
import { readAsset } from "@earshot/api/asset-sound.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { fileOf } from "@earshot/engine/music/library.ts";
import { renderAd } from "@earshot/engine/render-ad.ts";
import { embeddedWriter } from "@earshot/engine/script/embedded-writer.ts";
import { openEmbeddedSpeech } from "@earshot/engine/speech/embedded-speech.ts";

import { orders } from "./orders.ts";

/** CPU seconds for one ad, and this process's peak memory so far in MB (10^6). */
export type Rendered = { seconds: number; peakMb: number };

const [name = "", times = "1"] = process.argv.slice(2);
const order = Object.entries(orders).find(([each]) => each === name)?.[1];
if (!order) throw new Error(`no order ${name}`);

const speech = openEmbeddedSpeech();
const engines = {
  writer: embeddedWriter,
  speech,
  loadTrack: async (id: string) => decodeAudio(await readAsset(fileOf({ id: id as `trk_${string}` }))),
};
for (let time = 0; time < Number(times); time += 1) {
  const before = process.cpuUsage();
  await renderAd(order, engines, () => undefined, new AbortController().signal);
  const { user, system } = process.cpuUsage(before);
  const rendered: Rendered = {
    seconds: (user + system) / 1e6,
    peakMb: (process.resourceUsage().maxRSS * 1024) / 1e6,
  };
  process.send?.(rendered);
}
speech.close();
process.disconnect();
