import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { accentKey, findLanguage, tones } from "@earshot/contract/languages.ts";

import type { CatalogueVoice, LanguageName, NeuralShape } from "./catalogue-voice.ts";
import { measuredFolderIn } from "./natural-voices.ts";

/** A voice that has not been measured yet. If `gender` is null, it is derived from the measured pitch. */
export type FoundVoice = Omit<CatalogueVoice, "gender"> & { gender: CatalogueVoice["gender"] | null };

/** A model's folder: its voices, or an error message that follows the folder's name ("has no .onnx file"). */
export type FoundModel = { name: string } & ({ voices: FoundVoice[] } | { fault: string });

/** A speaker as `earshot.json` describes it. */
type Description = {
  speaker?: number;
  name: string;
  language: string;
  accent?: string;
  gender?: string;
  age?: string;
  tone?: string;
};

/** The JSON file that Piper publishes with a model. */
type PiperFile = { dataset?: string; language?: { name_english?: string; region?: string } };

/** Accents by the regions of Piper's voices. Voices from other regions get their language's first accent. */
const accentOfRegion: Record<string, Record<string, string>> = {
  Chinese: { CN: "Mandarin", HK: "Cantonese", TW: "Taiwanese" },
  Dutch: { NL: "Netherlands", BE: "Flemish" },
  English: { US: "American", GB: "British", AU: "Australian", CA: "Canadian", IE: "Irish" },
  French: { FR: "Parisian", BE: "Belgian", CA: "Canadian", CH: "Swiss" },
  German: { DE: "Standard German", AT: "Austrian", CH: "Swiss" },
  Portuguese: { BR: "Brazilian", PT: "European" },
  Spanish: { ES: "Castilian", MX: "Mexican", AR: "Argentinian", CO: "Colombian" },
};

const descriptionFile = "earshot.json";
const example =
  '[{"speaker": 0, "name": "Bella", "language": "English", "accent": "American", "gender": "female"}]';

/**
 * Finds Piper and Kokoro models in a folder, one per subfolder, in the layout that the sherpa-onnx project publishes: a
 * model (`.onnx`), `tokens.txt`, `espeak-ng-data` or `lexicon.txt`, and Kokoro's `voices.bin`. The speakers are read
 * from `earshot.json`, or from the file that Piper publishes with the model.
 */
export function findNeuralModels(voicesFolder: string): FoundModel[] {
  return readdirSync(voicesFolder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && path.join(voicesFolder, entry.name) !== measuredFolderIn(voicesFolder),
    )
    .map(({ name }): FoundModel => Object.assign({ name }, inspect(path.resolve(voicesFolder, name), name)))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

function inspect(folder: string, name: string): { voices: FoundVoice[] } | { fault: string } {
  const files = readdirSync(folder);
  // The quantized variant is smaller but sounds worse.
  const [model] = files
    .filter((file) => file.endsWith(".onnx"))
    .toSorted((one, other) => Number(one.includes("int8")) - Number(other.includes("int8")));
  if (model === undefined) return { fault: "has no .onnx file" };
  if (!files.includes("tokens.txt")) return { fault: "has no tokens.txt" };
  if (!files.some((file) => file === "espeak-ng-data" || /^lexicon.*\.txt$/.test(file)))
    return { fault: "has neither espeak-ng-data nor lexicon.txt" };
  const kind = files.includes("voices.bin") ? "kokoro" : "piper";
  let described: Description[];
  try {
    described = describe(folder, model);
  } catch {
    return { fault: `needs an ${descriptionFile} that says who speaks: ${example}` };
  }
  const voices: FoundVoice[] = [];
  for (const description of described) {
    const shape = { engine: "neural", kind, folder, model, speaker: description.speaker ?? 0 } as const;
    const voice = voiceOf(description, shape, name);
    if (typeof voice === "string") return { fault: voice };
    voices.push(voice);
  }
  return { voices };
}

/** @throws if no file describes the speakers */
function describe(folder: string, model: string): Description[] {
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as unknown;
  if (existsSync(path.join(folder, descriptionFile))) {
    const told = read(descriptionFile) as Description[];
    if (told.length > 0 && told.every(({ name, language }) => name.trim() && language)) return told;
    throw new Error("nobody is described");
  }
  const { dataset, language = {} } = read(`${model}.json`) as PiperFile;
  const { name_english = "", region = "" } = language;
  const accent = accentOfRegion[name_english]?.[region];
  if (!dataset) throw new Error("nobody is described");
  const [first = "", ...others] = dataset.split("_")[0] ?? "";
  return [{ name: first.toUpperCase() + others.join(""), language: name_english, ...(accent && { accent }) }];
}

function voiceOf(told: Description, shape: NeuralShape, folder: string): FoundVoice | string {
  const language = findLanguage(told.language);
  if (!language) return `speaks “${told.language}”, a language without ads`;
  const [usual = ""] = language.accents;
  const { accent = usual, tone = "balanced" } = told;
  const known = language.accents.find((each) => accentKey(each) === accentKey(accent));
  if (known === undefined)
    return `has the accent “${accent}”; those of ${language.name} are ${language.accents.join(", ")}`;
  const gender = told.gender === "female" || told.gender === "male" ? told.gender : null;
  return {
    id: `vc_${folder.toLowerCase().replaceAll(/[^a-z\d]+/g, "_")}_${shape.speaker}`,
    name: told.name,
    language: language.name as LanguageName,
    accents: [known],
    gender,
    age: ages.find((age) => age === told.age) ?? "Middle-Aged",
    tone: tones.find((each) => each !== "" && each === tone) || "balanced",
    characteristics: ["Natural"],
    shape,
  };
}

const ages = ["Young-Adult", "Middle-Aged", "Senior"] as const;
