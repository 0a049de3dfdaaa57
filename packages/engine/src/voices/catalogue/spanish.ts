import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

const latin = "Latin American pronunciation";

/** Castilian and Latin American; Mexico, Argentina and Colombia share the one Latin American pronunciation. */
export const spanish: VoiceFacts<"Spanish">[] = [
  {
    name: "Lucia",
    gender: "female",
    accents: ["Castilian"],
    age: "Middle-Aged",
    tone: "balanced",
    characteristics: ["Clear", "Warm"],
    shape: espeak("roa/es+f2", { pitch: 44, range: 56, stretch: 1.12 }),
  },
  {
    name: "Andres",
    gender: "male",
    accents: ["Mexican"],
    age: "Young-Adult",
    tone: "energetic",
    characteristics: ["Bright"],
    pronunciation: latin,
    shape: espeak("roa/es-419+m7", { size: 1.05, pitch: 60, range: 62, stretch: 1.01 }),
  },
  {
    name: "Ximena",
    gender: "female",
    accents: ["Mexican"],
    age: "Young-Adult",
    tone: "high pitched",
    characteristics: ["Playful"],
    pronunciation: latin,
    shape: espeak("roa/es-419+f5", { size: 1.07, pitch: 64, range: 62, stretch: 1.03 }),
  },
  {
    name: "Facundo",
    gender: "male",
    accents: ["Argentinian"],
    age: "Middle-Aged",
    tone: "thin",
    characteristics: ["Wry"],
    pronunciation: latin,
    shape: espeak("roa/es-419+edward", { size: 1.06, pitch: 48, stretch: 1.12 }),
  },
  {
    name: "Valentina",
    gender: "female",
    accents: ["Colombian"],
    age: "Middle-Aged",
    tone: "calm",
    characteristics: ["Soft"],
    pronunciation: latin,
    shape: espeak("roa/es-419+f3", { size: 0.97, pitch: 32, range: 44, stretch: 1.23 }),
  },
  {
    name: "Javier",
    gender: "male",
    accents: ["Castilian"],
    age: "Senior",
    tone: "formal",
    characteristics: ["Grave", "Polished"],
    shape: espeak("roa/es+m1", { size: 0.92, pitch: 38, stretch: 1.21 }),
  },
];
