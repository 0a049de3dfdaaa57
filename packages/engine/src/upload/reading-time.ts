/** Bytes per second at the lowest bitrate used for speech (20 kbit/s), and the longest upload in s. */
const leastBytesPerSecond = 2500;
const mostSeconds = 600;

/** The maximum playing time in seconds for a file of this size. */
const plausibleSeconds = (bytes: number) => Math.min(mostSeconds, bytes / leastBytesPerSecond);

/** The time limit for decoding AAC or WMA, in ms: an idle core needs less than half of it for ten minutes of audio. */
export const decodingLimitMs = 8000;

/**
 * The time limit for reading an upload, in ms: decoding, measuring and transcoding. Shorter than the minute that the
 * browser waits.
 */
export const readingLimitMs = (bytes: number) => 20_000 + 60 * plausibleSeconds(bytes);
