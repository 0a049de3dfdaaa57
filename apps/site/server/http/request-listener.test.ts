import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";

import { errorOf } from "@earshot/contract/errors.ts";
import { expect, onTestFinished, test } from "vitest";

import { createRequestListener } from "./request-listener.ts";

/** Sends a raw request and returns the raw response; `fetch` would normalize the request. */
async function sendRaw(start: string, host: string, fetch: () => Response | Promise<Response>) {
  const server = createServer(createRequestListener(fetch)).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port);
  socket.write(`${start} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, body };
}

const ok = () => new Response("ok");

test("passes a valid request to the handler", async () => {
  const { head, body } = await sendRaw("GET /x", "localhost", ok);
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(body).toContain("ok");
});

test.each([
  ["GET /\\x", "localhost"],
  ["GET /", "[bad"],
  ["GET /", "a.1"],
  ["POST /\\x", "localhost"],
])("responds 400 in the contract's shape to %s with the host %s", async (start, host) => {
  const { head, body } = await sendRaw(start, host, ok);
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head.toLowerCase()).toContain("content-type: application/json");
  expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(body).toContain(JSON.stringify({ success: false, ...errorOf("malformed_request") }));
});

test.each([
  ["rejects", () => Promise.reject(new Error("the secret"))],
  [
    "throws",
    () => {
      throw new Error("the secret");
    },
  ],
])("responds with 500, without the reason, when the handler %s", async (_case, fetch) => {
  const { head, body } = await sendRaw("GET /", "localhost", fetch);
  expect(head).toMatch(/^HTTP\/1\.1 500 /);
  expect(body).toContain(JSON.stringify({ success: false, ...errorOf("internal_error") }));
});
