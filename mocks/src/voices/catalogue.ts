import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { VoiceName } from "@earshot/contract/voices/voice-names.ts";

import type { BodyOf } from "../serve.ts";

export type Voice = BodyOf<Endpoints["voices"]["list"], 200>["data"]["voices"][number];

export type VoiceWithoutSample = Omit<Voice, "sample_url" | "sample_peaks" | "sample_ms">;

type Facts = [
  gender: Voice["gender"],
  language: string,
  accents: [string, ...string[]],
  age: string,
  tone: string,
  characteristics: string[],
  wordsPerMinute: number,
];

/** The catalogue’s 34 voices. Omitting one is a type error. */
const named: Record<VoiceName, Facts> = {
  Amelia: ["female", "English", ["American"], "Middle-Aged", "balanced", ["Natural", "Conversational"], 152],
  Russell: [
    "male",
    "English",
    ["American"],
    "Middle-Aged",
    "steady",
    ["Natural", "Conversational", "Trustworthy"],
    146,
  ],
  Maya: ["female", "English", ["American", "Canadian"], "Young-Adult", "upbeat", ["Bright", "Friendly"], 166],
  Desmond: ["male", "English", ["American"], "Senior", "deep", ["Warm", "Resonant", "Storyteller"], 132],
  Imogen: ["female", "English", ["British"], "Middle-Aged", "formal", ["Polished", "Clear"], 150],
  Lachlan: ["male", "English", ["Australian"], "Young-Adult", "energetic", ["Easy-going", "Sunny"], 168],
  Audrey: ["female", "English", ["Canadian"], "Middle-Aged", "calm", ["Soft", "Reassuring"], 140],
  Niamh: ["female", "English", ["Irish"], "Young-Adult", "storytelling", ["Lively", "Warm"], 158],
  Callum: ["male", "English", ["Scottish"], "Middle-Aged", "confident", ["Direct", "Dry"], 154],
  Theo: ["male", "English", ["British"], "Young-Adult", "fun", ["Playful"], 170],
  Layla: ["female", "Arabic", ["Emirati", "Saudi"], "Young-Adult", "upbeat", ["Bright", "Modern"], 128],
  Omar: ["male", "Arabic", ["Egyptian"], "Middle-Aged", "deep", ["Warm", "Familiar"], 124],
  Mei: ["female", "Chinese", ["Mandarin", "Taiwanese"], "Young-Adult", "balanced", ["Clear"], 160],
  Jun: ["male", "Chinese", ["Mandarin"], "Middle-Aged", "informative", ["Precise", "Calm"], 156],
  Sanne: ["female", "Dutch", ["Netherlands"], "Middle-Aged", "confident", ["Down to earth"], 158],
  Daan: ["male", "Dutch", ["Netherlands", "Flemish"], "Young-Adult", "energetic", ["Quick"], 166],
  Elodie: ["female", "French", ["Parisian"], "Young-Adult", "calm", ["Elegant", "Soft"], 162],
  Luc: ["male", "French", ["Parisian", "Belgian"], "Middle-Aged", "serious", ["Grave"], 154],
  Greta: ["female", "German", ["Standard German"], "Middle-Aged", "informative", ["Clear", "Precise"], 138],
  Jonas: ["male", "German", ["Standard German", "Austrian"], "Young-Adult", "upbeat", ["Friendly"], 144],
  Anjali: ["female", "Hindi", ["Standard Hindi"], "Young-Adult", "fun", ["Bright", "Warm"], 150],
  Rohan: ["male", "Hindi", ["Standard Hindi"], "Middle-Aged", "confident", ["Full"], 142],
  Giulia: ["female", "Italian", ["Standard Italian"], "Young-Adult", "energetic", ["Lively"], 164],
  Matteo: ["male", "Italian", ["Standard Italian"], "Middle-Aged", "storytelling", ["Warm"], 156],
  Haruka: ["female", "Japanese", ["Tokyo"], "Young-Adult", "high pitched", ["Cheerful", "Clear"], 172],
  Kenji: ["male", "Japanese", ["Tokyo"], "Middle-Aged", "steady", ["Composed"], 164],
  Jiwoo: ["female", "Korean", ["Seoul"], "Young-Adult", "upbeat", ["Fresh"], 150],
  Minho: ["male", "Korean", ["Seoul"], "Middle-Aged", "low pitched", ["Gentle"], 142],
  Beatriz: ["female", "Portuguese", ["Brazilian"], "Young-Adult", "fun", ["Sunny", "Quick"], 160],
  Tiago: ["male", "Portuguese", ["European"], "Middle-Aged", "calm", ["Measured"], 148],
  Katya: ["female", "Russian", ["Standard Russian"], "Middle-Aged", "serious", ["Cool", "Exact"], 130],
  Dmitri: ["male", "Russian", ["Standard Russian"], "Senior", "deep", ["Resonant"], 122],
  Lucia: ["female", "Spanish", ["Castilian", "Mexican"], "Middle-Aged", "balanced", ["Clear", "Warm"], 158],
  Andres: ["male", "Spanish", ["Mexican", "Colombian"], "Young-Adult", "energetic", ["Bright"], 168],
};

