import type { z } from "@hono/zod-openapi";

import type { ErrorCode } from "../errors.ts";

/** The parts of a route that define its input and output types. */
type Route = { request?: object; responses: object };

type JsonContent<Schema> = { content: { "application/json": { schema: Schema } } };

type BodyOf<Response> =
  Response extends JsonContent<infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** Converts a status to a number, because spreading objects turns some of the numeric keys into strings. */
type StatusOf<Key> = Key extends number ? Key : Key extends `${infer Status extends number}` ? Status : never;

/** Every response that an endpoint has, by status; a response without JSON has the body `undefined`. */
export type ResponseOf<R extends Route> = {
  [Key in keyof R["responses"]]: { status: StatusOf<Key>; body: BodyOf<R["responses"][Key]> };
}[keyof R["responses"]];

/** The error codes that an endpoint declares. */
export type ErrorCodeOf<R extends Route> = Extract<ResponseOf<R>["body"], { code: ErrorCode }>["code"];

type PartOf<R extends Route, Name extends string> = R extends {
  request: { [N in Name]: infer Schema extends z.ZodType };
}
  ? z.input<Schema>
  : never;

type BodyInput<R extends Route, Type extends string> = R extends {
  request: { body: { content: { [T in Type]: { schema: infer Schema extends z.ZodType } } } };
}
  ? z.input<Schema>
  : never;

type ParsedPart<R extends Route, Name extends string> = R extends {
  request: { [N in Name]: infer Schema extends z.ZodType };
}
  ? z.output<Schema>
  : undefined;

type ContentOf<R extends Route> = R extends { request: { body: { content: infer Types } } }
  ? Types[keyof Types]
  : undefined;

/** A request parsed by the server; `undefined` for parts that the endpoint does not accept. */
export type ParsedRequestOf<R extends Route> = {
  params: ParsedPart<R, "params">;
  query: ParsedPart<R, "query">;
  /** The body, in any of the declared content types. */
  body: ContentOf<R> extends infer Content
    ? Content extends { schema: infer Schema extends z.ZodType }
      ? z.output<Schema>
      : undefined
    : never;
};

/** An endpoint's input, from the caller's perspective; `never` for parts that it does not accept. */
export type RequestOf<R extends Route> = {
  params: PartOf<R, "params">;
  query: PartOf<R, "query">;
  json: BodyInput<R, "application/json">;
  multipart: BodyInput<R, "multipart/form-data">;
};
