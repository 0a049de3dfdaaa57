import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const portuguese: VoiceFacts<"Portuguese">[] = [
  {
    name: "Beatriz",
    gender: "female",
    accents: ["Brazilian"],
    age: "Young-Adult",
    tone: "fun",
    characteristics: ["Sunny", "Quick"],
    shape: espeak("roa/pt-BR+f2", { size: 1.04, pitch: 56, range: 62, stretch: 1.05 }),
  },
  {
    name: "Tiago",
    gender: "male",
    accents: ["European"],
    age: "Middle-Aged",
    tone: "calm",
    characteristics: ["Measured", "Soft"],
    shape: espeak("roa/pt+m3", { pitch: 44, range: 42, stretch: 1.23 }),
  },
  {
    name: "Ines",
    gender: "female",
    accents: ["European"],
    age: "Middle-Aged",
    tone: "informative",
    characteristics: ["Clear", "Even"],
    shape: espeak("roa/pt+f5", { pitch: 31, stretch: 1.14 }),
  },
  {
    name: "Caio",
    gender: "male",
    accents: ["Brazilian"],
    age: "Young-Adult",
    tone: "energetic",
    characteristics: ["Lively", "Open"],
    shape: espeak("roa/pt-BR+m7", { size: 1.05, pitch: 60, range: 60, stretch: 1.05 }),
  },
];
