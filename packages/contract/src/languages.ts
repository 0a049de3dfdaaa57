import { studioCopy } from "./studio/copy.ts";

/** A language for ads: its name (stored and sent), ISO 639-1 code, and accents as displayed. */
export type Language = { name: string; code: string; accents: readonly string[] };

/** The languages that ads can be spoken in. */
export const languages = [
  {
    name: "Arabic",
    code: "ar",
    accents: [
      "Algerian",
      "Bahraini",
      "Egyptian",
      "Emirati",
      "Iraqi",
      "Jordanian",
      "Kuwaiti",
      "Lebanese",
      "Moroccan",
      "Omani",
      "Palestinian",
      "Qatari",
      "Saudi",
      "Syrian",
      "Tunisian",
      "Yemeni",
    ],
  },
  { name: "Chinese", code: "zh", accents: ["Mandarin", "Cantonese", "Taiwanese"] },
  { name: "Dutch", code: "nl", accents: ["Netherlands", "Flemish"] },
  {
    name: "English",
    code: "en",
    accents: ["American", "British", "Australian", "Canadian", "Irish", "Scottish"],
  },
  { name: "French", code: "fr", accents: ["Parisian", "Belgian", "Canadian", "Swiss"] },
  { name: "German", code: "de", accents: ["Standard German", "Austrian", "Swiss"] },
  { name: "Hindi", code: "hi", accents: ["Standard Hindi"] },
  { name: "Italian", code: "it", accents: ["Standard Italian"] },
  { name: "Japanese", code: "ja", accents: ["Tokyo"] },
  { name: "Korean", code: "ko", accents: ["Seoul"] },
  { name: "Portuguese", code: "pt", accents: ["Brazilian", "European"] },
  { name: "Russian", code: "ru", accents: ["Standard Russian"] },
  { name: "Spanish", code: "es", accents: ["Castilian", "Mexican", "Argentinian", "Colombian"] },
] as const satisfies readonly Language[];

/** Finds a language by name or code, ignoring case; undefined for "Recommended" (empty). */
export function findLanguage(text: string): Language | undefined {
  const wanted = text.trim().toLowerCase();
  return languages.find((language) => language.name.toLowerCase() === wanted || language.code === wanted);
}

/** The accent key that is stored and sent: "Standard German" → `standard_german`. */
export function accentKey(accent: string): string {
  return accent.trim().toLowerCase().replaceAll(/\s+/g, "_");
}

/** The chosen language's accents; empty until a language is chosen. */
export function accentsOf(language: string): { key: string; label: string }[] {
  return (findLanguage(language)?.accents ?? []).map((label) => ({ key: accentKey(label), label }));
}

/** Tones of voice in display order; the empty option leaves the tone to the voice. */
export const tones = [
  "",
  "high pitched",
  "slow",
  "confident",
  "tense",
  "deep",
  "energetic",
  "steady",
  "raspy",
  "formal",
  "fun",
  "upbeat",
  "balanced",
  "calm",
  "flat",
  "storytelling",
  "sad",
  "informative",
  "thin",
  "serious",
  "low pitched",
  "fast",
] as const;
export type Tone = (typeof tones)[number];

/** A tone option's label. */
export function toneLabel(tone: Tone): string {
  return tone === "" ? studioCopy.recommended : tone;
}

/** The script's narrative perspective: "we" or "they". */
export const narratives = ["first", "third"] as const;
export type Narrative = (typeof narratives)[number];

/** Ad lengths that users can choose, in seconds. */
export const adLengths = [10, 15, 20, 30, 50] as const;
export type AdLength = (typeof adLengths)[number];

/** Countries offered at sign-up, stored as two-letter codes (ISO 3166-1). */
export const countries = [
  { code: "AE", name: "United Arab Emirates" },
  { code: "BE", name: "Belgium" },
  { code: "CA", name: "Canada" },
  { code: "GB", name: "United Kingdom" },
  { code: "US", name: "United States" },
] as const;
export type CountryCode = (typeof countries)[number]["code"];

/** Returns true if the text is the code of a country offered at sign-up. */
export function isCountryCode(text: string): text is CountryCode {
  return countries.some((country) => country.code === text);
}
