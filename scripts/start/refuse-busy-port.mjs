import { once } from "node:events";
import { createServer } from "node:net";

import { Refusal } from "../run/refusal.mjs";

/**
 * Looks whether the site can listen where it shall, before anything long is begun. The server says the same if the port is taken
 * in the meantime.
 *
 * @param {NodeJS.ProcessEnv} env `PORT` (default 3000; 0 is any free one) and `HOST` (default all addresses)
 * @returns {Promise<number>} the port
 * @throws {Refusal}
 */
export async function refuseBusyPort(env) {
  const text = env["PORT"] || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Refusal(`PORT is a number from 0 to 65535, not "${text}".`);
  const server = createServer();
  try {
    server.listen({ port, host: env["HOST"] || undefined });
    await once(server, "listening");
  } catch (error) {
    throw new Refusal(inWords(/** @type {NodeJS.ErrnoException} */ (error), port, env["HOST"]));
  } finally {
    server.close();
  }
  return port;
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string | undefined} host
 */
function inWords({ code, message }, port, host) {
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start.`;
  }
  if (code === "EACCES")
    return `Port ${port} is not open to you. Choose one above 1023: PORT=3000 npm start.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `HOST is ${host}, which is no address of this machine.`;
  return `Port ${port} can't be used: ${message}.`;
}
