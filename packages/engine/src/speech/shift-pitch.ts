import type { Pcm } from "../dsp/pcm.ts";
import { speakWithPauses } from "./pauses.ts";
import type { Prosody } from "./speech-engine.ts";

/** The largest pitch shift in semitones. Beyond it, a recorded voice sounds like a toy. */
const maxSemitones = 2;
/** Sample rates in Hz are rounded to multiples of this, which keeps resampling tables small. */
const sampleRateStep = 50;

/**
 * Speaks with the prosody's pauses and pitch, for engines that can only set a pace.
 * @param speakPart synthesizes a part at the given pace; 1 is the voice's own
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
  // Playback at another sample rate raises both pitch and pace, so a correspondingly slower pace was requested.
  return { ...pcm, sampleRate: Math.round((pcm.sampleRate * higher) / sampleRateStep) * sampleRateStep };
}
