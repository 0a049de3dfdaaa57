import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Pcm } from "../../dsp/pcm.ts";
import type { NeuralShape } from "../../voices/catalogue-voice.ts";
import { SpeechError } from "../speech-engine.ts";

/** The part of sherpa-onnx-node that is used here; it has no types. */
interface Sherpa {
  OfflineTts: { createAsync(config: object): Promise<Model> };
}

interface Model {
  generateAsync(request: {
    text: string;
    sid: number;
    speed: number;
  }): Promise<{ samples: Float32Array<ArrayBuffer>; sampleRate: number }>;
}

/** Pace limits, beyond which the models swallow words. */
const speeds = { min: 0.5, max: 2 };

/**
 * Speech by Piper and Kokoro models, with sherpa-onnx. Loads each model on first use.
 * @returns a function that speaks text; `speed` 1 is the voice's own pace
 */
export function openNeural() {
  const models = new Map<string, Promise<Model>>();
  return async (text: string, shape: NeuralShape, speed: number): Promise<Pcm> => {
    const loading = models.get(shape.folder) ?? load(shape);
    models.set(shape.folder, loading);
    const model = await loading;
    const { samples, sampleRate } = await model.generateAsync({
      text,
      sid: shape.speaker,
      speed: Math.min(speeds.max, Math.max(speeds.min, speed)),
    });
    return { sampleRate, channels: [samples] };
  };
}

async function load({ kind, folder, model }: NeuralShape): Promise<Model> {
  const { OfflineTts } = loadSherpa();
  const inFolder = (file: string) => path.join(folder, file);
  const lexicons = readdirSync(folder).filter((file) => /^lexicon.*\.txt$/.test(file));
  const files = {
    model: inFolder(model),
    tokens: inFolder("tokens.txt"),
    lexicon: lexicons.map(inFolder).join(","),
    dataDir: existsSync(inFolder("espeak-ng-data")) ? inFolder("espeak-ng-data") : "",
  };
  return OfflineTts.createAsync({
    model: {
      ...(kind === "piper" ? { vits: files } : { kokoro: { ...files, voices: inFolder("voices.bin") } }),
      numThreads: 1,
      provider: "cpu",
    },
    maxNumSentences: 1,
  });
}

function loadSherpa(): Sherpa {
  try {
    return createRequire(import.meta.url)("sherpa-onnx-node") as Sherpa;
  } catch (cause) {
    const message = "neural voices need the package sherpa-onnx-node: npm install sherpa-onnx-node";
    throw new SpeechError(message, { cause });
  }
}
