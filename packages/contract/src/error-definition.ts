import type { JsonErrorStatus } from "./statuses.ts";

/** A request's error response: its HTTP status, and a message that can be displayed unchanged. */
export type ErrorDefinition = {
  /** 405 and 500 can be returned by any server; endpoints do not declare them. */
  status: JsonErrorStatus | 405 | 500;
  /**
   * The request field, by its wire name; omitted when the error is about the whole request or shared by several
   * fields.
   */
  field?: string;
  /** Messages from the product spec are used verbatim. */
  message: string | ((values: never) => string);
};

/** Defines a rule's error for a field (422). */
export const invalid = <const Field extends string, Message extends string | ((values: never) => string)>(
  field: Field,
  message: Message,
) => ({ status: 422, field, message }) as const;

/** Defines an error for a limit that has been reached; the response has `Retry-After`. */
export const tooMany = (message: string) => ({ status: 429, message }) as const;
