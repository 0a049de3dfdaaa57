import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

import { ApiError } from "@earshot/contract/api-error.ts";
import { errorOf } from "@earshot/contract/errors.ts";
import { expect, onTestFinished, test } from "vitest";

import { createBoundedServer, serverLimits } from "./bounded-server.ts";
import { errorResponse } from "./error-response.ts";
import { createRequestListener } from "./request-listener.ts";
import { startsPerIteration } from "./request-starts.ts";

const quick = {
  ...serverLimits,
  headersTimeout: 300,
  connectionsCheckingInterval: 50,
  bodyIdleTimeout: 300,
  answerIdleTimeout: 300,
};

/**
 * Starts a server that reads each body and responds after `answerMs`, with `bytes` additional bytes. Returns a
 * function that connects to it.
 */
async function start({
  limits = quick,
  answerMs = 0,
  bytes = 0,
  addressOf = () => null as string | null,
  read: before = () => Promise.resolve(),
} = {}) {
  const read = async (request: Request) => {
    await before();
    if (Number(request.headers.get("content-length")) > 1000) return errorResponse("too_large");
    const text = await request.text();
    await pause(answerMs);
    return new Response(`got ${text}${"x".repeat(bytes)}`);
  };
  const server = createBoundedServer(createRequestListener(read), limits, addressOf);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const received: string[] = [];
    socket.on("data", (chunk: Buffer) => received.push(chunk.toString()));
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    return { socket, received: () => received.join("") };
  };
  const connections = () => promisify((done) => server.getConnections(done))();
  return Object.assign(open, { connections });
}

