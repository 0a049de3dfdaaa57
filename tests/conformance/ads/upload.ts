import { rateLimits, uploadBytes } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { expect, test } from "vitest";

import { rejectsForeignOrigins } from "../bad-bodies.ts";
import { newClient } from "../clients.ts";
import { errorResponse, expectError } from "../error-response.ts";
import { identifiesGuests, newGuest } from "../guests.ts";
import { adsOf } from "../own-ads.ts";
import { projectsOf } from "../own-projects.ts";
import type { Person } from "../person.ts";
import { mp3Of, shortMp3, spokenAd, spokenBytes, wavOf } from "../sounds.ts";
import { requestUpload, upload, uploadForm } from "../uploads.ts";

const address = "/audiostack/upload-audio";
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A second of silence. */
const silentWav = wavOf(1).fill(0, 44);

/** Files that are named like audio but contain something else. */
const lies: [what: string, bytes: Uint8Array<ArrayBuffer>][] = [
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array(200).fill(7)])],
  ["a page", bytesOf("<!doctype html><script>alert(1)</script>".repeat(20))],
  ["a page behind an MP3's tag", bytesOf(`ID3\u0004\0\0\0\0\0\u0000${"<html>".repeat(50)}`)],
  ["a program", new Uint8Array([0x7f, 0x45, 0x4c, 0x46, ...Array(500).fill(1)])],
  ["the beginning of one MP3 frame", spokenBytes.slice(0, 40)],
];

export function uploadTests(newPerson: () => Person) {
  identifiesGuests(newPerson, "an upload", {
    method: "POST",
    address: () => address,
    sent: (id) => uploadForm({ guestId: id }),
    done: 201,
  });
  resultTests(newPerson);
  judgeTests(newPerson);
  bodyTests(newPerson);
  rejectsForeignOrigins(newPerson, "POST", address, uploadForm());
}

function resultTests(newPerson: () => Person) {
  test("creates a ready ad from an upload, with its measured duration, waveform and loudness", async () => {
    const person = newGuest(newPerson);
    const ad = await upload(person, { bytes: spokenBytes, name: "Coffee.mp3" });
    expect(ad).toMatchObject({
      product_name: "Coffee",
      source: "upload",
      state: "ready",
      script: null,
      shared: true,
      project_id: null,
      mime_type: "audio/mpeg",
      duration_ms: spokenAd.durationMs,
      product_length: spokenAd.durationMs / 1000,
      peaks: spokenAd.peaks,
      lines: [],
      outlet_warnings: [],
    });
    expect(ad.loudness_lufs).toBeCloseTo(spokenAd.loudnessLufs, 1);
    expect(await adsOf(person)).toEqual([ad]);
  });

  test("adds a client's upload to the first project, creating it if needed", async () => {
    const person = await newClient(newPerson);
    const { project_id } = await upload(person);
    expect(await projectsOf(person)).toMatchObject([{ id: project_id, name: projectCopy.first }]);
    expect((await upload(person, { projectId: "" })).project_id).toBe(project_id);
  });

  test("rejects an upload to another account's project", async () => {
    const [owner, other] = [await newClient(newPerson), await newClient(newPerson)];
    const { project_id } = await upload(owner);
    for (const [person, projectId] of [
      [other, project_id!],
      [other, "none"],
      [newGuest(newPerson), project_id!],
    ] as const) {
      expect(await requestUpload(person, { projectId })).toMatchObject({
        status: 404,
        body: { status: "error" },
      });
      expect(await adsOf(person)).toEqual([]);
    }
  });

  test.each([
    "<b>Sale<b> & co",
    "Robert'); DROP TABLE ads;--",
    "👩‍🎤 Ro\u0301bin 𝕏",
    "مخبز الياسمين \u202Eabc\u202C",
    "no ending",
    "photo.png",
  ])("uses the file name %j without its extension as the title", async (name) => {
    const person = newGuest(newPerson);
    expect((await upload(person, { name: `${name}.mp3` })).product_name).toBe(name);
    expect(await adsOf(person)).toMatchObject([{ product_name: name }]);
  });

  test("rejects an upload without an identity", async () => {
    await expectError(requestUpload(newPerson()), "identity_missing");
  });

  test("limits uploads per user", async () => {
    const person = newGuest(newPerson);
    for (let done = 0; done < rateLimits.uploads.most; done += 1) await upload(person);
    await expectError(requestUpload(person), "too_many_uploads");
    expect(await adsOf(person, "limit=50")).toHaveLength(rateLimits.uploads.most);
  }, 60_000);
}

