import type { VoiceFacts } from "../catalogue-voice.ts";
import { espeak } from "./espeak.ts";

/** Mandarin and Cantonese; Taiwan gets mainland Mandarin, the only variety that the engine has. */
export const chinese: VoiceFacts<"Chinese">[] = [
  {
    name: "Mei",
    gender: "female",
    accents: ["Mandarin"],
    age: "Young-Adult",
    tone: "balanced",
    characteristics: ["Clear", "Friendly"],
    shape: espeak("sit/cmn+f2", { size: 1.02, pitch: 48, stretch: 0.98 }),
  },
  {
    name: "Jun",
    gender: "male",
    accents: ["Mandarin"],
    age: "Middle-Aged",
    tone: "informative",
    characteristics: ["Precise", "Calm"],
    shape: espeak("sit/cmn+m3", { pitch: 50, stretch: 0.98 }),
  },
  {
    name: "Xiulan",
    gender: "female",
    accents: ["Mandarin"],
    age: "Middle-Aged",
    tone: "storytelling",
    characteristics: ["Gentle", "Unhurried"],
    shape: espeak("sit/cmn+f3", { size: 0.95, pitch: 34, stretch: 1.14 }),
  },
  {
    name: "Yating",
    gender: "female",
    accents: ["Taiwanese"],
    age: "Young-Adult",
    tone: "fun",
    characteristics: ["Light"],
    pronunciation: "Mainland Mandarin pronunciation",
    shape: espeak("sit/cmn+f5", { size: 1.07, pitch: 60, stretch: 0.88 }),
  },
  {
    name: "Wing",
    gender: "female",
    accents: ["Cantonese"],
    age: "Middle-Aged",
    tone: "confident",
    characteristics: ["Crisp", "Clear"],
    shape: espeak("sit/yue+f2", { pitch: 66, stretch: 1.03 }),
  },
  {
    name: "Kafai",
    gender: "male",
    accents: ["Cantonese"],
    age: "Middle-Aged",
    tone: "steady",
    characteristics: ["Composed", "Dry"],
    shape: espeak("sit/yue+m3", { pitch: 62, stretch: 1.07 }),
  },
];
