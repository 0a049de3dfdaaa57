import type { Pcm } from "../dsp/pcm.ts";
import { joinParts, partsOf, scalePauses } from "./pauses.ts";
import { speakable } from "./speakable.ts";
import type { Manner } from "./speech-engine.ts";

/** For a text of which nothing can be said: 100 ms of silence. */
const nothingSaid: Pcm = { sampleRate: 44_100, channels: [new Float32Array(4410)] };

/**
 * Speaks a sentence with the pauses that a manner asks for: part by part where one has its own, the others longer or
 * shorter.
 * @param speak speaks one part in one go
 */
export async function speakInParts(
  spoken: string,
  { pauses, pauseScale }: Manner,
  signal: AbortSignal,
  speak: (part: string) => Promise<Pcm>,
): Promise<Pcm> {
  const text = speakable(spoken);
  if (text === "") return nothingSaid;
  const said: { pcm: Pcm; pauseMs: number }[] = [];
  for (const part of partsOf(text, pauses)) {
    signal.throwIfAborted();
    said.push({ pauseMs: part.pauseMs, pcm: scalePauses(await speak(part.text), pauseScale) });
  }
  signal.throwIfAborted();
  return joinParts(said);
}
