import type { AdRequest } from "@earshot/engine/ad-request.ts";
import { adRequestOf } from "@earshot/engine/testing/test-studio.ts";

const choices = {
  adLength: 30,
  music: { music_id: "trk_night_bus", fade_in_ms: 500, fade_out_ms: 1000 },
};

/** 30-second ads with music. */
export const orders = {
  English: adRequestOf({ ...choices, voice_ids: ["vc_amelia", "vc_russell"] }),
  Japanese: adRequestOf({
    ...choices,
    title: "コーヒー社",
    language: "Japanese",
    prompt:
      "毎週火曜日にリーズでコーヒー豆を焙煎し、その日のうちに発送します。定期便は月19ドル、最初の一袋は半額です。ご注文は coffee.example まで。",
  }),
} satisfies Record<string, AdRequest>;
