import { ApiError } from "@earshot/contract/api-error.ts";
import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints, type Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ErrorCodeOf, ParsedRequestOf, ResponseOf } from "@earshot/contract/endpoints/infer-route.ts";
import { isNativeForm, type ReadRequest, readRequest } from "@earshot/contract/endpoints/read-request.ts";
import { errorBody } from "@earshot/contract/endpoints/responses.ts";
import {
  type DetailsArgument,
  type ErrorCode,
  type ErrorDetails,
  errorOf,
  type ErrorOf,
  errors,
} from "@earshot/contract/errors.ts";
import { formResponseHeaders } from "@earshot/contract/native-forms/form-response.ts";
import { type Form, type NativeForm, nativeForms } from "@earshot/contract/native-forms/native-forms.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import type { z } from "@hono/zod-openapi";
import { delay, http, HttpResponse, type HttpHandler } from "msw";

type Route = { request?: object; responses: object };
type StatusOf<R extends Route> = ResponseOf<R>["status"];

/** The body of an endpoint's response with this status. */
export type BodyOf<R extends { responses: object }, Status> = Extract<
  ResponseOf<R>,
  { status: Status }
>["body"];

interface ReplyWithError<Declared extends ErrorCode> {
  <Code extends Declared>(code: Code, ...details: DetailsArgument<Code, ErrorDetails<Code>>): Reply;
  (error: Declared | ErrorOf<Declared, string | undefined>): Reply;
}

/** A request parsed according to the contract, and the functions to respond to it. */
type Context<R extends Route> = ParsedRequestOf<R> & {
  request: Request;
  /** A response with a declared status and its body. */
  reply: <S extends StatusOf<R>>(status: S, body: BodyOf<R, S>, headers?: Record<string, string>) => Reply;
  /** One of the errors that the endpoint declares. For 429, adds `Retry-After`. */
  error: ReplyWithError<ErrorCodeOf<R>>;
};

/** Status, body and headers, not yet checked against the contract. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** Returned by a resolver to pass the request on to the next handler, usually the default one. */
export const fallThrough = Symbol("fall through");

type Result<R extends Route> = Reply | Response | BodyOf<R, 200 | 201> | typeof fallThrough;

class LegacyReply extends Reply {}

/** A response with older field names: checks its status against the contract, but not its body. */
export function legacy(body: object, status = 200): Reply {
  return new LegacyReply(status, body);
}

/** An error without code and message, as older servers may return. */
export const withoutMessage = (status: number): Reply => legacy({ success: false, status: "error" }, status);

/** Returns the body of a 200 (or 201 if declared), a `Reply`, or a `Response` for audio. */
type Resolver<R extends Route> = (context: Context<R>) => Result<R> | Promise<Result<R>>;

/** Resolvers for each endpoint in an area. Omitting one is a type error. */
export type Resolvers<A extends keyof Endpoints> = {
  [Name in keyof Endpoints[A]]: Endpoints[A][Name] extends Route ? Resolver<Endpoints[A][Name]> : never;
};

const violations: string[] = [];
const violationOf = new WeakMap<Response, string>();

/** Returns and clears the contract violations so far. Stories and tests fail if there are any. */
export function takeContractViolations(): string[] {
  return violations.splice(0);
}

/** Returns the contract violation behind this response, if any, and removes it from `takeContractViolations`. */
export function takeViolation(response: Response | undefined): string | undefined {
  const violation = response && violationOf.get(response);
  const index = violation === undefined ? -1 : violations.indexOf(violation);
  if (index >= 0) violations.splice(index, 1);
  return violation;
}

/** A request that stays pending. */
export const never = (): Promise<never> => new Promise(() => {});

/** A network error. */
export const crash = (): Response => HttpResponse.error();

const proxyResponses = new WeakSet<Response>();

/** The 502 page of a proxy whose server is down. */
export function badGateway(): Response {
  const response = new Response("<h1>Bad Gateway</h1>", {
    status: 502,
    headers: { "Content-Type": "text/html" },
  });
  proxyResponses.add(response);
  return response;
}

/**
 * Handlers for all endpoints in an area.
 *
 * @param providers configured social log-ins, such as `google`, whose paths are endpoints
 */
