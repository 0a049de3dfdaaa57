import { expect, test } from "vitest";

import type { Person } from "./person.ts";

/**
 * Tests range and conditional requests for audio (RFC 9110, sections 13 and 14).
 *
 * @param addressOf creates the audio and returns its URL
 */
export function supportsRanges(
  newPerson: () => Person,
  what: string,
  addressOf: (person: Person) => Promise<string>,
) {
  async function fetchRange(headers: Record<string, string> = {}, method = "GET") {
    const person = newPerson();
    const address = await addressOf(person);
    const whole = await person.fetch("GET", address);
    return { whole, part: await person.fetch(method, address, { headers }) };
  }

  test(`serves ${what} in full, with headers for players and caches`, async () => {
    const { whole } = await fetchRange();
    expect(whole.status).toBe(200);
    expect(whole.bytes.length).toBeGreaterThan(1000);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": String(whole.bytes.length),
      "content-type": expect.stringMatching(/^audio\//),
      "cache-control": expect.any(String),
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
  });

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100-", 100, undefined],
    ["bytes=-100", -100, undefined],
    ["bytes=500-500", 500, 501],
    ["bytes=900-99999999", 900, undefined],
    ["bytes=0-", 0, undefined],
    ["bytes=-99999999", 0, undefined],
  ])(`${what}: returns the range %s`, async (range, start, end) => {
    const { whole, part } = await fetchRange({ Range: range });
    const wanted = whole.bytes.slice(start, end);
    const first = start < 0 ? whole.bytes.length + start : start;
    expect(part.status).toBe(206);
    expect(Buffer.compare(part.bytes, wanted)).toBe(0);
    expect(part.headers.get("Content-Length")).toBe(String(wanted.length));
    expect(part.headers.get("Content-Range")).toBe(
      `bytes ${first}-${first + wanted.length - 1}/${whole.bytes.length}`,
    );
    expect(part.headers.get("ETag")).toBe(whole.headers.get("ETag"));
  });

  test.each(["bytes=99999999-", "bytes=99999999-99999999", "bytes=-0"])(
    `${what}: rejects the range %s as outside the file`,
    async (range) => {
      const { whole, part } = await fetchRange({ Range: range });
      expect(part).toMatchObject({ status: 416, body: { message: expect.any(String) } });
      expect(part.headers.get("Content-Range")).toBe(`bytes */${whole.bytes.length}`);
    },
  );

  test.each(["bytes=9-5", "bytes=x", "bytes=", "items=0-5", "bytes=0-1,5-9"])(
    `${what}: returns the whole file for anything but a single range (%s)`,
    async (range) => {
      const { whole, part } = await fetchRange({ Range: range });
      expect([part.status, part.bytes.length]).toEqual([200, whole.bytes.length]);
    },
  );

  test(`responds with 304 for a cached ${what}`, async () => {
    const person = newPerson();
    const address = await addressOf(person);
    const etag = (await person.fetch("GET", address)).headers.get("ETag") ?? "";
    for (const known of [etag, `"other", ${etag}`, "*"]) {
      const again = await person.fetch("GET", address, { headers: { "If-None-Match": known } });
      expect([again.status, again.bytes.length, again.headers.get("ETag")]).toEqual([304, 0, etag]);
    }
    const other = await person.fetch("GET", address, { headers: { "If-None-Match": '"other"' } });
    expect(other.status).toBe(200);
    const part = await person.fetch("GET", address, { headers: { Range: "bytes=0-9", "If-Range": etag } });
    expect(part.status).toBe(206);
    const outdated = await person.fetch("GET", address, {
      headers: { Range: "bytes=0-9", "If-Range": '"other"' },
    });
    expect(outdated.status).toBe(200);
  });

  test(`responds to HEAD for ${what} without a body`, async () => {
    const { whole, part } = await fetchRange({}, "HEAD");
    expect([part.status, part.bytes.length]).toEqual([200, 0]);
    for (const name of ["Content-Length", "Content-Type", "ETag", "Accept-Ranges"]) {
      expect(part.headers.get(name), name).toBe(whole.headers.get(name));
    }
  });
}
