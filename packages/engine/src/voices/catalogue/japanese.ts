import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const japanese: VoiceFacts<"Japanese">[] = [
  {
    name: "Haruka",
    gender: "female",
    accents: ["Tokyo"],
    age: "Young-Adult",
    tone: "high pitched",
    characteristics: ["Cheerful", "Clear"],
    shape: espeak("jpx/ja+f2", { size: 1.07, pitch: 64, range: 60, stretch: 1.08 }),
  },
  {
    name: "Kenji",
    gender: "male",
    accents: ["Tokyo"],
    age: "Middle-Aged",
    tone: "steady",
    characteristics: ["Composed", "Even"],
    shape: espeak("jpx/ja+m3", { pitch: 48, stretch: 1.14 }),
  },
  {
    name: "Aiko",
    gender: "female",
    accents: ["Tokyo"],
    age: "Senior",
    tone: "flat",
    characteristics: ["Plain", "Quiet"],
    shape: espeak("jpx/ja+f5", { size: 0.96, pitch: 34, range: 25, stretch: 1.28 }),
  },
  {
    name: "Sora",
    gender: "male",
    accents: ["Tokyo"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Fresh", "Quick"],
    shape: espeak("jpx/ja+m7", { size: 1.06, pitch: 62, stretch: 1 }),
  },
];
