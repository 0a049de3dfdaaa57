import {
  type DetailsArgument,
  type ErrorCode,
  type ErrorDetails,
  errorOf,
  errors,
} from "@earshot/contract/errors.ts";
import { expect } from "vitest";

import type { CheckedResponse } from "./person.ts";

export type ErrorResponse = { status: number; body: { code: string; message: string; field?: string } };

/** Matches a response with this error (`toMatchObject`). `Person.fetch` checks the shape of the body. */
export function errorResponse<Code extends ErrorCode>(
  code: Code,
  ...details: DetailsArgument<Code, ErrorDetails<Code>>
): ErrorResponse {
  const { field, message } = errorOf<Code, string | undefined>(code, ...(details as never));
  return { status: errors[code].status, body: { code, message, ...(field !== undefined && { field }) } };
}

/** Fails unless the call returns this error. */
export async function expectError<Code extends ErrorCode>(
  call: Promise<CheckedResponse>,
  code: Code,
  ...details: DetailsArgument<Code, ErrorDetails<Code>>
): Promise<void> {
  expect(await call).toMatchObject(errorResponse(code, ...details));
}
