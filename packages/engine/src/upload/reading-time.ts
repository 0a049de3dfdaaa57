import { mostUploadSeconds } from "@earshot/contract/limits.ts";

/** Bytes per second at the lowest bitrate used for speech (20 kbit/s). */
const leastBytesPerSecond = 2500;

/** The maximum playing time in seconds for a file of this size. */
const plausibleSeconds = (bytes: number) => Math.min(mostUploadSeconds, bytes / leastBytesPerSecond);

/** The time limit for decoding AAC or WMA, in ms: an idle core needs less than a quarter of it for five minutes of audio. */
export const decodingLimitMs = 8000;

/**
 * The time limit for reading an upload, in ms: decoding, measuring and transcoding. Shorter than the minute that the
 * browser waits.
 */
export const readingLimitMs = (bytes: number) => 15_000 + 40 * plausibleSeconds(bytes);
