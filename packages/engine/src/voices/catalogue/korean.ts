import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

export const korean: VoiceFacts<"Korean">[] = [
  {
    name: "Jiwoo",
    gender: "female",
    accents: ["Seoul"],
    age: "Young-Adult",
    tone: "upbeat",
    characteristics: ["Fresh", "Bright"],
    shape: espeak("ko+f2", { size: 1.04, pitch: 56, range: 60, stretch: 0.95 }),
  },
  {
    name: "Minho",
    gender: "male",
    accents: ["Seoul"],
    age: "Middle-Aged",
    tone: "low pitched",
    characteristics: ["Gentle", "Low"],
    shape: espeak("ko+m3", { size: 0.92, pitch: 40, stretch: 1.04 }),
  },
  {
    name: "Seoyeon",
    gender: "female",
    accents: ["Seoul"],
    age: "Middle-Aged",
    tone: "formal",
    characteristics: ["Polished", "Calm"],
    shape: espeak("ko+f5", { pitch: 36, range: 45, stretch: 1.08 }),
  },
  {
    name: "Hyunwoo",
    gender: "male",
    accents: ["Seoul"],
    age: "Young-Adult",
    tone: "confident",
    characteristics: ["Direct", "Clear"],
    shape: espeak("ko+m7", { size: 1.04, pitch: 58, stretch: 0.93 }),
  },
];
