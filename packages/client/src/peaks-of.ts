import { outlineOf } from "./peaks-of/outline.ts";

/** Sample rate in Hz that every browser supports; pitch does not affect the outline. */
const SAMPLE_RATE = 44_100;

/**
 * Peaks of a sound, decoded in this browser, for a sound that came without them. Downloads the whole sound, so
 * call it when the sound is first played and draw a flat line until then.
 *
 * @returns 200 values 0 to 255, in the order of time
 * @throws if the sound can't be loaded or decoded: keep the flat line
 */
export async function peaksOf(address: string, signal?: AbortSignal): Promise<number[]> {
  const response = await fetch(address, { credentials: "same-origin", ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The sound to draw could not be loaded: status ${response.status}`);
  return outlineOfBytes(await response.arrayBuffer());
}

/** Peaks of a file that the person chose. Reads the file itself: the content policy blocks fetching a blob URL. */
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
