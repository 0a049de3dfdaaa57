import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const hindi: VoiceFacts<"Hindi">[] = [
  {
    name: "Anjali",
    gender: "female",
    accents: ["Standard Hindi"],
    age: "Young-Adult",
    tone: "fun",
    characteristics: ["Bright", "Warm"],
    shape: espeak("inc/hi+f2", { size: 1.05, pitch: 56, range: 60, stretch: 1.09 }),
  },
  {
    name: "Rohan",
    gender: "male",
    accents: ["Standard Hindi"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Full", "Direct"],
    shape: espeak("inc/hi+m3", { pitch: 48, stretch: 1.15 }),
  },
  {
    name: "Priya",
    gender: "female",
    accents: ["Standard Hindi"],
    age: "Middle-Aged",
    tone: "informative",
    characteristics: ["Steady", "Clear"],
    shape: espeak("inc/hi+f5", { pitch: 36, stretch: 1.15 }),
  },
  {
    name: "Vikram",
    gender: "male",
    accents: ["Standard Hindi"],
    age: "Senior",
    tone: "deep",
    characteristics: ["Resonant", "Slow"],
    shape: espeak("inc/hi+m1", { size: 0.9, pitch: 34, stretch: 1.32 }),
  },
];
