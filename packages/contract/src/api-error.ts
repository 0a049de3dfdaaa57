import {
  type DetailsArgument,
  type ErrorCode,
  type ErrorDetails,
  errorOf,
  type ErrorOf,
  errors,
} from "./errors.ts";

type Details<Code extends ErrorCode> = ErrorDetails<Code> & { retryAfter?: number };

/**
 * Thrown to end a request with an error response: `throw new ApiError("not_found")`, or with the error that a rule
 * returned.
 */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = "ApiError";
  readonly code: Code;
  readonly status: (typeof errors)[Code]["status"];
  readonly field: string | undefined;
  /** The number of whole seconds to wait before retrying, with status 429 or 503. */
  readonly retryAfter: number | undefined;

  constructor(code: Code, ...details: DetailsArgument<Code, Details<Code>>);
  constructor(error: ErrorOf<Code, string | undefined>);
  constructor(error: Code | ErrorOf<Code, string | undefined>, details?: Details<Code>) {
    const { code, field, message } =
      typeof error === "string" ? errorOf(error, ...([details] as never)) : error;
    super(message);
    this.code = code;
    this.status = errors[code].status;
    this.field = field;
    this.retryAfter = details?.retryAfter;
  }
}

/** Throws the error that a rule returned, if any. */
export function assertValid(error: ErrorOf<ErrorCode, string | undefined> | null): void {
  if (error) throw new ApiError(error);
}
