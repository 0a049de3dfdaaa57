import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { errorOf } from "@earshot/contract/errors.ts";
import { storageBytes, uploadBytes } from "@earshot/contract/limits.ts";
import { durationMs } from "@earshot/engine/dsp/pcm.ts";
import { decodeAudio } from "@earshot/engine/formats/decode-audio.ts";
import { writeWav } from "@earshot/engine/formats/wav.ts";
import { sine } from "@earshot/engine/testing/sine.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import type { ApiConfig } from "../config.ts";
import { ads } from "../database/schema.ts";
import { fingerprint } from "../fingerprint.ts";
import { engines } from "../testing/databases.ts";
import { startPostgres } from "../testing/postgres.ts";
import { newTestAd } from "../testing/rows.ts";
import { startTestApi, sendTo } from "../testing/test-api.ts";

type Opened = Parameters<NonNullable<ApiConfig["onOpen"]>>[0];

const { resolve } = createRequire(import.meta.url);
const foreign = (name: string) =>
  new Uint8Array(readFileSync(resolve(`@earshot/gpl-audio/fixtures/${name}`)));
const address = "http://localhost/audiostack/upload-audio";
const boundary = "----test";

const wav = writeWav({
  sampleRate: 8000,
  channels: [sine({ frequency: 440, dbfs: -6, seconds: 1, sampleRate: 8000 })],
});
/** A valid 8-bit WAV at 8,000 Hz that is `size` bytes long. */
function wavOf(size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size).fill(128);
  whole.set(wav.subarray(0, 44));
  const view = new DataView(whole.buffer);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(4, size - 8, true);
  view.setUint32(40, size - 44, true);
  for (let at = 44; at < size; at += 2) whole[at] = 200;
  return whole;
}

