import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints, type Endpoints } from "@earshot/contract/endpoints/all.ts";
import { refusalBody } from "@earshot/contract/endpoints/answers.ts";
import type { AnswerOf } from "@earshot/contract/endpoints/shape-of.ts";
import type { z } from "@hono/zod-openapi";
import { http, HttpResponse, type HttpHandler } from "msw";

import { answerForm, isNativeForm } from "./serve/answer-form.ts";
import type { BodyOf } from "./serve/body-of.ts";
import { understand, type Understood } from "./serve/understand.ts";

type Route = { request?: object; responses: object };
type Part<R, Name extends string> = R extends { request: { [N in Name]: infer Schema extends z.ZodType } }
  ? z.output<Schema>
  : undefined;
type Content<R> = R extends { request: { body: { content: infer Types } } } ? Types[keyof Types] : never;
type ParsedBody<R> =
  Content<R> extends { schema: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;
type StatusOf<R extends Route> = AnswerOf<R>["status"];
type RefusedWith<R extends Route> = Extract<AnswerOf<R>, { body: { message: string } }>["status"];

/** One request as a mock sees it: parsed by the contract, so that an answer reads it without doubt. */
export interface Asked<R extends Route> {
  request: Request;
  params: Part<R, "params">;
  query: Part<R, "query">;
  /** The body, whichever of the declared content types it came in. */
  body: ParsedBody<R>;
  /** An answer with a status of the contract and the body that belongs to it. */
  reply: <S extends StatusOf<R>>(status: S, body: BodyOf<R, S>, headers?: Record<string, string>) => Reply;
  /** A refusal in the endpoint's own shape; 429 says to wait for a minute. */
  refuse: (status: RefusedWith<R>, message: string) => Reply;
}

/** A status and a body that `reply` or `refuse` made. */
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

/** The answers of a whole area. */
export function serve<A extends keyof Endpoints>(area: A, answers: Answers<A>): HttpHandler[] {
  return handlersFor(area, answers);
}

/** Other answers for some endpoints of an area: a scenario. The rest stays as it was. */
export function instead<A extends keyof Endpoints>(area: A, some: Partial<Answers<A>>): HttpHandler[] {
  return handlersFor(area, some);
}

function handlersFor(area: keyof Endpoints, answers: object): HttpHandler[] {
  return Object.entries(answers).map(([name, answer]) => {
    const route = (endpoints[area] as Record<string, Route>)[name];
    if (!route) throw new Error(`The contract has no endpoint ${area}.${name}.`);
    return http.all(
      ({ request }) => {
        const asked = endpointOf(request.method, new URL(request.url).pathname, { providers: [] });
        return asked.kind === "endpoint" && asked.area === area && asked.name === name;
      },
      async ({ request }) => {
        const response = await answerOrSay(`${area}.${name}`, route, answer as Answer<Route>, request);
        return response && isNativeForm(request) ? answerForm(area, name, response, request) : response;
      },
    );
  });
}

/** A mock that throws is broken too: the story or test fails with what it threw, not with a silent 500. */
async function answerOrSay(name: string, route: Route, answer: Answer<Route>, request: Request) {
  try {
    return await answerOne(name, route, answer, request);
  } catch (error) {
    return breach(`${name} threw ${error instanceof Error ? error.stack : String(error)}`);
  }
}

async function answerOne(
  name: string,
  route: Route,
  answer: Answer<Route>,
  request: Request,
): Promise<Response | undefined> {
  const asked = await understand(route, request);
  if (asked instanceof Response) return asked;
  const given = await answer(askedOf(route, asked));
  if (given === onward) return undefined;
  if (given instanceof Response) {
    return fromElsewhere.has(given) ? given : (declared(name, route, given.status) ?? given);
  }
  const reply = given instanceof Reply ? given : new Reply("200" in route.responses ? 200 : 201, given);
  return checked(name, route, reply);
}

function askedOf(route: Route, understood: Understood): Asked<Route> {
  return {
    ...understood,
    reply: (status: number, body: unknown, headers?: Record<string, string>) =>
      new Reply(status, body, headers),
    refuse: (status: number, message: string) =>
      new Reply(status, refusalBody(route, message), status === 429 ? { "Retry-After": "60" } : {}),
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
  broken.push(`A mock breaks the contract: ${what}`);
  return HttpResponse.json({ success: false, message: what }, { status: 500 });
}
