import type { Socket } from "node:net";

/** Limits in bytes, unless stated otherwise. */
export const unreadLimits = {
  /** How much may be unsent per network (an IPv4 address or an IPv6 /48), and in total. */
  perNetwork: 16 * 1024 * 1024,
  inAll: 64 * 1024 * 1024,
  /** The minimum size that an unread response counts as: much of it may wait outside its connection's buffer. */
  least: 128 * 1024,
  /** Reading this much makes a response count as read. */
  progress: 64 * 1024,
  /** The slowest read speed that is tolerated, in bytes per second: 64 kbit/s. */
  slowestRate: 8 * 1024,
  /** How often to check, in ms. */
  checkEvery: 500,
};

/** A response that is being sent. */
interface UnreadResponse {
  /** Null if its network isn't limited. */
  network: string | null;
  /** When the client last read some of the response, and how much the connection had sent by then. */
  since: number;
  sentBefore: number;
}

/** The bytes that were handed to the operating system, not counting the write in progress. */
const sentBytes = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength;

/**
 * Limits the memory for responses that clients don't read: closes the connections whose responses have been unread
 * the longest, per network and in total, and those whose clients read too slowly.
 *
 * @param idleMs how long a client may read nothing or little, in addition to the time for what is in the buffer
 */
export function createUnreadResponses(limits: typeof unreadLimits, idleMs: number) {
  /** Ordered by when they were last read, the most recent last. */
  const responses = new Map<Socket, UnreadResponse>();

  function markRead(socket: Socket, network: string | null) {
    responses.delete(socket);
    responses.set(socket, { network, since: performance.now(), sentBefore: sentBytes(socket) });
  }

  function check() {
    const now = performance.now();
    const unsent = new Map<string, number>();
    let inAll = 0;
    for (const [socket, { network, since, sentBefore }] of [...responses].toReversed()) {
      const { writableLength } = socket;
      if (writableLength === 0 || sentBytes(socket) - sentBefore >= limits.progress) {
        markRead(socket, network);
        continue;
      }
      const bytes = Math.max(writableLength, limits.least);
      const ofNetwork = network === null ? 0 : (unsent.get(network) ?? 0) + bytes;
      const patienceMs = idleMs + (writableLength * 1000) / limits.slowestRate;
      if (ofNetwork > limits.perNetwork || inAll + bytes > limits.inAll || now - since > patienceMs) {
        socket.destroy();
        continue;
      }
      if (network !== null) unsent.set(network, ofNetwork);
      inAll += bytes;
    }
  }

  const timer = setInterval(check, limits.checkEvery).unref();
  return {
    begin: markRead,
    end: (socket: Socket) => void responses.delete(socket),
    stop: () => clearInterval(timer),
  };
}
