import { asFields, numberOf, numbersOf, oneOf, textOf, textsOf } from "../read/fields.ts";
import { type Page, readPage } from "../read/page.ts";
import { voiceAgeCopy } from "./copy.ts";
import { type VoiceQuality, voiceQualities } from "./voice-quality.ts";

/** A voice in the catalogue. Strings are empty if unknown. */
export type Voice = {
  id: string;
  name: string;
  imageUrl: string | null;
  gender: string;
  accent: string;
  /** Includes `accent` if known. */
  accents: string[];
  language: string;
  tone: string;
  /** The raw value ("young-adult"; `ageShown` formats it); Middle Aged if unknown. */
  age: string;
  characteristics: string[];
  sampleUrl: string | null;
  wordsPerMinute: number | null;
  /** How easily the voice is understood; null if unknown. */
  quality: VoiceQuality | null;
  /** The sample's peaks, 0 to 255 each; empty if unknown. */
  samplePeaks: number[];
  /** The sample's length; null if unknown. */
  sampleMs: number | null;
};

export function readVoice(input: unknown): Voice | null {
  const fields = asFields(input);
  const id = fields && textOf(fields, "id");
  if (!id) return null;
  const listed = textsOf(fields, "accents");
  const accent = textOf(fields, "accent") ?? listed[0] ?? "";
  return {
    id,
    name: textOf(fields, "name") ?? "",
    imageUrl: textOf(fields, "image_url", "avatar", "photo"),
    gender: textOf(fields, "gender") ?? "",
    accent,
    accents: listed.length > 0 ? listed : [accent].filter(Boolean),
    language: textOf(fields, "language") ?? "",
    tone: textOf(fields, "tone") ?? "",
    age: textOf(fields, "age") ?? voiceAgeCopy.middleAged,
    characteristics: textsOf(fields, "characteristics"),
    sampleUrl: textOf(fields, "sample_url", "audio_url"),
    wordsPerMinute: numberOf(fields, "words_per_minute"),
    quality: oneOf(fields["quality"], voiceQualities),
    samplePeaks: numbersOf(fields, "sample_peaks"),
    sampleMs: numberOf(fields, "sample_ms"),
  };
}

/** Parses the response of `GET /api/audioad/voices`. */
export function readVoicePage(input: unknown): Page<Voice> {
  return readPage(input, "voices", readVoice);
}