function judgeTests(newPerson: () => Person) {
  test("accepts a 2 MB file, and rejects one that is a byte larger", async () => {
    const person = newGuest(newPerson);
    await upload(person, { bytes: mp3Of(uploadBytes) });
    const more = await requestUpload(person, { bytes: mp3Of(uploadBytes + 1) });
    expect(more).toMatchObject(errorResponse("file_too_large"));
    expect(await adsOf(person)).toHaveLength(1);
  }, 60_000);

  test("rejects an empty file with a specific error", async () => {
    const answer = await requestUpload(newGuest(newPerson), { bytes: new Uint8Array() });
    expect(answer).toMatchObject(errorResponse("file_empty"));
  });

  test.each(lies)("rejects %s that is named like an MP3", async (_what, bytes) => {
    const person = newGuest(newPerson);
    await expectError(requestUpload(person, { bytes }), "file_not_audio");
    expect(await adsOf(person)).toEqual([]);
  });

  test.each([
    [
      "a broken WAV",
      bytesOf(`RIFF\u0010\u0000\u0000\u0000WAVE${"junk".repeat(40)}`),
      errorResponse("file_damaged"),
    ],
    ["a silent WAV", silentWav, errorResponse("file_without_sound")],
    ["a WAV of no length", wavOf(0), errorResponse("file_without_sound")],
  ])("rejects %s with a specific error", async (_what, bytes, error) => {
    const person = newGuest(newPerson);
    expect(await requestUpload(person, { bytes, name: "spot.wav" })).toMatchObject(error);
    expect(await adsOf(person)).toEqual([]);
  });

  test("warns about properties that media outlets would reject", async () => {
    const person = newGuest(newPerson);
    const { outlet_warnings } = await upload(person, { bytes: wavOf(62), name: "spot.wav" });
    const codes = outlet_warnings.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["too_long", "telephone_quality"]));
    expect(outlet_warnings.map(({ message }) => message)).toContain(
      "It lasts 62 seconds. Most outlets take 60 at most.",
    );
    expect(await adsOf(person)).toMatchObject([{ outlet_warnings }]);
  });

  test.each([
    ["photo.png", "image/png", shortMp3],
    ["song.wav", "audio/wav", shortMp3],
    ["song", "", shortMp3],
    ["tone.wav", "audio/wav", wavOf(1)],
    ["tone.mp3", "audio/mpeg", wavOf(1)],
  ])("accepts audio named %s of type %j", async (name, type, bytes) => {
    expect(await upload(newGuest(newPerson), { name, type, bytes })).toMatchObject({ state: "ready" });
  });
}

function bodyTests(newPerson: () => Person) {
  test.each([
    ["no file", { multipart: { project_id: "" } }, 400],
    ["a text for a file", { multipart: { audio: "spring.mp3" } }, 400],
    [
      "what is no form",
      { raw: { type: "multipart/form-data; boundary=x", body: "nothing of the kind" } },
      400,
    ],
    ["a form without a boundary", { raw: { type: "multipart/form-data", body: "--x" } }, 400],
    ["an empty body", { raw: { type: "multipart/form-data; boundary=x", body: "" } }, 400],
    ["JSON", { json: { audio: "spring.mp3" } }, 415],
    ["a form of fields alone", { form: { audio: "spring.mp3" } }, 415],
    ["no content type", { raw: { type: null, body: "spring" } }, 415],
    ["10 MB", uploadForm({ bytes: mp3Of(10_000_000) }), 413],
  ] as const)("rejects an upload with %s", async (_what, sent, status) => {
    const person = newGuest(newPerson);
    expect(await person.fetch("POST", address, sent)).toMatchObject({
      status,
      body: { status: "error", message: expect.any(String) },
    });
    expect(await adsOf(person)).toEqual([]);
  });
}
