import { expect, test } from "vitest";

import { limitConcurrent, receivedUploads } from "./limit-concurrent.ts";

const tooOften = { status: 429, code: "too_often", retryAfter: 8 };

test("receives four bodies of an address and 32 in all, and more once they end", async () => {
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

test("counts no longer what failed", async () => {
  const receive = limitConcurrent(receivedUploads);
  const broken = () => receive("192.0.2.1", () => Promise.reject(new Error("The connection broke.")));
  for (let count = 0; count < 5; count += 1) await expect(broken()).rejects.toThrow("broke");
});
