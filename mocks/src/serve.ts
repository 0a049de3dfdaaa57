import { ApiError } from "@earshot/contract/api-error.ts";
import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints, type Endpoints } from "@earshot/contract/endpoints/all.ts";
import type { ResponseOf, ErrorCodeOf } from "@earshot/contract/endpoints/infer-route.ts";
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
import type { z } from "@hono/zod-openapi";
import { http, HttpResponse, type HttpHandler } from "msw";

import type { BodyOf } from "./serve/body-of.ts";

type Route = { request?: object; responses: object };
type Part<R, Name extends string> = R extends { request: { [N in Name]: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : undefined;
type Content<R> = R extends { request: { body: { content: infer Types } } } ? Types[keyof Types] : never;
type ParsedBody<R> =
  Content<R> extends { schema: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
type StatusOf<R extends Route> = ResponseOf<R>["status"];

interface ReplyWithError<Declared extends ErrorCode> {
  <Code extends Declared>(code: Code, ...details: DetailsArgument<Code, ErrorDetails<Code>>): Reply;
  (error: Declared | ErrorOf<Declared, string | undefined>): Reply;
}

/** One request as a mock sees it: parsed by the contract, so that an answer reads it without doubt. */
export interface Asked<R extends Route> {
  request: Request;
  params: Part<R, "params">;
  query: Part<R, "query">;
  /** The body, whichever of the declared content types it came in. */
  body: ParsedBody<R>;
  /** An answer with a status of the contract and the body that belongs to it. */
  reply: <S extends StatusOf<R>>(status: S, body: BodyOf<R, S>, headers?: Record<string, string>) => Reply;
  /** One of the errors that the endpoint declares, in its own shape; 429 says to wait for a minute. */
  error: ReplyWithError<ErrorCodeOf<R>>;
}

/** A status and a body that `reply` or `error` made. */
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

/** Given for an answer: the request goes on to the one that stood here before. */
export const onward = Symbol("onward");

type Given<R extends Route> = Reply | Response | BodyOf<R, 200 | 201> | typeof onward;

class LegacyReply extends Reply {}

/**
 * An answer as an older server gives it, under the alternative names of spec section 3. Only its shape is not held
 * against the contract; its status is.
 */
export function legacy(body: object, status = 200): Reply {
  return new LegacyReply(status, body);
}

/** An error without code and message, as an older server may answer it. */
export const withoutMessage = (status: number): Reply => legacy({ success: false, status: "error" }, status);

/** From a request to an answer: the body of a 200 (201 where that is declared), a reply, or a whole Response for sound. */
export type Answer<R extends Route> = (asked: Asked<R>) => Given<R> | Promise<Given<R>>;

/** An answer for each endpoint of an area: one forgotten does not compile. */
export type Answers<A extends keyof Endpoints> = {
  [Name in keyof Endpoints[A]]: Endpoints[A][Name] extends Route ? Answer<Endpoints[A][Name]> : never;
};

const broken: string[] = [];

/** The replies that broke the contract since the last call: a story or a test that finds any has failed. */
export function takeBrokenReplies(): string[] {
  return broken.splice(0);
}

const breaches = new WeakMap<Response, string>();

/** How this reply broke the contract, if it did; `takeBrokenReplies` then no longer gives it. */
export function takeBreach(response: Response | undefined): string | undefined {
  const words = response && breaches.get(response);
  const at = words === undefined ? -1 : broken.indexOf(words);
  if (at >= 0) broken.splice(at, 1);
  return words;
}

/** A request that is never answered. */
export const never = (): Promise<never> => new Promise(() => {});

/** A server that goes away in the middle: the browser sees a network failure. */
export const crash = (): Response => HttpResponse.error();

const fromElsewhere = new WeakSet<Response>();

/** A proxy before the server answers instead of it: a page, no JSON. */
export function badGateway(): Response {
  const response = new Response("<h1>Bad Gateway</h1>", {
    status: 502,
    headers: { "Content-Type": "text/html" },
  });
  fromElsewhere.add(response);
  return response;
}

/**
 * The answers of a whole area.
 * @param providers the social log-ins that are configured, such as `google`: their addresses are endpoints
 */
export function serve<A extends keyof Endpoints>(
  area: A,
  answers: Answers<A>,
  providers: readonly string[] = [],
): HttpHandler[] {
  return handlersFor(area, answers, providers);
}

/** Other answers for some endpoints of an area: a scenario. The rest stays as it was. */
export function instead<A extends keyof Endpoints>(area: A, some: Partial<Answers<A>>): HttpHandler[] {
  return handlersFor(area, some, []);
}

function handlersFor(area: keyof Endpoints, answers: object, providers: readonly string[]): HttpHandler[] {
  return Object.entries(answers).map(([name, answer]) => {
    const route = (endpoints[area] as Record<string, Route>)[name];
    if (!route) throw new Error(`The contract has no endpoint ${area}.${name}.`);
    return http.all(
      ({ request }) => {
        const found = findIn(request, providers);
        return found.kind === "endpoint" && found.area === area && found.name === name;
      },
      async ({ request }) => {
        const found = findIn(request, providers);
        const params = found.kind === "endpoint" ? found.params : {};
        const native = isNativeForm(request) ? nativeForms[area]?.[name] : undefined;
        const call = { name: `${area}.${name}`, route, request, params, typed: {} };
        const response = await answerOrSay(call, answer as Answer<Route>);
        return response && native ? answerForm(response, native, call.typed) : response;
      },
    );
  });
}

function findIn(request: Request, providers: readonly string[]) {
  return endpointOf(request.method, new URL(request.url).pathname, { providers });
}

type Call = {
  name: string;
  route: Route;
  request: Request;
  params: Record<string, string>;
  /** The body, once it has been read. */
  typed: Form;
};

/** The same answer for a native form; what our server does not say itself stays as it is. */
async function answerForm(answer: Response, native: NativeForm, typed: Form): Promise<Response> {
  if (answer.status === 0 || fromElsewhere.has(answer) || breaches.has(answer)) return answer;
  const { code } = (await answer.clone().json()) as { code?: string };
  const ownHeaders = new Headers(answer.headers);
  for (const name of ["Content-Type", "Content-Length"]) ownHeaders.delete(name);
  const response = { status: answer.status, code, headers: ownHeaders };
  const headers = formResponseHeaders(response, native, typed, false);
  return headers ? new Response(null, { status: 303, headers }) : answer;
}

/** A mock that throws is broken too: the story or test fails with what it threw, not with a silent 500. */
async function answerOrSay(call: Call, answer: Answer<Route>) {
  try {
    return await answerOne(call, answer);
  } catch (error) {
    if (error instanceof ApiError)
      return HttpResponse.json(errorBody(call.route, error), { status: error.status });
    return breach(`${call.name} threw ${error instanceof Error ? error.stack : String(error)}`);
  }
}

async function answerOne(call: Call, answer: Answer<Route>): Promise<Response | undefined> {
  const { name, route, request, params } = call;
  // A copy is read, as the request may go on to the mock that stood here before.
  const read = await readRequest(route, params, request.clone(), new URL(request.url).origin);
  call.typed = (read.body ?? {}) as Form;
  const given = await answer(askedOf(route, { request, ...read }));
  if (given === onward) return undefined;
  if (given instanceof Response) {
    return fromElsewhere.has(given) ? given : (declared(name, route, given.status) ?? given);
  }
  const reply = given instanceof Reply ? given : new Reply("200" in route.responses ? 200 : 201, given);
  return checked(name, route, reply);
}

function askedOf(route: Route, understood: ReadRequest & { request: Request }): Asked<Route> {
  return {
    ...understood,
    reply: (status: number, body: unknown, headers?: Record<string, string>) =>
      new Reply(status, body, headers),
    error(error: ErrorCode | ErrorOf, details?: object) {
      const wrong = typeof error === "string" ? errorOf(error, details as never) : error;
      const { status } = errors[wrong.code];
      return new Reply(status, errorBody(route, wrong), status === 429 ? { "Retry-After": "60" } : {});
    },
  } as Asked<Route>;
}

function declared(name: string, route: Route, status: number): Response | null {
  // 0 is the crash of `Response.error()`.
  if (status === 0 || status in route.responses) return null;
  return breach(`${name} answered ${status}, which its contract does not declare.`);
}

function checked(name: string, route: Route, reply: Reply): Response {
  const { status, body, headers } = reply;
  const undeclared = declared(name, route, status);
  if (undeclared) return undeclared;
  if (reply instanceof LegacyReply) return HttpResponse.json(body as object, { status, headers });
  const schema = (route.responses as Record<number, { content?: Record<string, { schema: z.ZodType }> }>)[
    status
  ]?.content?.["application/json"]?.schema;
  if (!schema) return new Response(null, { status, headers });
  const parsed = schema.safeParse(body);
  if (!parsed.success) return breach(`${name} answered ${status} with ${parsed.error.message}`);
  return HttpResponse.json(body as object, { status, headers });
}

function breach(what: string): Response {
  const words = `A mock breaks the contract: ${what}`;
  broken.push(words);
  const response = HttpResponse.json({ success: false, message: what }, { status: 500 });
  breaches.set(response, words);
  return response;
}
