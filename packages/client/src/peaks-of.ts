import { outlineOf } from "./peaks-of/outline.ts";

/** A rate that every browser decodes to, in Hz: how high a sound is does not change its outline. */
const SAMPLE_RATE = 44_100;

/**
 * The loudest moments of a sound, decoded in this browser: for one whose peaks nobody sent along. It loads the sound whole, so
 * ask when it is first played, and draw a flat line until then.
 *
 * @returns 200 values 0 to 255, in the order of time
 * @throws where the sound can't be had or is none: then it stays a flat line
 */
export async function peaksOf(address: string, signal?: AbortSignal): Promise<number[]> {
  const response = await fetch(address, { credentials: "same-origin", ...(signal && { signal }) });
  if (!response.ok) throw new Error(`A sound to be drawn could not be had: ${response.status}`);
  return outlineOfBytes(await response.arrayBuffer());
}

/** The same of a file that the person chose: not by an address of its own, which the content policy would not let it be read by. */
export async function peaksOfFile(file: Blob): Promise<number[]> {
  return outlineOfBytes(await file.arrayBuffer());
}

async function outlineOfBytes(bytes: ArrayBuffer): Promise<number[]> {
  const decoder = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await decoder.decodeAudioData(bytes);
  return outlineOf(
    Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel)),
  );
}
