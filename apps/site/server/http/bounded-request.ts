import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** The number of parts above which a request's connection is closed if their mean size is under `meanBytes`. */
export const tinyParts = { most: 1000, meanBytes: 64 } as const;

/** The size in bytes from which a part is passed on without being joined to others. */
const largePart = 16_384;

/**
 * A request whose body must not arrive in many tiny parts: the chunks of a chunked body, or what the socket receives
 * at a time. Each part takes the parser 1 µs, and web streams another 7, so parts that are parsed in the same
 * iteration of the event loop are joined.
 */
export class BoundedRequest extends IncomingMessage {
  #parts = 0;
  #bytes = 0;
  #joining: Buffer[] = [];
  #joiningBytes = 0;

  /** Called by Node's parser with each part, and with null at the end; its socket pauses if this returns false. */
  override push(part: Buffer | null): boolean {
    if (part === null) {
      this.#pushJoined();
      return super.push(null);
    }
    if (this.socket.destroyed) return false;
    this.#parts += 1;
    this.#bytes += part.length;
    if (this.#parts > tinyParts.most && this.#bytes < this.#parts * tinyParts.meanBytes) {
      abandon(this.socket);
      return false;
    }
    if (part.length >= largePart) {
      this.#pushJoined();
      return super.push(part);
    }
    // Not in `nextTick` or a microtask: Node runs both after each part, so there would be nothing to join.
    if (this.#joining.length === 0) setImmediate(() => this.#pushJoined());
    this.#joining.push(part);
    this.#joiningBytes += part.length;
    return this.readableLength + this.#joiningBytes < this.readableHighWaterMark;
  }

  #pushJoined(): void {
    const parts = this.#joining;
    if (parts.length === 0) return;
    this.#joining = [];
    this.#joiningBytes = 0;
    super.push(parts.length === 1 ? parts[0] : Buffer.concat(parts));
  }
}

/**
 * Closes a connection at once. Otherwise Node would go on to parse the requests that it has already received:
 * thousands fit into 64 KB, and each takes 20 µs.
 */
export function abandon(socket: Socket): void {
  socket.destroy();
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  // Called with each request. Returning 2 makes the parser stop, as it does after an upgrade.
  if (parser) parser.onIncoming = () => 2;
}