export function serve<A extends keyof Endpoints>(
  area: A,
  resolvers: Resolvers<A>,
  providers: readonly string[] = [],
): HttpHandler[] {
  return handlersFor(area, resolvers, providers);
}

type ErrorAnswer<Code extends ErrorCode> = Code | ErrorOf<Code, string | undefined>;

/**
 * Resolvers for some endpoints in an area. Instead of a resolver, an error or just its code can be given to respond
 * with.
 */
type Overrides<A extends keyof Endpoints> = {
  [Name in keyof Endpoints[A]]?: Endpoints[A][Name] extends Route
    ? Resolver<Endpoints[A][Name]> | ErrorAnswer<ErrorCodeOf<Endpoints[A][Name]>>
    : never;
};

/** A scenario: handlers that override some of an area's endpoints. */
export function instead<A extends keyof Endpoints>(area: A, some: Overrides<A>): HttpHandler[] {
  return overriding(area, some);
}

/** A scenario in which every endpoint in an area, except some, responds with this error, or fails in this way. */
export function everywhere<A extends keyof Endpoints>(
  area: A,
  resolver: ErrorCode | (() => Response | Promise<never>),
  except: (keyof Endpoints[A])[] = [],
): HttpHandler[] {
  const names = Object.keys(endpoints[area]).filter((name) => !except.some((other) => other === name));
  return overriding(area, Object.fromEntries(names.map((name) => [name, resolver])));
}

/** A scenario's response: an error, no response, or a body. */
export type Outcome = ErrorCode | "never" | "network" | "bad gateway" | "answer";

/** An endpoint, such as `ads.upload`, and how a handler responds to it. */
interface Answer {
  endpoint: string;
  outcome: Outcome;
}

const answerOfHandler = new WeakMap<HttpHandler, Answer>();

/** The endpoints that these handlers override, and how they respond. A mock database's own handlers override none. */
export const answersOf = (handlers: readonly HttpHandler[]): Answer[] =>
  handlers.flatMap((handler) => answerOfHandler.get(handler) ?? []);

const plainOutcomes = new Map<unknown, Outcome>([
  [never, "never"],
  [crash, "network"],
  [badGateway, "bad gateway"],
]);

type Given = Resolver<Route> | ErrorAnswer<ErrorCode>;

function outcomeOf(given: Given): Outcome {
  if (typeof given === "function") return plainOutcomes.get(given) ?? "answer";
  return typeof given === "string" ? given : given.code;
}

function overriding(area: keyof Endpoints, resolvers: object): HttpHandler[] {
  return Object.entries(resolvers).flatMap(([name, given]: [string, Given]) => {
    const handlers = handlersFor(area, { [name]: given }, socialProviders);
    for (const handler of handlers)
      answerOfHandler.set(handler, { endpoint: `${area}.${name}`, outcome: outcomeOf(given) });
    return handlers;
  });
}

let latency = 0;

/**
 * Delays all mocks' responses by this many ms from now on. Only for Storybook: on the QA site, each visitor has a
 * latency of their own (`createMockApi`).
 */
export function setLatency(ms: number): void {
  latency = ms;
}

function handlersFor(area: keyof Endpoints, resolvers: object, providers: readonly string[]): HttpHandler[] {
  return Object.entries(resolvers).map(([name, given]: [string, Given]) => {
    const resolver: Resolver<Route> =
      typeof given === "function" ? given : ({ error }) => error(given as never);
    const route = (endpoints[area] as Record<string, Route>)[name];
    if (!route) throw new Error(`The contract has no endpoint ${area}.${name}.`);
    return http.all(
      ({ request }) => {
        const found = findEndpoint(request, providers);
        return found.kind === "endpoint" && found.area === area && found.name === name;
      },
      async ({ request }) => {
        const found = findEndpoint(request, providers);
        const params = found.kind === "endpoint" ? found.params : {};
        const nativeForm = isNativeForm(request) ? nativeForms[area]?.[name] : undefined;
        const call = { name: `${area}.${name}`, route, request, params, values: {} };
        const response = await respond(call, resolver);
        // Not before a handler that falls through, or the call would be delayed twice.
        if (response && latency > 0) await delay(latency);
        return response && nativeForm ? formResponse(response, nativeForm, call.values) : response;
      },
    );
  });
}

