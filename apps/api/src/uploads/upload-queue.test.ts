import { expect, test } from "vitest";

import { createUploadQueue } from "./upload-queue.ts";

const settled = () => new Promise((settle) => setTimeout(settle));

/**
 * A queue, with functions that send an upload and finish it by name; `begun` lists the uploads in the order in which
 * they started.
 */
function newQueue(startupMs = 0) {
  let ms = 0;
  const queue = createUploadQueue(() => ms);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const send = (name: string, ...keys: string[]) =>
    queue.run({ keys, isSlow: name.startsWith("slow file") }, async (onStarted) => {
      begun.push(name);
      onStarted(startupMs);
      await new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string, tookMs = 100) => {
    ms += tookMs;
    ends.get(name)!();
    await settled();
  };
  return { queue, send, begun, end };
}

test("reads two uploads at a time, but only one per owner or IP address", async () => {
  const { send, begun, end } = newQueue();
  const all = [
    send("a1", "a", "1"),
    send("a2", "a", "2"),
    send("b1", "b", "1"),
    send("c3", "c", "3"),
    send("d4", "d", "4"),
  ];
  await settled();
  expect(begun).toEqual(["a1", "c3"]);
  await end("a1");
  expect(begun).toEqual(["a1", "c3", "d4"]);
  for (const name of ["c3", "d4", "a2", "b1"]) await end(name);
  await Promise.all(all);
});

test("prefers the sender whose uploads took the least time, and continues after an error", async () => {
  const { queue, send, begun, end } = newQueue();
  const many = [1, 2, 3].map((number) => send(`many ${number}`, "many", "m"));
  const failing = queue.run({ keys: ["other", "o"], isSlow: false }, () =>
    Promise.reject(new Error("damaged")),
  );
  await expect(failing).rejects.toThrow("damaged");
  const held = send("held", "held", "h");
  const few = send("few", "few", "f");
  await settled();
  expect(begun).toEqual(["many 1", "held"]);
  await end("many 1");
  expect(begun).toEqual(["many 1", "held", "few"]);
  await end("few");
  expect(begun.at(-1)).toBe("many 2");
  for (const name of ["held", "many 2", "many 3"]) await end(name);
  await Promise.all([...many, held, few]);
});

test("reserves one reader for a sender whose uploads took much less time than another's", async () => {
  const { send, begun, end } = newQueue();
  const all = [send("own 1", "own", "o")];
  await settled();
  await end("own 1", 6000);
  for (const name of ["attack 1", "attack 2"]) {
    all.push(send(name, "attacker", "a"));
    await settled();
    await end(name, 5000);
  }
  all.push(send("attack 3", "attacker", "a"), send("own 2", "own", "o"));
  await settled();
  expect(begun.slice(3)).toEqual(["attack 3", "own 2"]);
  for (const name of ["own 2", "attack 3"]) await end(name);
  await Promise.all(all);
});

test("reserves one reader for senders whose previous uploads were quick", async () => {
  const { send, begun, end } = newQueue();
  const slow = [send("slow 1", "slow", "s"), send("other slow 1", "other slow", "o")];
  await settled();
  await end("slow 1", 6000);
  await end("other slow 1", 0);
  slow.push(send("slow 2", "slow", "s"), send("other slow 2", "other slow", "o"));
  await settled();
  expect(begun.slice(2)).toEqual(["slow 2"]);
  const quick = send("quick", "quick", "q");
  await settled();
  expect(begun.slice(2)).toEqual(["slow 2", "quick"]);
  for (const name of ["quick", "slow 2", "other slow 2"]) await end(name);
  await Promise.all([...slow, quick]);
});

test("does not count a process's startup time toward the sender's usage", async () => {
  const { send, begun, end } = newQueue(4000);
  const all = [send("a1", "a", "1"), send("b1", "b", "2")];
  await settled();
  await end("a1", 6000);
  await end("b1", 0);
  all.push(send("a2", "a", "1"), send("b2", "b", "2"));
  await settled();
  expect(begun.slice(2)).toEqual(["a2", "b2"]);
  for (const name of ["a2", "b2"]) await end(name);
  await Promise.all(all);
});

test("reserves one reader for quick files", async () => {
  const { send, begun, end } = newQueue();
  const all = [send("slow file 1", "a", "1"), send("slow file 2", "b", "2"), send("quick file", "c", "3")];
  await settled();
  expect(begun).toEqual(["slow file 1", "quick file"]);
  for (const name of ["quick file", "slow file 1", "slow file 2"]) await end(name);
  await Promise.all(all);
});

test("starts an upload as soon as the one that blocks it ends", async () => {
  const { send, begun, end } = newQueue();
  const all = [
    send("a1", "a", "1"),
    send("a2", "a", "2"),
    send("slow file b", "b", "3"),
    send("slow file c", "c", "4"),
  ];
  await settled();
  expect(begun).toEqual(["a1", "slow file b"]);
  await end("slow file b");
  expect(begun).toEqual(["a1", "slow file b", "slow file c"]);
  await end("a1");
  expect(begun).toEqual(["a1", "slow file b", "slow file c", "a2"]);
  for (const name of ["a2", "slow file c"]) await end(name);
  await Promise.all(all);
});

test("rejects a sender's fifth upload, and states how long to wait if the queue is full", async () => {
  const { send, begun, end } = newQueue();
  const own = Array.from({ length: 4 }, (_, at) => send(`own ${at}`, `guest ${at}`, "192.0.2.1"));
  await expect(send("fifth", "guest 5", "192.0.2.1")).rejects.toMatchObject({
    status: 429,
    code: "too_often",
    retryAfter: 8,
  });
  const others = Array.from({ length: 28 }, (_, at) => send(`other ${at}`, `other ${at}`, `address ${at}`));
  await expect(send("second", "other 1", "address 1")).rejects.toMatchObject({
    status: 503,
    code: "uploads_queue_full",
    message: expect.stringContaining("about 3 minutes"),
  });
  const firsts = Array.from({ length: 32 }, (_, at) => send(`first ${at}`, `first ${at}`, `new ${at}`));
  await expect(send("late", "late", "late")).rejects.toMatchObject({ code: "uploads_queue_full" });
  for (let at = 0; at < 64; at += 1) await end(begun[at]!);
  await Promise.all([...own, ...others, ...firsts]);
});
