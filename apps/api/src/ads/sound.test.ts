import { randomBytes } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { startFakeS3 } from "../testing/fake-s3.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";

/** More than a stream reads at once. */
const sound = randomBytes(300_000);

/** How many files with this key the process has open: Linux alone tells. */
function openFiles(key: string): number {
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(key);
    } catch {
      return false;
    }
  }).length;
}

const places = [
  ["PGlite", "a folder"],
  ["PostgreSQL", "a bucket"],
] as const;

describe.each(places)("an ad's audio, on %s and in %s", (engine, place) => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let s3: Awaited<ReturnType<typeof startFakeS3>> | null = null;
  let owner: TestPerson;
  let ad: Awaited<ReturnType<typeof server.putAd>>;
  beforeAll(async () => {
    s3 = place === "a bucket" ? await startFakeS3() : null;
    server = await startTestServer(engine, { bucket: s3?.bucket });
    owner = server.newGuest();
    ad = await server.putAd(owner, {}, sound);
  });
  afterAll(() => server.stop().then(() => s3?.stop()));

  const address = () => `/audiostack/audio/${ad.id}`;
  const hear = (headers: object = {}, method = "GET") => server.hear(owner, address(), headers, method);

  test("is served whole with its metadata", async () => {
    const { response, status, bytes } = await hear();
    expect([status, bytes.equals(sound)]).toEqual([200, true]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "300000",
      "accept-ranges": "bytes",
      "cache-control": "private, max-age=31536000, immutable",
    });
    expect(response.headers.get("ETag")).toMatch(/^"[\w-]{43}"$/);
    expect(response.headers.get("ETag")).not.toContain(ad.fileKey);
  });

  test.each([
    ["bytes=0-0", 0, 1],
    ["bytes=0-65536", 0, 65_537],
    ["bytes=200000-", 200_000, 300_000],
    ["bytes=299999-", 299_999, 300_000],
    ["bytes=-1", 299_999, 300_000],
    ["bytes=-400000", 0, 300_000],
    ["bytes=100000-900000", 100_000, 300_000],
  ])("is served in the range %s", async (Range, start, end) => {
    const { response, status, bytes } = await hear({ Range });
    expect([status, bytes.equals(sound.subarray(start, end))]).toEqual([206, true]);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end - 1}/300000`);
    expect(response.headers.get("Content-Length")).toBe(String(end - start));
  });

  test.each(["bytes=300000-", "bytes=300000-300001", "bytes=-0"])(
    "answers 416 for %s, uncached",
    async (Range) => {
      const { response, status, bytes } = await hear({ Range });
      expect([status, JSON.parse(bytes.toString())]).toEqual([
        416,
        expect.objectContaining({ success: false }),
      ]);
      expect(response.headers.get("Content-Range")).toBe("bytes */300000");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  test("sends no body for a known ETag or HEAD", async () => {
    const etag = (await hear()).response.headers.get("ETag") ?? "";
    for (const known of [etag, `W/${etag}`, `"a", ${etag}`, "*"]) {
      const { response, status, bytes } = await hear({ "If-None-Match": known, Range: "bytes=0-9" });
      expect([status, bytes.length, response.headers.get("ETag")]).toEqual([304, 0, etag]);
    }
    expect((await hear({ "If-None-Match": '"a"' })).status).toBe(200);
    expect((await hear({ "If-Range": etag, Range: "bytes=0-9" })).status).toBe(206);
    expect((await hear({ "If-Range": '"a"', Range: "bytes=0-9" })).bytes.equals(sound)).toBe(true);
    const { response, status, bytes } = await hear({ Range: "bytes=0-9" }, "HEAD");
    expect([status, bytes.length, response.headers.get("Content-Length")]).toEqual([200, 0, "300000"]);
  });

  test("has its own ETag for each ad", async () => {
    const other = await server.putAd(owner, {}, sound);
    const tags = await Promise.all(
      [ad, other].map(async ({ id }) =>
        (await server.hear(owner, `/audiostack/audio/${id}`)).response.headers.get("ETag"),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  test("is 404 before it is ready, and without its file", async () => {
    const made = await server.putAd(owner, { state: "processing", stage: "mixing" });
    const lost = await server.putAd(owner);
    await server.storage.remove(lost.fileKey);
    for (const { id } of [made, lost]) {
      const { status, bytes } = await server.hear(owner, `/audiostack/audio/${id}`);
      expect([status, JSON.parse(bytes.toString())]).toEqual([
        404,
        expect.objectContaining({ success: false }),
      ]);
      expect((await server.hear(owner, `/audiostack/audio/${id}`, {}, "HEAD")).status).toBe(404);
    }
  });

  test("is 404 if deleted between look-up and read", async () => {
    const read = vi.spyOn(server.storage, "read").mockResolvedValueOnce(null);
    expect((await hear()).status).toBe(404);
    read.mockRestore();
  });

  test("is served to the end if deleted while streaming", async () => {
    const gone = await server.putAd(owner, {}, sound);
    const response = await server.fetch(owner, `/audiostack/audio/${gone.id}`);
    await server.ask(owner, "POST", "/audiostack/deleteuseraudio", { uuid: gone.id });
    await vi.waitFor(async () => expect(await server.storage.bytesOf(gone.fileKey)).toBeNull());
    expect(Buffer.from(await response.arrayBuffer()).equals(sound)).toBe(true);
  });

  if (place === "a folder")
    test.runIf(process.platform === "linux")("keeps no file open for who goes away", async () => {
      for (const isBegun of [false, true]) {
        const { body } = await server.fetch(owner, address());
        const reader = body!.getReader();
        if (isBegun) await reader.read();
        expect(openFiles(ad.fileKey)).toBe(1);
        await reader.cancel();
        await setImmediate();
        await vi.waitFor(() => expect(openFiles(ad.fileKey)).toBe(0));
      }
    });
});
