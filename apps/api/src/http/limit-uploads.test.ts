import { expect, test } from "vitest";

import { limitUploads } from "./limit-uploads.ts";

const tooOften = { status: 429, code: "too_often", retryAfter: 8 };

/** Receives uploads that last until the test ends them. */
function receiver() {
  const receive = limitUploads();
  const end = Promise.withResolvers<void>();
  const begun: Promise<void>[] = [];
  return {
    begin: (address: string) => {
      const upload = receive(address, () => end.promise);
      begun.push(upload.catch(() => undefined));
      return upload;
    },
    end: () => {
      end.resolve();
      return Promise.all(begun);
    },
  };
}

const times = (length: number, begin: (at: number) => void) => Array.from({ length }, (_, at) => begin(at));

test("accepts four concurrent uploads from an IP address, and more once those end", async () => {
  const { begin, end } = receiver();
  times(4, () => void begin("192.0.2.1"));
  await expect(begin("192.0.2.1")).rejects.toMatchObject(tooOften);
  await end();
  await begin("192.0.2.1");
});

test("accepts eight concurrent uploads from one /48, and more from another /48", async () => {
  const { begin, end } = receiver();
  times(8, (at) => void begin(at === 0 ? "2001:db8:7::" : `2001:db8:7:${at}::`));
  await expect(begin("2001:db8:7:9::")).rejects.toMatchObject(tooOften);
  void begin("2001:db8:8::");
  await end();
});

test("admits one upload per new IP address between 32 and 64 concurrent uploads, and none above 64", async () => {
  const { begin, end } = receiver();
  times(8, (network) => void times(4, () => void begin(`192.0.2.${network}`)));
  times(31, (at) => void begin(`198.51.100.${at}`));
  await expect(begin("198.51.100.1")).rejects.toMatchObject({ status: 503, code: "uploads_queue_full" });
  void begin("203.0.113.1");
  await expect(begin("203.0.113.2")).rejects.toMatchObject({ status: 503, code: "uploads_queue_full" });
  await end();
});

test("stops counting uploads that fail", async () => {
  const receive = limitUploads();
  const broken = () => receive("192.0.2.1", () => Promise.reject(new Error("The connection broke.")));
  for (let sent = 0; sent < 5; sent += 1) await expect(broken()).rejects.toThrow("broke");
});
