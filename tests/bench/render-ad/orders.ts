import type { AdOrder } from "@earshot/api/engine/ad/ad-order.ts";

const inputs: AdOrder["inputs"] = {
  prompt: "",
  script_source: "ai",
  adLength: 30,
  language: "",
  accent: "",
  tone: "",
  mood: "",
  delivery_instructions: "",
  voice_ids: [],
  music_spec: {
    music_id: "trk_night_bus",
    fade_in_ms: 500,
    fade_out_ms: 1000,
    playback_start: 0,
    playback_end: 0,
    volume: 0.3,
  },
};

/** Ads of 30 s with music under them. */
export const orders = {
  English: {
    title: "Coffee & Co",
    thirdPerson: false,
    inputs: {
      ...inputs,
      voice_ids: ["vc_amelia", "vc_russell"],
      prompt:
        "We roast coffee beans every Tuesday in Leeds and post them the same day. A subscription is $19 a month, and the first bag is half price. Order at coffee.example.",
    },
  },
  Japanese: {
    title: "コーヒー社",
    thirdPerson: false,
    inputs: {
      ...inputs,
      language: "Japanese",
      prompt:
        "毎週火曜日にリーズでコーヒー豆を焙煎し、その日のうちに発送します。定期便は月19ドル、最初の一袋は半額です。ご注文は coffee.example まで。",
    },
  },
} satisfies Record<string, AdOrder>;
