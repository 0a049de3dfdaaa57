import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const italian: VoiceFacts<"Italian">[] = [
  {
    name: "Giulia",
    gender: "female",
    accents: ["Standard Italian"],
    age: "Young-Adult",
    tone: "energetic",
    characteristics: ["Lively", "Quick"],
    shape: espeak("roa/it+f2", { size: 1.04, pitch: 58, range: 64, stretch: 0.97 }),
  },
  {
    name: "Matteo",
    gender: "male",
    accents: ["Standard Italian"],
    age: "Middle-Aged",
    tone: "storytelling",
    characteristics: ["Warm", "Easy"],
    shape: espeak("roa/it+m3", { pitch: 48, range: 58, stretch: 1.12 }),
  },
  {
    name: "Chiara",
    gender: "female",
    accents: ["Standard Italian"],
    age: "Middle-Aged",
    tone: "sad",
    characteristics: ["Tender", "Soft"],
    shape: espeak("roa/it+f5", { size: 0.97, pitch: 32, range: 38, stretch: 1.21 }),
  },
  {
    name: "Enzo",
    gender: "male",
    accents: ["Standard Italian"],
    age: "Senior",
    tone: "raspy",
    characteristics: ["Rough", "Weathered"],
    shape: espeak("roa/it+m1", { size: 0.93, pitch: 36, stretch: 1.14 }),
  },
];
