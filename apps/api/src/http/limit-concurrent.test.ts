import { expect, test } from "vitest";

import { limitConcurrent, readTexts } from "./limit-concurrent.ts";

const tooMany = { status: 429, code: "too_many_script_checks", retryAfter: 8 };

test("counts the subnets of one IPv6 network together", async () => {
  const limit = limitConcurrent({ ...readTexts, waiting: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = limit("2001:db8:77:1::", () => promise);
  await expect(limit("2001:db8:77:2::", () => Promise.resolve())).rejects.toMatchObject(tooMany);
  await limit("2001:db8:78:1::", () => Promise.resolve());
  resolve();
  await first;
});

test("queues requests per IP address in order, and starts the next when one ends or fails", async () => {
  const limit = limitConcurrent({ ...readTexts, waiting: 2 });
  const begun: number[] = [];
  const ends = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const all = ends.map(({ promise }, at) =>
    limit("192.0.2.1", () => {
      begun.push(at);
      return promise;
    }),
  );
  await expect(limit("192.0.2.1", () => Promise.resolve())).rejects.toMatchObject(tooMany);
  expect(begun).toEqual([0]);
  ends[0]?.reject(new Error("broke"));
  await expect(all[0]).rejects.toThrow("broke");
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  ends[2]?.resolve();
  await Promise.all([all[1], all[2], limit("192.0.2.1", () => Promise.resolve())]);
  expect(begun).toEqual([0, 1, 2]);
});
