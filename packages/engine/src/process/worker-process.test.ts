import { fileURLToPath } from "node:url";

import { afterAll, expect, onTestFinished, test } from "vitest";

import { keepProgram, ProgramGone } from "./worker-process.ts";

const file = fileURLToPath(new URL("./worker-process.child.ts", import.meta.url));
const kept = keepProgram<{ text: string }, { process: number }>(file);
afterAll(() => kept.close());

const patient = 30_000;
const never = new AbortController().signal;
const ask = (text: string, limitMs = patient, signal = never) => kept.ask({ text }, limitMs, signal);

test("it stays up between questions", async () => {
  const [one, other] = [await ask("hello"), await ask("hello again")];
  expect(other.process).toBe(one.process);
});

test("questions asked at once are answered one after the other", async () => {
  const answers = await Promise.all(["one", "two", "three"].map((text) => ask(text)));
  expect(new Set(answers.map(({ process }) => process)).size).toBe(1);
});

test("a refusal has its words, and the program stays", async () => {
  const { process } = await ask("hello");
  await expect(ask("refuse")).rejects.toThrow("no such voice");
  expect((await ask("hello")).process).toBe(process);
});

test("one that dies says what it complained of, and another takes its place", async () => {
  const { process } = await ask("hello");
  const death = await ask("die").catch((error: unknown) => error);
  expect(death).toBeInstanceOf(ProgramGone);
  expect(String(death)).toContain("out of memory, it seems");
  expect((await ask("hello")).process).not.toBe(process);
});

test("one that hangs is killed, and another takes its place", async () => {
  const hung = await ask("hello");
  await expect(ask("hang", 300)).rejects.toThrow(ProgramGone);
  expect((await ask("hello")).process).not.toBe(hung.process);
  await expect.poll(() => isAlive(hung.process), { timeout: patient }).toBe(false);
});

test("one that is not there is an error, not a crash", async () => {
  const missing = keepProgram<{ text: string }, object>(`${file}.nowhere`);
  await expect(missing.ask({ text: "hello" }, patient, never)).rejects.toThrow(ProgramGone);
});

test("who gives up hears so at once, and the next question is answered", async () => {
  const given = new AbortController();
  const waiting = ask("hang", 600, given.signal);
  const behind = ask("hello", patient, given.signal);
  given.abort(new Error("given up"));
  await expect(waiting).rejects.toThrow("given up");
  await expect(behind).rejects.toThrow("given up");
  await expect(ask("hello", patient, given.signal)).rejects.toThrow("given up");
  expect((await ask("hello")).process).toBeGreaterThan(0);
});

test("how far it is, is told before the answer", async () => {
  const notes: string[] = [];
  const noting = keepProgram<{ text: string }, object, string>(file);
  onTestFinished(() => noting.close());
  await noting.ask({ text: "notes" }, patient, never, (note) => notes.push(note));
  expect(notes).toEqual(["one", "two"]);
});

test("where that is wished, one whose question is given up is killed", async () => {
  const given = new AbortController();
  const killed = keepProgram<{ text: string }, { process: number }>(file, { isEndedByAbort: true });
  onTestFinished(() => killed.close());
  const { process } = await killed.ask({ text: "hello" }, patient, never);
  const waiting = killed.ask({ text: "hang" }, patient, given.signal);
  setTimeout(() => given.abort(new Error("given up")), 100);
  await expect(waiting).rejects.toThrow("given up");
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
  expect((await killed.ask({ text: "hello" }, patient, never)).process).not.toBe(process);
});

test("with one that starts programs of its own, those are killed, however busy they are", async () => {
  const leader = keepProgram<{ text: string }, { process: number }>(file, { isLeader: true });
  const { process } = await leader.ask({ text: "start" }, patient, never);
  expect(isAlive(process)).toBe(true);
  leader.close();
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
});

test("one that nobody asks ends, and comes back for the next question", async () => {
  const idle = keepProgram<{ text: string }, { process: number }>(file, { idleMs: 100 });
  onTestFinished(() => idle.close());
  const { process } = await idle.ask({ text: "hello" }, patient, never);
  await expect.poll(() => isAlive(process), { timeout: patient }).toBe(false);
  expect((await idle.ask({ text: "hello" }, patient, never)).process).not.toBe(process);
});

test("its environment is the one that is given", async () => {
  const bare = keepProgram<{ text: string }, { path: string | undefined }>(file, { env: { PATH: "/none" } });
  onTestFinished(() => bare.close());
  expect((await bare.ask({ text: "hello" }, patient, never)).path).toBe("/none");
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
