import type { ErrorCode } from "@earshot/contract/errors.ts";
import { networkErrorMessage } from "@earshot/contract/network-error-message.ts";
import { asFields } from "@earshot/contract/read/fields.ts";
import { readMessage } from "@earshot/contract/read/reply.ts";

import { NetworkError } from "./network-error.ts";

/** An error response from the server. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /**
   * The error code; null if missing. May be a code that this release doesn't know, so only compare it with known
   * ones.
   */
  readonly code: ErrorCode | null;
  /** The field that the error belongs to; null if missing or unknown to this release. */
  readonly field: string | null;

  /** The server's message, suitable for display; empty if there is none. */
  constructor(status: number, body: unknown) {
    super(readMessage(body) ?? "");
    const { code, field } = asFields(body) ?? {};
    this.status = status;
    // Not checked against the list of codes, because that would load every error's message with every page.
    this.code = typeof code === "string" ? (code as ErrorCode) : null;
    this.field = typeof field === "string" ? field : null;
  }
}

/** True for an error response with one of these codes. */
export const hasCode = (error: unknown, ...codes: ErrorCode[]): boolean =>
  error instanceof ApiError && error.code !== null && codes.includes(error.code);

/** True if the session has ended. Includes the identity codes, which a guest without an id gets. */
export const isLoggedOutError = (error: unknown): boolean =>
  hasCode(error, "not_logged_in", "identity_missing", "delete_identity_missing");

type Success<A extends { status: number }> = Extract<A, { status: 200 | 201 }>;

/** Asserts that a response of `call` is a success. */
export function assertOk<A extends { status: number; body: unknown }>(
  answer: A,
): asserts answer is Success<A> & A {
  if (answer.status >= 300) throw new ApiError(answer.status, answer.body);
}

/**
 * The message to show for a failed call: the server's message, or else `failed`; the network error message if there
 * was no response.
 *
 * @param failed fallback text, given the response's status
 */
export function explain(error: unknown, failed: string | ((status: number) => string)): string {
  const failedWith = (status: number) => (typeof failed === "string" ? failed : failed(status));
  if (error instanceof ApiError) return error.message || failedWith(error.status);
  if (error instanceof NetworkError && error.status !== undefined) return failedWith(error.status);
  return networkErrorMessage;
}
