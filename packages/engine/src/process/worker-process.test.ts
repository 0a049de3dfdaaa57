import { fileURLToPath } from "node:url";

import { afterAll, expect, onTestFinished, test } from "vitest";

import { openWorkerProcess, WorkerProcessError } from "./worker-process.ts";

const file = fileURLToPath(new URL("./worker-process.child.ts", import.meta.url));
const worker = openWorkerProcess<{ text: string }, { process: number }>(file);
afterAll(() => worker.close());

const patient = 30_000;
const never = new AbortController().signal;
const request = (text: string, limitMs = patient, signal = never) =>
  worker.request({ text }, limitMs, signal);

test("keeps the process running between requests", async () => {
  const [one, other] = [await request("hello"), await request("hello again")];
  expect(other.process).toBe(one.process);
});

test("reports the process's start-up time to the request that started it", async () => {
  const newcomer = openWorkerProcess<{ text: string }, object>(file);
  onTestFinished(() => newcomer.close());
  const startups: number[] = [];
  const ask = () =>
    newcomer.request({ text: "hello" }, patient, never, undefined, (tookMs) => startups.push(tookMs));
  await ask();
  await ask();
  expect(startups).toEqual([expect.any(Number)]);
});

test("serializes concurrent requests", async () => {
  const results = await Promise.all(["one", "two", "three"].map((text) => request(text)));
  expect(new Set(results.map(({ process }) => process)).size).toBe(1);
});

test("rejects with the message of an error reply and keeps the process running", async () => {
  const { process } = await request("hello");
  await expect(request("fail")).rejects.toThrow("no such voice");
  expect((await request("hello")).process).toBe(process);
});

test("reports stderr when the process dies, and starts a new process", async () => {
  const { process } = await request("hello");
  const death = await request("die").catch((error: unknown) => error);
  expect(death).toBeInstanceOf(WorkerProcessError);
  expect(String(death)).toContain("out of memory, it seems");
  expect((await request("hello")).process).not.toBe(process);
});

test("kills a hung process and replaces it", async () => {
  const hung = await request("hello");
  await expect(request("hang", 300)).rejects.toThrow(WorkerProcessError);
  expect((await request("hello")).process).not.toBe(hung.process);
  await expect.poll(() => isAlive(hung.process), { timeout: patient }).toBe(false);
});

test("rejects when the file does not exist", async () => {
  const missing = openWorkerProcess<{ text: string }, object>(`${file}.nowhere`);
  await expect(missing.request({ text: "hello" }, patient, never)).rejects.toThrow(WorkerProcessError);
});

test("rejects immediately with the abort reason, then serves the next request", async () => {
  const abort = new AbortController();
  const running = request("hang", 600, abort.signal);
  const queued = request("hello", patient, abort.signal);
  abort.abort(new Error("cancelled"));
  await expect(running).rejects.toThrow("cancelled");
  await expect(queued).rejects.toThrow("cancelled");
  await expect(request("hello", patient, abort.signal)).rejects.toThrow("cancelled");
  expect((await request("hello")).process).toBeGreaterThan(0);
});

test("reports progress before the result", async () => {
  const reports: string[] = [];
  const reporting = openWorkerProcess<{ text: string }, object, string>(file);
  onTestFinished(() => reporting.close());
  await reporting.request({ text: "progress" }, patient, never, (progress) => reports.push(progress));
  expect(reports).toEqual(["one", "two"]);
});

test("killOnAbort kills the process when its request is aborted", async () => {
  const abort = new AbortController();
  const killed = openWorkerProcess<{ text: string }, { process: number }>(file, { killOnAbort: true });
  onTestFinished(() => killed.close());
  const { process } = await killed.request({ text: "hello" }, patient, never);
  const waiting = killed.request({ text: "hang" }, patient, abort.signal);
  setTimeout(() => abort.abort(new Error("cancelled")), 100);
  await expect(waiting).rejects.toThrow("cancelled");
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
  expect((await killed.request({ text: "hello" }, patient, never)).process).not.toBe(process);
});

test("killGroup also kills the worker's own child processes, even those in a busy loop", async () => {
  const leader = openWorkerProcess<{ text: string }, { process: number }>(file, { killGroup: true });
  const { process } = await leader.request({ text: "start" }, patient, never);
  expect(isAlive(process)).toBe(true);
  leader.close();
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
});

test("idleMs terminates an idle process; the next request starts another", async () => {
  const idle = openWorkerProcess<{ text: string }, { process: number }>(file, { idleMs: 100 });
  onTestFinished(() => idle.close());
  const { process } = await idle.request({ text: "hello" }, patient, never);
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
  expect((await idle.request({ text: "hello" }, patient, never)).process).not.toBe(process);
});

test("env replaces the process's environment", async () => {
  const bare = openWorkerProcess<{ text: string }, { path: string | undefined }>(file, {
    env: { PATH: "/none" },
  });
  onTestFinished(() => bare.close());
  expect((await bare.request({ text: "hello" }, patient, never)).path).toBe("/none");
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
