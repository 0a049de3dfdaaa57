/** The part of sherpa-onnx that is used here; the package has no types. */
declare module "sherpa-onnx-node" {
  interface Files {
    model: string;
    tokens: string;
    /** Empty for none, as for `dataDir`. */
    lexicon: string;
    dataDir: string;
  }

  interface Config {
    model: { vits?: Files; kokoro?: Files & { voices: string }; numThreads: number; provider: "cpu" };
    maxNumSentences: number;
  }

  export class OfflineTts {
    /** Loads a model. Rejects when a file is missing or no model. */
    static createAsync(config: Config): Promise<OfflineTts>;
    generateAsync(request: {
      text: string;
      sid: number;
      speed: number;
    }): Promise<{ samples: Float32Array; sampleRate: number }>;
  }
}
