import type { AdOrder, Line } from "../ad-request.ts";
import { surroundings } from "../mix/mix-ad.ts";
import { hasBed } from "../script/length-window.ts";
import { withPauses } from "../script/write-lines.ts";
import { spokenSeconds } from "../voices/measured.ts";
import type { Cast } from "../voices/select-voices.ts";
import { deliveryOf } from "./delivery.ts";
import { mannerOf } from "./prosody.ts";

/**
 * How many seconds lines last as these voices say them, by their measured paces, pauses included.
 * @param rate 1 is the voices' own pace, 1.1 a tenth faster
 */
export function secondsOf(lines: readonly Line[], voices: Cast["voices"], rate = 1): number {
  return lines.reduce((sum, { spoken, voice, pauseAfterMs }, at) => {
    const pause = at < lines.length - 1 ? pauseAfterMs / 1000 : 0;
    return sum + spokenSeconds(spoken, (voices[voice] ?? voices[0]).id) / rate + pause;
  }, 0);
}

/** How many seconds the ad of an own script lasts, as it is to be said, with what stands around the voices. */
export function ownAdSeconds(
  order: Omit<AdOrder, "thirdPerson">,
  lines: readonly Line[],
  { language, voices }: Cast,
): number {
  const delivery = deliveryOf(order, language);
  const { leadMs, tailMs } = surroundings(hasBed(order.inputs));
  const said = secondsOf(withPauses(lines, delivery), voices, mannerOf(delivery).rate);
  return said + (leadMs + tailMs) / 1000;
}
