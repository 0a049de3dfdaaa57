import { readdirSync } from "node:fs";
import path from "node:path";

import { adCopy } from "@earshot/contract/ads/copy.ts";
import { generationErrorCopy } from "@earshot/contract/generation/error-copy.ts";
import { readAdInputs } from "@earshot/contract/generation/rules/ad-options.ts";
import { storageBytes } from "@earshot/contract/limits.ts";
import { WorkerProcessError, WorkerProcessHungError } from "@earshot/engine/process/worker-process.ts";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";

import type { Audio } from "../audio/open-audio.ts";
import type { ApiConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { ads, adVersions } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { shortAd, testAudio, untilAborted } from "../testing/audio.ts";
import { Browser } from "../testing/browser.ts";
import { newTestAd } from "../testing/rows.ts";
import { startTestApi } from "../testing/test-api.ts";
import { material } from "./create-ad.ts";

const guest = "Abcdefgh1234";
const form = { product_name: "Coffee & Co", prompt: "Fresh coffee by post.", tone: "calm" };
const patient = { timeout: 20_000 };

type Opened = { database: Database; storage: Storage };

async function start(audio: Audio, config: Partial<ApiConfig> = {}) {
  let opened: Opened | undefined;
  const server = await startTestApi({
    audio,
    jobPace: { poll: 0.5, retry: 0 },
    onOpen: (parts) => (opened = parts),
    ...config,
  });
  onTestFinished(() => server.stop());
  if (!opened) throw new Error("The server did not say what it opened.");
  const person = new Browser(server);
  const begin = async () => {
    const address = `/api/audioad/v2/generatewithaiscript?temp_user_id=${guest}`;
    const answer = await person.ask("POST", address, form);
    return { ...answer, uuid: (answer.body["audio"] as { uuid: string } | undefined)?.uuid ?? "" };
  };
  /** Polls until the ad is no longer in progress, and returns its response. */
  const untilOver = (uuid: string) =>
    vi.waitFor(async () => {
      const { body } = await person.ask("GET", `/api/audioad/v2/job/${uuid}`);
      expect(body["status"]).not.toBe("processing");
      return body as { status: string; message: string; audio: Record<string, unknown> };
    }, patient);
  return { ...opened, server, person, begin, untilOver };
}

/** Every file in storage, by key. */
const filesOf = (dataFolder: string) =>
  readdirSync(path.join(dataFolder, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mp3"),
  );

test("shows each stage and the result when polled on either route", async () => {
  const steps = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const { begin, person, untilOver } = await start(
    testAudio(async (_order, onProgress) => {
      for (const [at, stage] of (["writing", "speaking", "mixing"] as const).entries()) {
        onProgress({ stage });
        await steps[at]?.promise;
      }
      return shortAd();
    }),
  );
  const { uuid } = await begin();
  const ask = (address: string, json: object) => person.ask("POST", `/audiostack/${address}`, json);
  const seen = async () => {
    const job = await person.ask("GET", `/api/audioad/v2/job/${uuid}`);
    const spoken = await ask("getaudioformdata", { audioformId: `af_${uuid}` });
    const mixed = await ask("getpipeline", { pipelineId: `pl_${uuid}` });
    return [
      (job.body["audio"] as { pipeline_status: string }).pipeline_status,
      [spoken.body["message"], spoken.body["pipeline_status"]],
      [mixed.body["status"], mixed.body["pipeline_status"]],
    ];
  };
  for (const [at, [stage, message]] of [
    ["writing", "processing"],
    ["speaking", "processing"],
    ["mixing", "complete"],
  ].entries()) {
    await vi.waitFor(
      async () => expect(await seen()).toEqual([stage, [message, stage], ["processing", stage]]),
      patient,
    );
    steps[at]?.resolve();
  }
  expect(await untilOver(uuid)).toMatchObject({ status: "success", audio: { script: "Coffee is here." } });
  expect(await seen()).toEqual(["complete", ["complete", "complete"], ["complete", "complete"]]);
});

test("reports the script and the peaks so far, and clears both when the job restarts after its process died", async () => {
  const recorded = Array.from({ length: 200 }, (_, at) => (at < 80 ? 255 : 0));
  const dies = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  let tries = 0;
  const audio = testAudio(async (_order, onProgress) => {
    onProgress({ stage: "writing" });
    if ((tries += 1) === 2) return ends.promise.then(() => shortAd());
    onProgress({ stage: "speaking", script: "Coffee is here." });
    onProgress({ stage: "speaking", peaks: recorded });
    await dies.promise;
    throw new WorkerProcessError("it died");
  });
  const { begin, person, untilOver } = await start(audio);
  const { uuid } = await begin();
  const known = async () => {
    const { body } = await person.ask("GET", `/api/audioad/ads/${uuid}`);
    return [body["pipeline_status"], body["script"], body["peaks"]];
  };
  await vi.waitFor(
    async () => expect(await known()).toEqual(["speaking", "Coffee is here.", recorded]),
    patient,
  );
  dies.resolve();
  await vi.waitFor(async () => expect(await known()).toEqual(["writing", null, []]), patient);
  ends.resolve();
  expect((await untilOver(uuid)).status).toBe("success");
});

test("retries once after the process has died", async () => {
  let tries = 0;
  const audio = testAudio(async () => {
    if ((tries += 1) === 1) throw new WorkerProcessError("it died");
    return shortAd();
  });
  const { begin, untilOver } = await start(audio);
  expect((await untilOver((await begin()).uuid)).status).toBe("success");
  expect(tries).toBe(2);
});

test("does not retry after the process has hung", async () => {
  const audio = testAudio(() => Promise.reject(new WorkerProcessHungError("it took too long")));
  const { begin, untilOver } = await start(audio);
  expect((await untilOver((await begin()).uuid)).status).toBe("failed");
  expect(audio.orders).toHaveLength(1);
});

test("reports a failed ad on both routes without a retry, keeps its inputs, and leaves no file behind", async () => {
  const audio = testAudio(() => Promise.reject(new Error("no voice")));
  const { begin, untilOver, person, server } = await start(audio);
  const { uuid } = await begin();
  const message = generationErrorCopy.notMade;
  expect(await untilOver(uuid)).toMatchObject({
    status: "failed",
    message,
    audio: { state: "failed", state_message: message, filepath: null, pipeline_status: "failed" },
  });
  const spoken = await person.ask("POST", "/audiostack/getaudioformdata", { audioformId: `af_${uuid}` });
  expect(spoken.body).toEqual({ message: "failed", error: message, pipeline_status: "failed" });
  const mixed = await person.ask("POST", "/audiostack/getpipeline", { pipelineId: `pl_${uuid}` });
  expect(mixed.body).toEqual({ status: "failed", message, pipeline_status: "failed" });
  const { body } = await person.ask("GET", `/api/audioad/ads/${uuid}`);
  expect(body).toMatchObject({ inputs: { prompt: form.prompt, tone: "calm" } });
  expect(audio.orders).toHaveLength(1);
  expect(filesOf(server.dataFolder)).toEqual([]);
});

test("shows the reason for the renderer's rejection and does not retry", async () => {
  const audio = testAudio(() => Promise.resolve({ refusal: "This script would last 130 seconds." }));
  const { begin, untilOver } = await start(audio);
  expect((await untilOver((await begin()).uuid)).message).toBe("This script would last 130 seconds.");
  expect(audio.orders).toHaveLength(1);
});

test("finishes rendering a deleted ad, because killing the process would delay the next ad, and keeps no file", async () => {
  const writing = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  const finished = vi.fn();
  const audio = testAudio(async (_order, onProgress, signal) => {
    onProgress({ stage: "writing" });
    writing.resolve();
    await deleted.promise;
    onProgress({ stage: "speaking" });
    const ad = await shortAd();
    finished(signal.aborted);
    return ad;
  });
  const { begin, person, server, untilOver } = await start(audio);
  const { uuid } = await begin();
  await writing.promise;
  await person.ask("POST", "/audiostack/deleteuseraudio", { uuid });
  deleted.resolve();
  const next = await begin();
  expect((await untilOver(next.uuid)).status).toBe("success");
  expect(finished).toHaveBeenNthCalledWith(1, false);
  expect(filesOf(server.dataFolder)).toHaveLength(1);
});

test("deletes the file of an ad that was deleted while being stored", async () => {
  let uuid = "";
  const audio = testAudio(async () => {
    await person.ask("POST", "/audiostack/deleteuseraudio", { uuid });
    return shortAd();
  });
  const { begin, person, server, storage } = await start(audio);
  const put = vi.spyOn(storage, "put");
  const begun = await begin();
  uuid = begun.uuid;
  await vi.waitFor(() => expect(audio.orders).toHaveLength(1), patient);
  await vi.waitFor(() => expect(put.mock.results).toHaveLength(1), patient);
  await put.mock.results[0]?.value;
  await vi.waitFor(() => expect(filesOf(server.dataFolder)).toEqual([]), patient);
});

test("retries while the storage is down, and stores the ad once", async () => {
  const { begin, untilOver, server, storage } = await start(testAudio(() => shortAd()));
  const put = vi.spyOn(storage, "put").mockRejectedValueOnce(new Error("away"));
  expect((await untilOver((await begin()).uuid)).status).toBe("success");
  expect(put).toHaveBeenCalledTimes(2);
  expect(filesOf(server.dataFolder)).toHaveLength(1);
});

test("returns the ad to the queue on shutdown and renders it after the next start", async () => {
  const first = testAudio((_order, _onStage, signal) => untilAborted(signal));
  const { begin, server } = await start(first);
  const { uuid } = await begin();
  await vi.waitFor(() => expect(first.orders).toHaveLength(1), patient);
  await server.api.stop();
  const second = await start(
    testAudio(() => shortAd()),
    { dataFolder: server.dataFolder },
  );
  await second.person.ask("GET", `/audiostack/getuseraudios?temp_user_id=${guest}`);
  expect((await second.untilOver(uuid)).status).toBe("success");
});

test("renders ads and versions queued by an earlier release", async () => {
  const audio = testAudio(() => shortAd());
  const { database } = await start(audio);
  const inputs = readAdInputs({ adLength: 10 }, form.prompt, null, material);
  const ad = newTestAd({ title: "Ad", inputs });
  const ready = newTestAd({ title: "Version", state: "ready", stage: "complete", durationMs: 1000 });
  const version = { id: crypto.randomUUID(), adId: ready.id ?? "", number: 2, createdAt: ready.createdAt };
  await database.insert(ads).values([ad, ready]);
  await database
    .insert(adVersions)
    .values({ ...version, inputs, voices: [], state: "processing", stage: "waiting" });
  await database.execute(
    sql`insert into pgboss.job (name, data) values
      ('make-ad', jsonb_build_object('adId', ${ad.id}::text)),
      ('make-version', jsonb_build_object('adId', ${version.id}::text))`,
  );
  await vi.waitFor(() => expect(audio.orders).toHaveLength(2), patient);
  expect(audio.orders.map(({ title }) => title).toSorted()).toEqual(["Ad", "Version"]);
});

test("limits ads per hour and sends Retry-After", async () => {
  const { begin, untilOver } = await start(
    testAudio(() => shortAd()),
    { limits: { guestAds: { most: 1, within: 60_000 } } },
  );
  await untilOver((await begin()).uuid);
  const { status, body, headers } = await begin();
  expect([status, body["code"]]).toEqual([429, "too_many_ads"]);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("rejects an ad over the storage quota on both routes", async () => {
  const { begin, database, person } = await start(testAudio(() => shortAd()));
  const { body } = await begin();
  const [row] = await database.select({ guestKey: ads.guestKey }).from(ads);
  const full = { state: "ready", stage: "complete", bytes: storageBytes.guest - 700_000 } as const;
  await database.insert(ads).values(newTestAd({ guestKey: row?.guestKey, ...full }));
  expect(body["message"]).toBe(adCopy.state.processing);
  const other = { productName: "Coffee", productDescription: "Fresh coffee." };
  for (const answer of [await begin(), await person.ask("POST", "/audiostack/generateaudio", other)])
    expect([answer.status, answer.body["code"]]).toEqual([413, "storage_full"]);
});
