import { NetworkError } from "@earshot/client/network-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { deliver } from "./deliver.ts";

const listeners = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
});

const offline = () => Promise.reject(new NetworkError("POST /api/contactus", "network"));

test.each([200, 400, 422, 429])("does not retry when the server responds with %i", async (status) => {
  const send = vi.fn(() => Promise.resolve(status));
  await expect(deliver(send)).resolves.toBe(status);
  expect(send).toHaveBeenCalledTimes(1);
});

test("retries after network errors and 5xx until the server accepts", async () => {
  const send = vi
    .fn<() => Promise<number>>()
    .mockImplementationOnce(offline)
    .mockResolvedValueOnce(502)
    .mockResolvedValueOnce(200);
  const delivered = deliver(send);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(delivered).resolves.toBe(200);
  expect(send).toHaveBeenCalledTimes(3);
});

test("retries immediately when the browser comes online", async () => {
  const send = vi.fn<() => Promise<number>>().mockImplementationOnce(offline).mockResolvedValueOnce(200);
  const delivered = deliver(send);
  await vi.advanceTimersByTimeAsync(10);
  for (const listener of listeners) listener();
  await expect(delivered).resolves.toBe(200);
});
