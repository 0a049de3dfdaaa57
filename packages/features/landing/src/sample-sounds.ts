import { type SampleAd, sampleAds } from "@earshot/contract/landing/samples.ts";

import brightside from "./sample-ads/brightside.mp3?url";
import coffee from "./sample-ads/coffee.mp3?url";
import fieldnote from "./sample-ads/fieldnote.mp3?url";
import harbor from "./sample-ads/harbor.mp3?url";
import kettle from "./sample-ads/kettle.mp3?url";
import lumen from "./sample-ads/lumen.mp3?url";
import figures from "./sample-ads/measured.json" with { type: "json" };
import mercato from "./sample-ads/mercato.mp3?url";
import orbit from "./sample-ads/orbit.mp3?url";

const addresses = { brightside, coffee, fieldnote, harbor, kettle, lumen, mercato, orbit };

/** A sample ad with the figures of its sound. */
export type SampleSound = SampleAd & {
  address: string;
  /** Measured length. */
  seconds: number;
  /** 200 values 0-255, measured. */
  peaks: readonly number[];
};

/** The sample ads as `npm run samples -w @earshot/tools` made them, in the order of the page. */
export const sampleSounds: readonly SampleSound[] = sampleAds.map((ad) => {
  const { durationMs, peaks } = figures[ad.id];
  return Object.assign({}, ad, {
    address: addresses[ad.id],
    seconds: durationMs / 1000,
    peaks: Array.from(atob(peaks), (character) => character.codePointAt(0) ?? 0),
  });
});

/** The ad that plays from the band below the hero. */
export const [leadSound] = sampleSounds as readonly [SampleSound, ...SampleSound[]];
