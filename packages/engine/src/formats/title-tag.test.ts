import { expect, test } from "vitest";

import { noise } from "../dsp/noise.ts";
import { decodeAudio } from "./decode-audio.ts";
import { encodeMp3 } from "./encode-mp3.ts";
import { withTitle } from "./title-tag.ts";

const sampleRate = 44_100;
const mp3 = await encodeMp3({ sampleRate, channels: [noise(sampleRate / 2, 1)] }, 128);

/** Reads the first text frame, independently of the implementation. */
function titleIn(bytes: Uint8Array): { title: string; tagLength: number } {
  const tag = Buffer.from(bytes);
  expect(tag.toString("latin1", 0, 3)).toBe("ID3");
  const [a, b, c, d] = tag.subarray(6, 10) as unknown as [number, number, number, number];
  const tagLength = 10 + (a << 21) + (b << 14) + (c << 7) + d;
  expect(tag.toString("latin1", 10, 14)).toBe("TIT2");
  const length = tag.readUInt32BE(14);
  expect([...tag.subarray(20, 23)]).toEqual([1, 0xff, 0xfe]);
  return { title: tag.toString("utf16le", 23, 20 + length), tagLength };
}

test.each(["Coffee & Co", "青木茶舗 ☕", "مخبز الياسمين", "x".repeat(200), "half \uD83D of a sign"])(
  "tags the file with the title %j",
  (title) => {
    const tagged = withTitle(mp3, title);
    const found = titleIn(tagged);
    expect(found.title).toBe(title.toWellFormed());
    expect(Buffer.from(tagged.subarray(found.tagLength)).equals(mp3)).toBe(true);
  },
);

test("leaves the decoded audio unchanged", async () => {
  const [plain, tagged] = [await decodeAudio(mp3), await decodeAudio(withTitle(mp3, "Coffee & Co"))];
  expect(tagged.channels[0]).toEqual(plain.channels[0]);
});
