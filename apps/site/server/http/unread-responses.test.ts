import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createUnreadResponses, unreadLimits } from "./unread-responses.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = {
  ...unreadLimits,
  perNetwork: 1000,
  inAll: 2500,
  least: 100,
  progress: 100,
  slowestRate: 100,
};
const idleMs = 60_000;

type Connection = { bytesWritten: number; writableLength: number; destroyed: boolean; destroy: () => void };

function start() {
  const answers = createUnreadResponses(limits, idleMs);
  /** Starts a response of which this many bytes are unsent. */
  const begin = (unsent: number, network: string | null = null) => {
    const connection: Connection = {
      bytesWritten: 0,
      writableLength: 0,
      destroyed: false,
      destroy() {
        this.destroyed = true;
        answers.end(connection as never);
      },
    };
    answers.begin(connection as never, network);
    Object.assign(connection, { bytesWritten: unsent, writableLength: unsent });
    return connection;
  };
  return { begin, check: () => vi.advanceTimersByTime(limits.checkEvery) };
}

const closed = (connections: Connection[]) => connections.map(({ destroyed }) => destroyed);

test("closes the connections with a network's oldest unread responses when the network's limit is exceeded", () => {
  const { begin, check } = start();
  const connections = [begin(400, "a"), begin(900, "b"), begin(400, "a"), begin(400, "a")];
  check();
  expect(closed(connections)).toEqual([true, false, false, false]);
});

test("closes the connections with the oldest unread responses when the total limit is exceeded", () => {
  const { begin, check } = start();
  const connections = [begin(900, "a"), begin(900), begin(900, "b"), begin(600, "c")];
  check();
  expect(closed(connections)).toEqual([true, false, false, false]);
});

test("counts a minimum size per response, because compressed data waits outside the connection", () => {
  const { begin, check } = start();
  const connections = Array.from({ length: 12 }, () => begin(1, "a"));
  check();
  expect(closed(connections)).toEqual(connections.map((_, at) => at < 2));
});

test("doesn't count responses that are being read", () => {
  const { begin, check } = start();
  const reading = begin(900, "a");
  const read = begin(0, "a");
  const [older, newer] = [begin(900, "a"), begin(900, "a")];
  reading.writableLength -= limits.progress;
  check();
  expect(closed([reading, read, older, newer])).toEqual([false, false, true, false]);
});

test("closes the connection of a client that reads only a few bytes now and then", () => {
  const { begin } = start();
  const [trickling, reading] = [begin(900), begin(900)];
  for (let passed = 0; passed < 2 * idleMs; passed += 20_000) {
    trickling.writableLength -= 10;
    reading.writableLength -= limits.progress;
    vi.advanceTimersByTime(20_000);
  }
  expect(closed([trickling, reading])).toEqual([true, false]);
});

test("allows a slow client enough time to read a large write", () => {
  const { begin } = start();
  const connection = begin(2000);
  vi.advanceTimersByTime(idleMs + 19_000);
  expect(connection.destroyed).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(connection.destroyed).toBe(true);
});
