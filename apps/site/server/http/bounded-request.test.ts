import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { BoundedRequest, abandon, tinyParts } from "./bounded-request.ts";

const chunkedHead = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Sends raw text to a server with this listener. */
async function send(listener: RequestListener, sent: string) {
  const server = createServer({ IncomingMessage: BoundedRequest }, listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined).resume();
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  await once(socket, "connect");
  socket.write(sent);
  return socket;
}

/** Sends a raw request and returns the body that the server reads, or null if the server closes the connection. */
async function bodyOf(sent: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const read: RequestListener = (request) =>
    buffer(request).then(
      (bytes) => resolve(bytes.toString()),
      () => resolve(null),
    );
  await send(read, sent);
  return promise;
}

test("joins chunks that arrive together", async () => {
  const parts: Buffer[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const listener: RequestListener = (request) =>
    void request.on("data", (part: Buffer) => parts.push(part)).on("end", end);
  await send(listener, `${chunkedHead}${chunk("a").repeat(500)}${chunk("b").repeat(400)}0\r\n\r\n`);
  await ended;
  expect(Buffer.concat(parts).toString()).toBe("a".repeat(500) + "b".repeat(400));
  expect(parts.length).toBeLessThan(10);
});

test("keeps the order of small and large chunks", async () => {
  const texts = ["a", "b".repeat(20_000), "c", "d", "e".repeat(50_000), "f"];
  expect(await bodyOf(`${chunkedHead}${texts.map(chunk).join("")}0\r\n\r\n`)).toBe(texts.join(""));
});

test("accepts a few tiny chunks, and many chunks above the minimum mean size", async () => {
  const tiny = chunk("a").repeat(tinyParts.most);
  expect(await bodyOf(`${chunkedHead}${tiny}0\r\n\r\n`)).toHaveLength(tinyParts.most);
  const size = tinyParts.meanBytes * 2;
  const many = chunk("x".repeat(size)).repeat(5000);
  expect(await bodyOf(`${chunkedHead}${many}0\r\n\r\n`)).toHaveLength(5000 * size);
});

test.each([
  ["tiny from the start", chunk("a").repeat(tinyParts.most + 1)],
  ["tiny after a large one", chunk("x".repeat(50_000)) + chunk("a").repeat(10_000)],
])("closes the connection if chunks are %s", async (_when, chunks) => {
  expect(await bodyOf(chunkedHead + chunks)).toBeNull();
});

test("stops receiving while the body isn't being read, and then receives the rest", async () => {
  const { promise, resolve } = Promise.withResolvers<BoundedRequest>();
  const size = 10_000_000;
  const chunks = chunk("x".repeat(1000)).repeat(size / 1000);
  await send((request) => resolve(request as BoundedRequest), `${chunkedHead}${chunks}0\r\n\r\n`);
  const request = await promise;
  await pause(100);
  expect(request.readableLength).toBeGreaterThan(0);
  expect(request.readableLength).toBeLessThan(1_000_000);
  expect((await buffer(request)).length).toBe(size);
});

test("parses no more requests once it has closed their connection", async () => {
  let requests = 0;
  const listener: RequestListener = ({ socket }) => {
    requests += 1;
    if (requests === 3) abandon(socket);
  };
  const socket = await send(listener, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000));
  await once(socket, "close");
  expect(requests).toBe(3);
});