function findEndpoint(request: Request, providers: readonly string[]) {
  return endpointOf(request.method, new URL(request.url).pathname, { providers });
}

type Call = {
  name: string;
  route: Route;
  request: Request;
  params: Record<string, string>;
  /** The parsed body; empty until it is read. */
  values: Form;
};

/** Turns a response into a native form's redirect. Proxy pages and contract violations are left unchanged. */
async function formResponse(response: Response, form: NativeForm, values: Form): Promise<Response> {
  if (response.status === 0 || proxyResponses.has(response) || violationOf.has(response)) return response;
  const { code } = (await response.clone().json()) as { code?: string };
  const ownHeaders = new Headers(response.headers);
  for (const name of ["Content-Type", "Content-Length"]) ownHeaders.delete(name);
  const outcome = { status: response.status, code, headers: ownHeaders };
  const headers = formResponseHeaders(outcome, form, values, false);
  return headers ? new Response(null, { status: 303, headers }) : response;
}

/**
 * Records a resolver's exception as a violation, so that the test fails with that exception instead of a silent 500.
 */
async function respond(call: Call, resolver: Resolver<Route>) {
  try {
    return await resolve(call, resolver);
  } catch (error) {
    if (error instanceof ApiError)
      return HttpResponse.json(errorBody(call.route, error), { status: error.status });
    return contractViolation(`${call.name} threw ${error instanceof Error ? error.stack : String(error)}`);
  }
}

async function resolve(call: Call, resolver: Resolver<Route>): Promise<Response | undefined> {
  const { name, route, request, params } = call;
  // Reads a clone, because the request may fall through to the next handler.
  const parsed = await readRequest(route, params, request.clone(), new URL(request.url).origin);
  call.values = (parsed.body ?? {}) as Form;
  const result = await resolver(contextOf(route, { request, ...parsed }));
  if (result === fallThrough) return undefined;
  if (result instanceof Response) {
    return proxyResponses.has(result) ? result : (undeclaredStatus(name, route, result.status) ?? result);
  }
  const reply = result instanceof Reply ? result : new Reply("200" in route.responses ? 200 : 201, result);
  return checkedResponse(name, route, reply);
}

function contextOf(route: Route, parsed: ReadRequest & { request: Request }): Context<Route> {
  return {
    ...parsed,
    reply: (status: number, body: unknown, headers?: Record<string, string>) =>
      new Reply(status, body, headers),
    error(codeOrError: ErrorCode | ErrorOf, details?: object) {
      const error = typeof codeOrError === "string" ? errorOf(codeOrError, details as never) : codeOrError;
      const { status } = errors[error.code];
      return new Reply(status, errorBody(route, error), status === 429 ? { "Retry-After": "60" } : {});
    },
  } as Context<Route>;
}

function undeclaredStatus(name: string, route: Route, status: number): Response | null {
  // `Response.error()` has status 0.
  if (status === 0 || status in route.responses) return null;
  return contractViolation(`${name} answered ${status}, which its contract does not declare.`);
}

function checkedResponse(name: string, route: Route, reply: Reply): Response {
  const { status, body, headers } = reply;
  const undeclared = undeclaredStatus(name, route, status);
  if (undeclared) return undeclared;
  if (reply instanceof LegacyReply) return HttpResponse.json(body as object, { status, headers });
  const schema = (route.responses as Record<number, { content?: Record<string, { schema: z.ZodType }> }>)[
    status
  ]?.content?.["application/json"]?.schema;
  if (!schema) return new Response(null, { status, headers });
  const parsed = schema.safeParse(body);
  if (!parsed.success) return contractViolation(`${name} answered ${status} with ${parsed.error.message}`);
  return HttpResponse.json(body as object, { status, headers });
}

function contractViolation(message: string): Response {
  const violation = `A mock breaks the contract: ${message}`;
  violations.push(violation);
  const response = HttpResponse.json({ success: false, message }, { status: 500 });
  violationOf.set(response, violation);
  return response;
}