const head = (length: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

/** How long the other end takes to close the connection, in ms; waits for two seconds at most. */
async function msToClose(socket: Socket): Promise<number> {
  const started = performance.now();
  const closed = socket.closed ? Promise.resolve() : once(socket, "close");
  await Promise.race([closed, pause(2000, undefined, { ref: false })]);
  return performance.now() - started;
}

test("ends a request whose body stalls, but not one whose body is slow", { timeout: 10_000 }, async () => {
  const open = await start();
  const [stopped, slow] = [await open(), await open()];
  stopped.socket.write(`${head(10)}abc`);
  slow.socket.write(head(10));
  const sending = (async () => {
    for (const letter of "abcdefghij") {
      await pause(100);
      slow.socket.write(letter);
    }
  })();
  expect(await msToClose(stopped.socket)).toBeLessThan(1500);
  expect(stopped.received()).not.toContain("got");
  await sending;
  await expect.poll(slow.received).toContain("got abcdefghij");
});

test("waits longer for a response than for a body", async () => {
  const { socket, received } = await (await start({ answerMs: 900 }))();
  socket.write(`${head(3)}abc`);
  await expect.poll(received, { timeout: 3000 }).toContain("got abc");
});

const large = 20_000_000;

test("ends a response that the client doesn't read", { timeout: 10_000 }, async () => {
  const open = await start({ bytes: large });
  const { socket, received } = await open();
  socket.pause();
  socket.write(`${head(1)}a`);
  await expect.poll(open.connections, { timeout: 8000 }).toBe(0);
  socket.resume();
  await msToClose(socket);
  expect(received().length).toBeLessThan(large);
});

test("closes the connection whose response has been unread the longest when too much data is unsent", async () => {
  const unread = { ...serverLimits.unread, perNetwork: 2.5 * large, checkEvery: 50 };
  const open = await start({
    bytes: large,
    limits: { ...serverLimits, unread },
    addressOf: () => "192.0.2.1",
  });
  const clients: Awaited<ReturnType<typeof open>>[] = [];
  for (let opened = 0; opened < 3; opened += 1) {
    const client = await open();
    client.socket.once("data", () => client.socket.pause());
    client.socket.write(`${head(1)}a`);
    await expect.poll(client.received).toContain("got a");
    clients.push(client);
  }
  await expect.poll(open.connections).toBe(2);
  for (const { socket } of clients) socket.resume();
  await expect
    .poll(() => clients.map(({ received }) => received().length > large), { timeout: 4000 })
    .toEqual([false, true, true]);
});

test("keeps a response that the client reads slowly", { timeout: 10_000 }, async () => {
  const open = await start({ bytes: large, limits: { ...quick, answerIdleTimeout: 1000 } });
  const { socket, received } = await open();
  socket.write(`${head(1)}a`);
  for (let times = 0; times < 10; times += 1) {
    socket.pause();
    await pause(200);
    socket.resume();
    await pause(1);
  }
  await expect.poll(() => received().length, { timeout: 4000 }).toBeGreaterThan(large);
});

test("drops connections above the limit per IP address, and stops counting closed ones", async () => {
  const limits = { ...serverLimits, maxConnectionsEach: 2 };
  const open = await start({ limits, addressOf: () => "198.51.100.7" });
  const [first, second, third] = [await open(), await open(), await open()];
  expect(await msToClose(third.socket)).toBeLessThan(1500);
  first.socket.destroy();
  await expect
    .poll(async () => {
      const { socket, received } = await open();
      socket.write(`${head(1)}a`);
      await pause(100);
      return received();
    })
    .toContain("got a");
  second.socket.write(`${head(1)}b`);
  await expect.poll(second.received).toContain("got b");
});

test("ends a connection whose headers don't arrive", async () => {
  const { socket } = await (await start())();
  socket.write("POST / HTTP/1.1\r\nHost:");
  expect(await msToClose(socket)).toBeLessThan(1500);
});

test("closes the connection after responding to a request whose body is incomplete", async () => {
  const { socket, received } = await (await start({ limits: serverLimits }))();
  socket.write(`${head(1_000_000)}abc`);
  expect(await msToClose(socket)).toBeLessThan(1500);
  expect(received()).toContain(JSON.stringify(errorOf("too_large").message));
  expect(received()).toMatch(new RegExp(`^HTTP/1.1 ${new ApiError("too_large").status} `));
});

test("drops connections above the limit", async () => {
  const open = await start({ limits: { ...serverLimits, maxConnections: 2 } });
  const first = await open();
  await open();
  const third = await open();
  expect(await msToClose(third.socket)).toBeLessThan(1500);
  first.socket.write(`${head(3)}abc`);
  await expect.poll(first.received).toContain("got abc");
});

const plain = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("closes the oldest connection of the network that has the most when there are too many connections", async () => {
  const limits = { ...serverLimits, maxConnections: 10, crowded: { ...serverLimits.crowded, fair: 2 } };
  const addresses = ["198.51.100.7", ...Array.from({ length: 8 }, (_, subnet) => `2001:db8:1:${subnet}::`)];
  const open = await start({
    limits,
    addressOf: () => addresses.shift() ?? null,
    answerMs: 60_000,
  });
  const held: Awaited<ReturnType<typeof open>>[] = [];
  for (let visitor = 0; visitor < 9; visitor += 1) {
    const client = await open();
    client.socket.write(`${head(1)}a`);
    held.push(client);
  }
  await pause(100);
  const { socket, received } = await open();
  socket.write(`${head(1001)}b`);
  await expect.poll(received).toContain("413");
  await expect
    .poll(() => held.map((client) => client.socket.destroyed))
    .toEqual([false, true, ...Array.from({ length: 7 }, () => false)]);
});

test("answers pipelined requests one at a time", async () => {
  let answering = 0;
  let most = 0;
  const open = await start({
    read: async () => {
      most = Math.max(most, (answering += 1));
      await pause(5);
      answering -= 1;
    },
  });
  const { socket, received } = await open();
  socket.write(plain.repeat(16));
  await expect.poll(() => received().match(/got /g)?.length).toBe(16);
  expect(most).toBe(1);
});

test("closes a connection with more pipelined requests than the limit", async () => {
  const open = await start({ answerMs: 1000 });
  const { socket } = await open();
  socket.write(plain.repeat(17));
  expect(await msToClose(socket)).toBeLessThan(900);
});

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost:"],
  ["body", `${head(500)}a`],
])("closes connections that don't finish their %s to make room for new ones", async (_, beginning) => {
  const crowded = { ...serverLimits.crowded, above: 0.5, waitMs: 100 };
  const open = await start({ limits: { ...serverLimits, maxConnections: 3, crowded } });
  const slow = [await open(), await open(), await open()];
  for (const { socket } of slow) socket.write(beginning);
  await pause(150);
  await expect
    .poll(async () => {
      const { socket, received } = await open();
      socket.write(plain);
      await pause(50);
      return received();
    })
    .toContain("got ");
  for (const { socket } of slow) expect(await msToClose(socket)).toBeLessThan(1500);
});

