import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const russian: VoiceFacts<"Russian">[] = [
  {
    name: "Katya",
    gender: "female",
    accents: ["Standard Russian"],
    age: "Middle-Aged",
    tone: "serious",
    characteristics: ["Cool", "Exact"],
    shape: espeak("zle/ru+f2", { pitch: 42, range: 44, stretch: 1.12 }),
  },
  {
    name: "Dmitri",
    gender: "male",
    accents: ["Standard Russian"],
    age: "Senior",
    tone: "deep",
    characteristics: ["Resonant", "Slow"],
    shape: espeak("zle/ru+m1", { size: 0.9, pitch: 38, stretch: 1.29 }),
  },
  {
    name: "Alina",
    gender: "female",
    accents: ["Standard Russian"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Bright", "Friendly"],
    shape: espeak("zle/ru+f5", { size: 1.05, pitch: 58, range: 60, stretch: 1.04 }),
  },
  {
    name: "Ivan",
    gender: "male",
    accents: ["Standard Russian"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Firm", "Clear"],
    shape: espeak("zle/ru+m3", { size: 1.02, pitch: 54, stretch: 1.12 }),
  },
];
