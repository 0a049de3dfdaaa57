import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { CatalogueVoice } from "@earshot/engine/voices/catalogue-voice.ts";
import { findNeuralModels, type FoundVoice } from "@earshot/engine/voices/find-neural-models.ts";
import { listIn, measuredFolderIn, type NaturalVoice } from "@earshot/engine/voices/natural-voices.ts";

import { type Command, CommandError, readWords, reasonOf } from "./command.ts";

/** The median pitch in Hz above which a voice without a gender is listed as female. */
const pitchOfWomen = 160;

/** Measures the neural voices in VOICES_DIR for the server's catalogue. */
export const measureVoices: Command = {
  usage: "",
  does: [
    "Speaks a sample of each neural voice in VOICES_DIR, measures its pace, and says what is wrong with a folder.",
    "The server offers the voices that were measured, after its next start.",
  ],
  example: "",
  async run({ words, config: { voicesFolder }, print }) {
    readWords(words, {}, { least: 0, most: 0 });
    if (!voicesFolder)
      throw new CommandError("VOICES_DIR is not set: it locates the folder of neural voices.");
    // Loaded only by this command, because the engines are large.
    const { openEmbeddedSpeech } = await import("@earshot/engine/speech/embedded-speech.ts");
    const { describeSample, makeSample } = await import("@earshot/engine/voices/voice-sample.ts");
    const engine = openEmbeddedSpeech();
    rmSync(measuredFolderIn(voicesFolder), { recursive: true, force: true });
    mkdirSync(measuredFolderIn(voicesFolder));
    const measured: NaturalVoice[] = [];
    for (const model of findNeuralModels(voicesFolder)) {
      if ("fault" in model) print(`${model.name} ${model.fault}.`);
      else for (const voice of model.voices) await measure(voice, model.name);
    }
    engine.close();
    writeFileSync(listIn(voicesFolder), JSON.stringify(measured));
    print(`${measured.length} neural ${measured.length === 1 ? "voice" : "voices"} measured.`);

    async function measure(found: FoundVoice, model: string): Promise<void> {
      try {
        const { bytes, facts } = await makeSample(engine, asVoice(found));
        const gender = found.gender ?? (facts.pitchHz > pitchOfWomen ? "female" : "male");
        const voice: CatalogueVoice = { ...found, gender };
        writeFileSync(path.join(measuredFolderIn(voicesFolder!), `${voice.id}.mp3`), bytes);
        measured.push({ voice, facts });
        print(describeSample(voice, facts));
      } catch (error) {
        print(`${model} can't speak: ${reasonOf(error)}`);
      }
    }
  },
};

const asVoice = (found: FoundVoice): CatalogueVoice => ({ ...found, gender: found.gender ?? "female" });
