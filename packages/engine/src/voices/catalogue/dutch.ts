import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

const netherlands = "Pronunciation of the Netherlands";

/** Flemish voices use the pronunciation of the Netherlands, because the engine lacks Flemish. */
export const dutch: VoiceFacts<"Dutch">[] = [
  {
    name: "Sanne",
    gender: "female",
    accents: ["Netherlands"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Down to earth", "Clear"],
    shape: espeak("gmw/nl+f2", { pitch: 42, stretch: 1.15 }),
  },
  {
    name: "Daan",
    gender: "male",
    accents: ["Netherlands"],
    age: "Young-Adult",
    tone: "energetic",
    characteristics: ["Quick", "Bright"],
    shape: espeak("gmw/nl+m3", { size: 1.05, pitch: 60, range: 60, stretch: 1.03 }),
  },
  {
    name: "Lotte",
    gender: "female",
    accents: ["Flemish"],
    age: "Young-Adult",
    tone: "fun",
    characteristics: ["Light"],
    pronunciation: netherlands,
    shape: espeak("gmw/nl+f5", { size: 1.05, pitch: 56, range: 60, stretch: 1.09 }),
  },
  {
    name: "Pieter",
    gender: "male",
    accents: ["Flemish"],
    age: "Middle-Aged",
    tone: "calm",
    characteristics: ["Quiet"],
    pronunciation: netherlands,
    shape: espeak("gmw/nl+edward", { size: 0.96, pitch: 46, range: 42, stretch: 1.26 }),
  },
  {
    name: "Willem",
    gender: "male",
    accents: ["Netherlands"],
    age: "Senior",
    tone: "low pitched",
    characteristics: ["Full", "Weathered"],
    shape: espeak("gmw/nl+m1", { size: 0.9, pitch: 36, stretch: 1.29 }),
  },
];
