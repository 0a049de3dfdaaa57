import { outlineOf } from "./peaks-of/outline.ts";

/** A sample rate in Hz that every browser supports; the exact rate doesn't matter for the peaks. */
const SAMPLE_RATE = 44_100;

/**
 * Decodes a sound in the browser to get its peaks, for when the server sent none. Downloads the whole sound, so call
 * this on first play and draw a flat line until then.
 *
 * @returns 200 values 0 to 255, over time
 * @throws if the sound can't be loaded or decoded: keep the flat line in that case
 */
export async function peaksOf(address: string, signal?: AbortSignal): Promise<number[]> {
  const response = await fetch(address, { credentials: "same-origin", ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The sound to draw could not be loaded: status ${response.status}`);
  return outlineOfBytes(await response.arrayBuffer());
}

/**
 * Computes the peaks of a file that the user chose. Reads the file itself, because the content security policy blocks
 * fetching a blob URL.
 */
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
