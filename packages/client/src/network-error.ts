/** Why a call ended without a response that the contract defines. */
export type NetworkErrorKind = "network" | "timeout" | "aborted" | "unexpected-answer";

/** A call got no response that the contract defines. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  readonly kind: NetworkErrorKind;
  /** An unexpected response's status, such as a proxy's 502: some messages show it. */
  readonly status: number | undefined;

  constructor(key: string, kind: NetworkErrorKind, details: { status?: number; cause?: unknown } = {}) {
    super(`${key}: ${kind}${details.status === undefined ? "" : ` (${details.status})`}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.status = details.status;
  }
}
