import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

const standard = "Standard German pronunciation";

/** Austrian and Swiss voices speak Standard German, because the engine lacks their accents. */
export const german: VoiceFacts<"German">[] = [
  {
    name: "Greta",
    gender: "female",
    accents: ["Standard German"],
    age: "Middle-Aged",
    tone: "informative",
    characteristics: ["Clear", "Precise"],
    shape: espeak("gmw/de+f2", { pitch: 42, stretch: 1.2 }),
  },
  {
    name: "Jonas",
    gender: "male",
    accents: ["Standard German"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Friendly", "Open"],
    shape: espeak("gmw/de+m3", { size: 1.05, pitch: 56, range: 58, stretch: 1.13 }),
  },
  {
    name: "Sophie",
    gender: "female",
    accents: ["Austrian"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Melodic"],
    pronunciation: standard,
    shape: espeak("gmw/de+f5", { size: 1.05, pitch: 58, range: 62, stretch: 1.15 }),
  },
  {
    name: "Urs",
    gender: "male",
    accents: ["Swiss"],
    age: "Senior",
    tone: "slow",
    characteristics: ["Easy"],
    pronunciation: standard,
    shape: espeak("gmw/de+m1", { size: 0.92, pitch: 36, stretch: 1.5 }),
  },
  {
    name: "Lukas",
    gender: "male",
    accents: ["Standard German", "Swiss"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Direct"],
    pronunciation: standard,
    shape: espeak("gmw/de+edward", { size: 0.98, pitch: 50, stretch: 1.2 }),
  },
];
