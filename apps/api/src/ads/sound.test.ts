import { randomBytes } from "node:crypto";
import { readdirSync, readlinkSync } from "node:fs";
import { setImmediate } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { startFakeS3 } from "../testing/fake-s3.ts";
import { startTestServer, type TestPerson } from "../testing/test-server.ts";

/** More bytes than a stream reads at once. */
const sound = randomBytes(300_000);

/** How many of the process's open files have this key; works only on Linux. */
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
  const hear = (headers: object = {}) => server.hear(owner, address(), headers);

  test("is served in full or in part, with an ETag that doesn't reveal the file's key", async () => {
    const { response, status, bytes } = await hear();
    expect([status, bytes.equals(sound)]).toEqual([200, true]);
    expect(response.headers.get("ETag")).toMatch(/^"[\w-]{43}"$/);
    expect(response.headers.get("ETag")).not.toContain(ad.fileKey);
    const part = await hear({ Range: "bytes=0-65536" });
    expect([part.status, part.bytes.equals(sound.subarray(0, 65_537))]).toEqual([206, true]);
    const outside = await hear({ Range: "bytes=300000-" });
    expect([outside.status, outside.response.headers.get("Cache-Control")]).toEqual([416, "no-store"]);
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

  test("responds 404 before it is ready, and if its file is missing", async () => {
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

  test("responds 404 if it is deleted between look-up and read", async () => {
    const read = vi.spyOn(server.storage, "read").mockResolvedValueOnce(null);
    expect((await hear()).status).toBe(404);
    read.mockRestore();
  });

  test("is served to the end if it is deleted while streaming", async () => {
    const gone = await server.putAd(owner, {}, sound);
    const response = await server.fetch(owner, `/audiostack/audio/${gone.id}`);
    await server.ask(owner, "POST", "/audiostack/deleteuseraudio", { uuid: gone.id });
    await vi.waitFor(async () => expect(await server.storage.bytesOf(gone.fileKey)).toBeNull());
    expect(Buffer.from(await response.arrayBuffer()).equals(sound)).toBe(true);
  });

  if (place === "a folder")
    test.runIf(process.platform === "linux")("closes the file when the listener disconnects", async () => {
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
