/** Bytes per second of the lowest bitrate that speech is uploaded in (20 kbit/s), and the longest upload in s. */
const leastBytesPerSecond = 2500;
const mostSeconds = 600;

/** Seconds that a file of so many bytes may play. */
const plausibleSeconds = (bytes: number) => Math.min(mostSeconds, bytes / leastBytesPerSecond);

/** Time limit for decoding AAC or WMA, in ms: an idle core takes under half of it for ten minutes of sound. */
export const decodingLimitMs = 8000;

/** Time limit for reading an upload, in ms: decoding, measuring and transcoding. Less than the minute that the browser waits. */
export const readingLimitMs = (bytes: number) => 20_000 + 60 * plausibleSeconds(bytes);