test("keeps a body that arrives fast enough, and a pending response, when there are many connections", async () => {
  const crowded = { ...serverLimits.crowded, above: 0.3, waitMs: 50 };
  const open = await start({ limits: { ...serverLimits, maxConnections: 10, crowded }, answerMs: 500 });
  const [sending, answered] = [await open(), await open()];
  answered.socket.write(plain);
  sending.socket.write(head(900));
  for (let part = 0; part < 9; part += 1) {
    sending.socket.write("x".repeat(100));
    await pause(30);
    await open();
  }
  await expect.poll(sending.received, { timeout: 3000 }).toContain("got xxx");
  await expect.poll(answered.received).toContain("got ");
});

test("closes idle connections to make room for a new one", async () => {
  const open = await start({ limits: { ...quick, maxConnections: 10 } });
  for (let opened = 0; opened < 12; opened += 1) {
    const { socket, received } = await open();
    socket.write(plain);
    await expect.poll(received).toContain("got ");
  }
});

test("answers only a few pipelined requests per event-loop iteration, across all connections", async () => {
  let started = 0;
  let most = 0;
  const open = await start({
    read: async () => {
      started += 1;
    },
  });
  const clients = [];
  for (let opened = 0; opened < 20; opened += 1) clients.push(await open());
  let count = setImmediate(function countStarts() {
    most = Math.max(most, started);
    started = 0;
    count = setImmediate(countStarts);
  });
  onTestFinished(() => clearImmediate(count));
  for (const { socket } of clients) socket.write(plain.repeat(8));
  for (const { received } of clients) {
    await expect.poll(() => received().match(/got /g)?.length, { timeout: 5000 }).toBe(8);
  }
  // A count may include requests started in two iterations, because each count may be taken before or after the
  // current iteration's starts.
  expect(most).toBeLessThanOrEqual(2 * startsPerIteration);
});

test.each([
  ["without a host", "GET / HTTP/1.1\r\n\r\n", " 400 "],
  ["with an unknown expectation", "GET / HTTP/1.1\r\nHost: localhost\r\nExpect: x\r\n\r\n", " 417 "],
])("also limits pipelined requests %s", async (_which, request, status) => {
  const open = await start({ limits: serverLimits });
  const [few, many] = [await open(), await open()];
  few.socket.write(request.repeat(serverLimits.mostPending));
  await expect.poll(() => few.received().split(status).length - 1).toBe(serverLimits.mostPending);
  many.socket.write(request.repeat(100));
  expect(await msToClose(many.socket)).toBeLessThan(1500);
  expect(many.received().split(status).length - 1).toBeLessThan(serverLimits.mostPending);
});

const chunkedGet = `${plain.slice(0, -2)}Transfer-Encoding: chunked\r\n\r\n`;

test("closes the connection if an unread body arrives in tiny chunks", async () => {
  const open = await start({ limits: { ...serverLimits, unreadBodyTimeout: 60_000 } });
  const { socket, received } = await open();
  socket.write(chunkedGet);
  await expect.poll(received).toContain("got ");
  socket.write("1\r\na\r\n".repeat(10_000));
  expect(await msToClose(socket)).toBeLessThan(1500);
});

test("discards an unread body, and answers the next request", async () => {
  const open = await start({ limits: serverLimits });
  const { socket, received } = await open();
  socket.write(chunkedGet);
  await expect.poll(received).toContain("got ");
  socket.write(`400\r\n${"x".repeat(1024)}\r\n`.repeat(300));
  socket.write(`0\r\n\r\n${plain}`);
  await expect.poll(() => received().match(/got /g)?.length).toBe(2);
});

test("closes the connection if an unread body doesn't end in time", async () => {
  const open = await start({ limits: { ...serverLimits, unreadBodyTimeout: 100 } });
  const { socket, received } = await open();
  socket.write(chunkedGet);
  await expect.poll(received).toContain("got ");
  expect(await msToClose(socket)).toBeLessThan(1500);
});
