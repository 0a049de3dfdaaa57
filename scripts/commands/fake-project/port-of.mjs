import { once } from "node:events";
import { connect } from "node:net";

const ADDRESS = /Earshot is at http:\/\/localhost:(\d+)\n/;

/**
 * The port that a started site says it has.
 *
 * @param {import("./run-in-project.mjs").Running} running
 */
export async function portOf(running) {
  await running.said("Earshot is at");
  await running.said("\n");
  return Number(ADDRESS.exec(running.output())?.[1]);
}

/**
 * Tells whether somebody listens on a port.
 *
 * @param {number} port
 */
export async function isTaken(port) {
  const socket = connect(port, "localhost");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
