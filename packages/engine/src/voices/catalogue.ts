import { languages } from "@earshot/contract/languages.ts";
import { voiceNames } from "@earshot/contract/voices/voice-names.ts";

import type { CatalogueVoice, Facts, LanguageName, VoiceFacts } from "./catalogue-voice.ts";
import { arabic } from "./catalogue/arabic.ts";
import { chinese } from "./catalogue/chinese.ts";
import { dutch } from "./catalogue/dutch.ts";
import { english } from "./catalogue/english.ts";
import { french } from "./catalogue/french.ts";
import { german } from "./catalogue/german.ts";
import { hindi } from "./catalogue/hindi.ts";
import { italian } from "./catalogue/italian.ts";
import { japanese } from "./catalogue/japanese.ts";
import { korean } from "./catalogue/korean.ts";
import { portuguese } from "./catalogue/portuguese.ts";
import { russian } from "./catalogue/russian.ts";
import { spanish } from "./catalogue/spanish.ts";
import { naturalVoices } from "./natural-voices.ts";

/** Typed so that adding a language to the contract without voices does not compile. */
const speakers: { [Name in LanguageName]: VoiceFacts<Name>[] } = {
  Arabic: arabic,
  Chinese: chinese,
  Dutch: dutch,
  English: english,
  French: french,
  German: german,
  Hindi: hindi,
  Italian: italian,
  Japanese: japanese,
  Korean: korean,
  Portuguese: portuguese,
  Russian: russian,
  Spanish: spanish,
};

const places = new Map<string, number>(voiceNames.map((name, place) => [name, place]));
const placeOf = ({ name }: Facts<string>) => places.get(name) ?? places.size;

const named = (language: LanguageName, speaking: readonly Facts<string>[]): CatalogueVoice[] =>
  speaking.map((facts) => ({ id: `vc_${facts.name.toLowerCase()}`, language, ...facts }));

/** The bundled voices: those named in the contract first, in its order, then the others by language. */
export const bundledVoices: readonly CatalogueVoice[] = languages
  .flatMap(({ name }) => named(name, speakers[name]))
  .toSorted((one, other) => placeOf(one) - placeOf(other));

/** All voices in display order. */
export const catalogue: readonly CatalogueVoice[] = [
  ...naturalVoices.map(({ voice }) => voice),
  ...bundledVoices,
];

export function findVoice(id: string): CatalogueVoice | undefined {
  return catalogue.find((voice) => voice.id === id);
}
