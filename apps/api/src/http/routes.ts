import type { Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ParsedRequestOf, ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";
import type { Area } from "@earshot/contract/paths.ts";
import type { Visitor } from "@earshot/contract/visitor.ts";
import type { z } from "@hono/zod-openapi";

/** The parts of a contract route that the server uses. */
export type Route = {
  request?: {
    params?: z.ZodType;
    query?: z.ZodType;
    body?: { content?: Partial<Record<string, { schema: z.ZodType }>> };
  };
  responses: object;
};

/** A request, parsed according to the contract. */
type HandlerInput<R extends Route> = ParsedRequestOf<R> & { request: Request; visitor: Visitor };

/** A declared status with its body or a stream. Errors are thrown as `ApiError`. */
type HandlerResult<R extends Route> = ResponseOf<R> & { headers?: Headers; stream?: ReadableStream };

export type Handler<R extends Route> = (input: HandlerInput<R>) => Promise<HandlerResult<R>>;

/** An area's handlers. An endpoint without a handler responds with a JSON 404. */
export type HandlersOf<A extends Area> = {
  [Name in keyof Endpoints[A]]?: Endpoints[A][Name] extends Route ? Handler<Endpoints[A][Name]> : never;
};

export type Handlers = { [A in Area]?: HandlersOf<A> };