const opening = (name: string) =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="${name}"\r\nContent-Type: audio/mpeg\r\n\r\n`,
  );
const closing = Buffer.from(`\r\n--${boundary}--\r\n`);

const newGuest = () => crypto.randomUUID().replaceAll("-", "").slice(0, 12);
const headersOf = (guest: string) => ({
  Cookie: `temp_user_id=${guest}`,
  "Content-Type": `multipart/form-data; boundary=${boundary}`,
});
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe.each(engines)("uploads, on %s", (engine) => {
  let server: Awaited<ReturnType<typeof startTestApi>>;
  let postgres: Awaited<ReturnType<typeof startPostgres>> | null = null;
  let opened: Opened;
  beforeAll(async () => {
    postgres = engine === "PostgreSQL" ? await startPostgres() : null;
    server = await startTestApi({
      databaseUrl: await postgres?.newDatabase(),
      onOpen: (found) => (opened = found),
    });
  });
  afterAll(() => server.stop().then(() => postgres?.stop()));

  async function send(guest: string, body: Uint8Array<ArrayBuffer> | ReadableStream, signal?: AbortSignal) {
    const request = new Request(address, {
      method: "POST",
      headers: headersOf(guest),
      body,
      ...(body instanceof ReadableStream && { duplex: "half" }),
      ...(signal && { signal }),
    });
    const response = await sendTo(server.api, request);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text || "{}") as Record<string, unknown> };
  }
  const upload = (guest: string, bytes: Uint8Array, name = "spring.mp3") =>
    send(guest, Buffer.concat([opening(name), bytes, closing]));

  const rowsOf = (guest: string) =>
    opened.database
      .select()
      .from(ads)
      .where(eq(ads.guestKey, fingerprint(guest)));
  const keys = async () => (await Array.fromAsync(opened.storage.list())).map(({ key }) => key).toSorted();
  async function leavesNothing(does: () => Promise<unknown>, guest: string) {
    const before = await keys();
    await does();
    expect(await rowsOf(guest)).toEqual([]);
    await vi.waitFor(async () => expect(await keys()).toEqual(before));
  }
  async function hear(guest: string, ad: { filepath: string }) {
    const url = new URL(ad.filepath, address);
    const response = await sendTo(server.api, new Request(url, { headers: headersOf(guest) }));
    return {
      type: response.headers.get("Content-Type"),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  }
  const adIn = ({ status, body }: Awaited<ReturnType<typeof send>>) => {
    expect([status, body]).toEqual([201, expect.objectContaining({ status: "success" })]);
    return body["audio"] as { uuid: string; filepath: string; duration_ms: number; mime_type: string };
  };

  test("stores and plays a WAV unchanged", async () => {
    const guest = newGuest();
    const ad = adIn(await upload(guest, wav, "spring.wma"));
    expect([ad.duration_ms, ad.mime_type]).toEqual([1000, "audio/wav"]);
    const sound = await hear(guest, ad);
    expect([sound.type, hashOf(sound.bytes)]).toEqual(["audio/wav", hashOf(wav)]);
    expect(await rowsOf(guest)).toMatchObject([
      { fileKey: expect.stringMatching(/^uploads\/.*\.wav$/), originalKey: null, bytes: wav.length },
    ]);
  });

  test.each(["tone.aac", "tone.m4a", "tone.wma"])(
    "stores %s unchanged, plays it as an MP3, and deletes both with the ad",
    async (name) => {
      const guest = newGuest();
      const before = await keys();
      const sent = foreign(name);
      const ad = adIn(await upload(guest, sent, name));
      const sound = await hear(guest, ad);
      expect([sound.type, ad.mime_type]).toEqual(["audio/mpeg", "audio/mpeg"]);
      expect(durationMs(await decodeAudio(sound.bytes))).toBe(ad.duration_ms);
      expect(ad.duration_ms).toBeGreaterThan(1990);
      expect(ad.duration_ms).toBeLessThan(2090);
      const [row] = await rowsOf(guest);
      const original = await Array.fromAsync((await opened.storage.read(row!.originalKey!))!);
      expect(hashOf(Buffer.concat(original as Buffer[]))).toBe(hashOf(sent));
      expect(row!.bytes).toBe(sent.length + sound.bytes.length);
      await server.ask("POST", "/audiostack/deleteuseraudio", {
        json: { uuid: ad.uuid },
        headers: { Cookie: `temp_user_id=${guest}` },
      });
      await vi.waitFor(async () => expect(await keys()).toEqual(before));
    },
  );

  test("stops reading an endless file at the limit", async () => {
    const guest = newGuest();
    let read = 0;
    const endless = new ReadableStream(
      {
        pull(controller) {
          const part = read === 0 ? opening("endless.mp3") : new Uint8Array(64 * 1024);
          read += part.length;
          controller.enqueue(new Uint8Array(part));
        },
      },
      { highWaterMark: 0 },
    );
    await leavesNothing(async () => {
      expect(await send(guest, endless)).toMatchObject({
        status: 413,
        body: { code: "too_large" },
      });
    }, guest);
    expect(read).toBeLessThan(uploadBytes + 5 * 64 * 1024);
  });

  test("stores nothing from an interrupted upload", async () => {
    const guest = newGuest();
    const breaking = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(Buffer.concat([opening("a.wav"), wav]))),
      pull: (controller) => controller.error(new Error("The connection broke.")),
    });
    await leavesNothing(async () => {
      expect(await send(guest, breaking)).toMatchObject({ status: 400, body: { status: "error" } });
    }, guest);
  });

  test("stores nothing from an aborted upload", async () => {
    const guest = newGuest();
    const given = new AbortController();
    await leavesNothing(async () => {
      const sending = send(
        guest,
        Buffer.concat([opening("a.aac"), foreign("tone.aac"), closing]),
        given.signal,
      );
      setTimeout(() => given.abort(), 30);
      expect(await sending).toMatchObject({ status: 499 });
    }, guest);
  });

  test("deletes the first file when storing the second fails", async () => {
    const guest = newGuest();
    await leavesNothing(async () => {
      const put = opened.storage.put.bind(opened.storage);
      const failing = vi
        .spyOn(opened.storage, "put")
        .mockImplementationOnce(put)
        .mockRejectedValueOnce(new Error("The disk is full."));
      expect(await upload(guest, foreign("tone.wma"))).toMatchObject({
        status: 500,
        body: { status: "error", ...errorOf("internal_error") },
      });
      expect(failing).toHaveBeenCalledTimes(2);
      failing.mockRestore();
    }, guest);
  });

  test("counts transcoded files against the quota", async () => {
    const guest = newGuest();
    const guestKey = fingerprint(guest);
    const left = 40_000;
    const full = newTestAd({ guestKey, bytes: storageBytes.guest - left });
    await opened.database.insert(ads).values(full);
    const before = await keys();
    const refused = { status: 413, body: { status: "error", ...errorOf("storage_full") } };
    expect(await upload(guest, wavOf(left + 1))).toMatchObject(refused);
    // The 17 kB upload alone would fit into the quota, but not together with the 50 kB of its MP3.
    expect(await upload(guest, foreign("tone.wma"))).toMatchObject(refused);
    await vi.waitFor(async () => expect(await keys()).toEqual(before));
    adIn(await upload(guest, wavOf(left)));
    expect(await rowsOf(guest)).toHaveLength(2);
  });

  test.each([
    ["spring.mp3\0", "spring"],
    [`${"x".repeat(254)}👀.mp3`, `${"x".repeat(254)}\uFFFD`],
    ["   ", "Audio_Ad"],
  ])("accepts a file called %j", async (name, title) => {
    const guest = newGuest();
    adIn(await upload(guest, wav, name));
    expect(await rowsOf(guest)).toMatchObject([{ title }]);
  });
});
