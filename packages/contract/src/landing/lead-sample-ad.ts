import type { SampleAd } from "./sample-ads.ts";

/** The sample ad in the player below the hero, and in a studio without ads. Like the others, it is invented. */
export const leadSampleAd = {
  id: "coffee",
  brand: "Coffee & Co",
  occasion: "By post",
  voices: ["Russell"],
  track: "trk_night_bus",
  lines: [
    { text: "Six forty. The kettle is on, and the coffee is gone." },
    { text: "Coffee & Co roasts on Tuesday, and posts it that afternoon." },
    { text: "So the bag is at your door before the jar is empty." },
    { text: "The first one is half price, at coffee.example." },
  ],
} as const satisfies SampleAd;