/** Further voices, for the remaining accents and to fill a third page. */
const further: Record<string, Facts> = {
  Salma: ["female", "Arabic", ["Egyptian", "Jordanian"], "Middle-Aged", "storytelling", ["Expressive"], 126],
  Yusuf: ["male", "Arabic", ["Moroccan", "Tunisian"], "Young-Adult", "fast", ["Quick"], 138],
  Wing: ["female", "Chinese", ["Cantonese"], "Middle-Aged", "confident", ["Crisp"], 158],
  Lotte: ["female", "Dutch", ["Flemish"], "Young-Adult", "fun", ["Light"], 162],
  Harper: ["female", "English", ["Canadian"], "Young-Adult", "fast", ["Bubbly", "Quick"], 176],
  Saoirse: ["female", "English", ["Irish"], "Senior", "calm", ["Gentle", "Wise"], 136],
  Ewan: ["male", "English", ["Scottish"], "Young-Adult", "raspy", ["Rough", "Warm"], 150],
  Margaret: ["female", "English", ["American"], "Senior", "slow", ["Unhurried", "Kind"], 120],
  Matilde: ["female", "French", ["Swiss"], "Middle-Aged", "formal", ["Neat"], 152],
  Etienne: ["male", "French", ["Canadian"], "Young-Adult", "fun", ["Relaxed"], 164],
  Urs: ["male", "German", ["Swiss"], "Senior", "slow", ["Easy"], 118],
  Sophie: ["female", "German", ["Austrian"], "Young-Adult", "upbeat", ["Melodic"], 142],
  Priya: ["female", "Hindi", ["Standard Hindi"], "Middle-Aged", "informative", ["Steady"], 146],
  Chiara: ["female", "Italian", ["Standard Italian"], "Middle-Aged", "sad", ["Tender"], 138],
  Aiko: ["female", "Japanese", ["Tokyo"], "Senior", "flat", ["Plain"], 150],
  Rui: ["male", "Portuguese", ["European", "Brazilian"], "Young-Adult", "tense", ["Edgy"], 158],
  Ximena: ["female", "Spanish", ["Mexican"], "Young-Adult", "high pitched", ["Bright", "Playful"], 170],
  Facundo: ["male", "Spanish", ["Argentinian"], "Middle-Aged", "thin", ["Wry"], 152],
};

const draftAccents = new Set(["British", "Australian"]);

/** All voices; their samples are added to responses. They have no portraits, because the people are invented. */
export const catalogue: readonly VoiceWithoutSample[] = Object.entries({ ...named, ...further }).map(
  ([name, [gender, language, accents, age, tone, characteristics, words_per_minute]]) => ({
    id: `vc_${name.toLowerCase()}`,
    name,
    image_url: "",
    gender,
    accent: accents[0],
    accents,
    language,
    tone,
    age,
    characteristics,
    words_per_minute,
    quality: language === "English" && !draftAccents.has(accents[0]) ? "clear" : "draft",
  }),
);

export function findVoice(id: string) {
  return catalogue.find((voice) => voice.id === id);
}
