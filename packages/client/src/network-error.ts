/** How a call ended without an answer of the contract. */
export type NetworkErrorKind = "network" | "timeout" | "aborted" | "unexpected-answer";

/** A call got no answer of the contract: show the network text of spec section 8. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly kind: NetworkErrorKind;
  /** Of an unexpected answer, such as a proxy's 502: some texts of spec section 8 name it. */
  readonly status: number | undefined;

  constructor(key: string, kind: NetworkErrorKind, details: { status?: number; cause?: unknown } = {}) {
    super(`${key}: ${kind}${details.status === undefined ? "" : ` (${details.status})`}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status;
  }
}
