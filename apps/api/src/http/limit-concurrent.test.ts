import { expect, test } from "vitest";

import { limitConcurrent, receivedUploads } from "./limit-concurrent.ts";

const tooOften = { status: 429, code: "too_often", retryAfter: 8 };

test("accepts four bodies per address and 32 in total, and more once they end", async () => {
  const receive = limitConcurrent(receivedUploads);
  const end = Promise.withResolvers<void>();
  const begin = (address: string) => receive(address, () => end.promise);
  const four = Array.from({ length: 4 }, () => begin("192.0.2.1"));
  await expect(begin("192.0.2.1")).rejects.toMatchObject(tooOften);
  const others = Array.from({ length: 28 }, (_, at) => begin(`198.51.100.${at}`));
  await expect(begin("192.0.2.2")).rejects.toMatchObject(tooOften);
  end.resolve();
  await Promise.all([...four, ...others]);
  await Promise.all([begin("192.0.2.1"), begin("192.0.2.2")]);
});

test("stops counting what has failed", async () => {
  const receive = limitConcurrent(receivedUploads);
  const broken = () => receive("192.0.2.1", () => Promise.reject(new Error("The connection broke.")));
  for (let count = 0; count < 5; count += 1) await expect(broken()).rejects.toThrow("broke");
});

test("queues some per address, in order, and starts the next when one ends or fails", async () => {
  const limit = limitConcurrent({ ...receivedUploads, perAddress: 1, waiting: 2 });
  const begun: number[] = [];
  const ends = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, at) =>
    limit("192.0.2.1", () => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(limit("192.0.2.1", () => Promise.resolve())).rejects.toMatchObject(tooOften);
  expect(begun).toEqual([0]);
  ends[0]?.reject(new Error("broke"));
  await expect(all[0]).rejects.toThrow("broke");
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  ends[2]?.resolve();
  await Promise.all([all[1], all[2], limit("192.0.2.1", () => Promise.resolve())]);
  expect(begun).toEqual([0, 1, 2]);
});
