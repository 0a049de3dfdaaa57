import { once } from "node:events";
import { createServer } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { Refusal } from "../run/refusal.mjs";
import { refuseBusyPort } from "./refuse-busy-port.mjs";

/** @param {string} [host] */
async function busyPort(host) {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

test.each([undefined, "127.0.0.1"])("a port that is taken on %s is refused", async (host) => {
  const port = await busyPort(host);
  await expect(refuseBusyPort({ PORT: String(port) })).rejects.toThrow(
    new Refusal(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start.`),
  );
});

test("a free port is given back, and is free afterwards", async () => {
  await expect(refuseBusyPort({ PORT: "0", HOST: "127.0.0.1" })).resolves.toBe(0);
});

test.each(["x", "-1", "65536", "3e3", "80.5"])("PORT=%s is refused", async (text) => {
  await expect(refuseBusyPort({ PORT: text })).rejects.toThrow(
    new Refusal(`PORT is a number from 0 to 65535, not "${text}".`),
  );
});

test("an address of another machine is refused", async () => {
  await expect(refuseBusyPort({ PORT: "0", HOST: "192.0.2.1" })).rejects.toThrow("HOST is 192.0.2.1");
});
