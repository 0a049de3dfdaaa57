import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";
import type { Area } from "@earshot/contract/paths.ts";
import type { z } from "@hono/zod-openapi";

import type { Visitor } from "./visitor.ts";

/** What this server needs to know of an endpoint. */
export type Route = {
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content?: Partial<Record<string, { schema: z.ZodType }>> };
  };
  responses: object;
};

type PartOf<R extends Route, Name extends string> = R extends {
  request: { [N in Name]: infer Schema extends z.ZodType };
}
  ? z.output<Schema>
  : undefined;

type SchemasOf<R extends Route> = R extends { request: { body: { content: infer Content } } }
  ? Content[keyof Content]
  : undefined;

type BodyOf<R extends Route> =
  SchemasOf<R> extends infer Part
    ? Part extends { schema: infer S extends z.ZodType }
      ? z.output<S>
      : undefined
    : never;

/** A request as the contract has it: parsed, so that an answer reads it without doubt. */
export type Asked<R extends Route> = {
  request: Request;
  visitor: Visitor;
  params: PartOf<R, "params">;
  query: PartOf<R, "query">;
  /** The body, whichever of the declared content types it came in. */
  body: BodyOf<R>;
};

/** A status of the contract, and the body that belongs to it, or a stream of bytes. Refusals are thrown (`ApiError`). */
export type Answered<R extends Route> = ResponseOf<R> & { headers?: Headers; stream?: ReadableStream };

export type Answer<R extends Route> = (asked: Asked<R>) => Promise<Answered<R>>;

/** The answers of an area. An endpoint that is left out is not built yet: a JSON 404. */
export type AnswersOf<A extends Area> = {
  [Name in keyof Endpoints[A]]?: Endpoints[A][Name] extends Route ? Answer<Endpoints[A][Name]> : never;
};

export type Answers = { [A in Area]?: AnswersOf<A> };
