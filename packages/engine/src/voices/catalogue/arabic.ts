import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

const modern = "Modern Standard Arabic";

/** All regions share one pronunciation, because the engine supports only Modern Standard Arabic. */
export const arabic: VoiceFacts<"Arabic">[] = [
  {
    name: "Layla",
    gender: "female",
    accents: ["Emirati", "Saudi"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Bright", "Modern"],
    pronunciation: modern,
    shape: espeak("sem/ar+f2", { size: 1.03, pitch: 54, range: 58, stretch: 0.95 }),
  },
  {
    name: "Omar",
    gender: "male",
    accents: ["Egyptian", "Yemeni"],
    age: "Middle-Aged",
    tone: "deep",
    characteristics: ["Warm", "Familiar"],
    pronunciation: modern,
    shape: espeak("sem/ar+m3", { size: 0.94, pitch: 42, stretch: 1.05 }),
  },
  {
    name: "Salma",
    gender: "female",
    accents: ["Jordanian", "Palestinian", "Lebanese", "Syrian"],
    age: "Middle-Aged",
    tone: "storytelling",
    characteristics: ["Expressive"],
    pronunciation: modern,
    shape: espeak("sem/ar+f3", { pitch: 27, range: 64, stretch: 1.08 }),
  },
  {
    name: "Yusuf",
    gender: "male",
    accents: ["Moroccan", "Tunisian", "Algerian"],
    age: "Young-Adult",
    tone: "fast",
    characteristics: ["Quick"],
    pronunciation: modern,
    shape: espeak("sem/ar+m7", { size: 1.04, pitch: 60, stretch: 0.86 }),
  },
  {
    name: "Khalid",
    gender: "male",
    accents: ["Kuwaiti", "Bahraini", "Qatari", "Omani"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Firm"],
    pronunciation: modern,
    shape: espeak("sem/ar+edward", { pitch: 56, stretch: 1 }),
  },
  {
    name: "Hadi",
    gender: "male",
    accents: ["Iraqi", "Saudi"],
    age: "Senior",
    tone: "serious",
    characteristics: ["Grave"],
    pronunciation: modern,
    shape: espeak("sem/ar+m1", { size: 0.92, pitch: 34, range: 40, stretch: 1.12 }),
  },
];
