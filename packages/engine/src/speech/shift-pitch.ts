import type { Pcm } from "../dsp/pcm.ts";
import { speakWithPauses } from "./pauses.ts";
import type { Prosody } from "./speech-engine.ts";

/** Beyond this a recorded voice sounds like a toy. */
const maxSemitones = 2;
/** Sample rates are rounded to multiples of this, which need smaller resampling tables. In Hz. */
const sampleRateStep = 50;

/**
 * Speaks with the pauses and the pitch of the prosody, for engines that only have a pace.
 * @param speakPart synthesizes a part at this pace; 1 is the voice's own
 */
export async function speakWithPitch(
  spoken: string,
  prosody: Prosody,
  signal: AbortSignal,
  speakPart: (text: string, speed: number) => Promise<Pcm>,
): Promise<Pcm> {
  const higher = 2 ** (Math.max(-maxSemitones, Math.min(maxSemitones, prosody.semitones)) / 12);
  const pcm = await speakWithPauses(spoken, prosody, signal, (text) =>
    speakPart(text, prosody.rate / higher),
  );
  // Playing it at another sample rate raises the pitch and the pace; the pace was requested slower by as much.
  return { ...pcm, sampleRate: Math.round((pcm.sampleRate * higher) / sampleRateStep) * sampleRateStep };
}
