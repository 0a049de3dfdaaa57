import type { AdRequest } from "../ad-request.ts";
import { leadAndTail } from "../mix/ad-layout.ts";
import { type Line, linesOf, withPauses } from "../script/write-lines.ts";
import type { VoiceSelection } from "../voices/select-voices.ts";
import { spokenSeconds } from "../voices/spoken-seconds.ts";
import { hasMusic } from "./fit-length.ts";
import { splitAtPauses } from "./pauses.ts";
import { deliveryOf, prosodyOf } from "./prosody.ts";

/** The minimum length of a line in seconds: voices take 0.2 to 0.6 s even for a word of one or two letters. */
const leastLineSeconds = 0.25;

/** A phrase that ends with a punctuation mark takes 0.4 to 0.8 s with its pause, even if it is a short word. */
const leastPhraseSeconds = 0.5;

function leastSeconds(spoken: string): number {
  const ended = spoken.split(/[,;:.!?…、。，；：！？]/).slice(0, -1);
  const phrases = ended.filter((phrase) => /[\p{L}\p{N}]/u.test(phrase));
  return Math.max(leastLineSeconds, leastPhraseSeconds * phrases.length);
}

/**
 * Estimates the lines' length in seconds, including pauses, from the voices' measured paces.
 * @param rate 1 is the voices' own pace, 1.1 is 10 % faster
 */
export function estimateSeconds(
  lines: readonly Pick<Line, "spoken" | "voice" | "pauseAfterMs">[],
  voices: VoiceSelection["voices"],
  rate = 1,
): number {
  return lines.reduce((sum, { spoken, voice, pauseAfterMs }, at) => {
    const pause = at < lines.length - 1 ? pauseAfterMs / 1000 : 0;
    const seconds = spokenSeconds(spoken, (voices[voice] ?? voices[0]).id);
    return sum + Math.max(leastSeconds(spoken), seconds) / rate + pause;
  }, 0);
}

/**
 * Estimates the length in seconds of an ad with the user's own script, at the delivery's pace and including its
 * pauses, the lead and the tail; `parts` is the number of texts to be spoken: the lines, split at the pauses that the
 * delivery requests.
 */
export function estimateAd(
  request: Omit<AdRequest, "thirdPerson">,
  lines: readonly Line[],
  { language, voices }: VoiceSelection,
): { seconds: number; parts: number } {
  const delivery = deliveryOf(request, language);
  const { rate, pauses } = prosodyOf(delivery);
  const parts = withPauses(lines, delivery).flatMap((line) =>
    splitAtPauses(line.spoken, pauses).map(({ text, pauseMs }) => ({
      spoken: text,
      voice: line.voice,
      pauseAfterMs: pauseMs || line.pauseAfterMs,
    })),
  );
  const { leadMs, tailMs } = leadAndTail(hasMusic(request.inputs));
  const seconds = estimateSeconds(parts, voices, rate) + (leadMs + tailMs) / 1000;
  return { seconds, parts: parts.length };
}

/**
 * Estimates the speaking time in seconds of the text that a written ad must include, at the delivery's pace and
 * without pauses.
 */
export function estimateRequiredSeconds(
  request: Omit<AdRequest, "thirdPerson">,
  selection: VoiceSelection,
): number {
  const delivery = deliveryOf(request, selection.language);
  const texts = request.inputs.must_say.split("\n").filter((text) => /[\p{L}\p{N}]/u.test(text));
  const sentences = [...new Set(texts)].map((text) => ({ text, rank: 0 }));
  const { rate } = prosodyOf(delivery);
  return linesOf(sentences, { selection, delivery }).reduce(
    (sum, line) => sum + estimateSeconds([line], selection.voices, rate),
    0,
  );
}
