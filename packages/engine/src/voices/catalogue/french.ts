import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

const france = "Pronunciation of France";

/** eSpeak NG's Belgian and Swiss French differ from that of France only in numerals; it has no Canadian French. */
export const french: VoiceFacts<"French">[] = [
  {
    name: "Elodie",
    gender: "female",
    accents: ["Parisian"],
    age: "Young-Adult",
    tone: "calm",
    characteristics: ["Elegant", "Soft"],
    shape: espeak("roa/fr+f2", { pitch: 50, range: 46, stretch: 1.36 }),
  },
  {
    name: "Luc",
    gender: "male",
    accents: ["Parisian"],
    age: "Middle-Aged",
    tone: "serious",
    characteristics: ["Grave", "Measured"],
    shape: espeak("roa/fr+m3", { size: 0.95, pitch: 42, stretch: 1.34 }),
  },
  {
    name: "Matilde",
    gender: "female",
    accents: ["Swiss"],
    age: "Middle-Aged",
    tone: "formal",
    characteristics: ["Neat", "Clear"],
    pronunciation: france,
    shape: espeak("roa/fr-CH+f5", { pitch: 30, stretch: 1.32 }),
  },
  {
    name: "Etienne",
    gender: "male",
    accents: ["Canadian"],
    age: "Young-Adult",
    tone: "fun",
    characteristics: ["Relaxed"],
    pronunciation: france,
    shape: espeak("roa/fr+m7", { size: 1.06, pitch: 60, range: 60, stretch: 1.2 }),
  },
  {
    name: "Margaux",
    gender: "female",
    accents: ["Belgian"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Lively", "Friendly"],
    pronunciation: france,
    shape: espeak("roa/fr-BE+f2", { size: 1.06, pitch: 60, range: 62, stretch: 1.19 }),
  },
  {
    name: "Bastien",
    gender: "male",
    accents: ["Belgian", "Parisian"],
    age: "Middle-Aged",
    tone: "steady",
    characteristics: ["Even"],
    pronunciation: france,
    shape: espeak("roa/fr-BE+edward", { pitch: 54, stretch: 1.28 }),
  },
];
