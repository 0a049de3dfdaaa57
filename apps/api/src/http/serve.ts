import { ApiError } from "@earshot/contract/api-error.ts";
import { type FoundEndpoint, endpointOf } from "@earshot/contract/endpoint-of.ts";
import { endpoints } from "@earshot/contract/endpoints/all.ts";
import { isNativeForm, readRequest } from "@earshot/contract/endpoints/read-request.ts";
import { type Form, nativeForms } from "@earshot/contract/native-forms/native-forms.ts";
import { paths } from "@earshot/contract/paths.ts";
import type { RequestContext, Visitor } from "@earshot/contract/visitor.ts";

import { isDiskFull } from "../disk-full.ts";
import type { Log } from "../log.ts";
import type { ReceiveUpload } from "./limit-uploads.ts";
import { errorReply, type Reply, respond, respondToForm, respondWithError } from "./reply.ts";
import type { Handler, Handlers, Route } from "./routes.ts";

export type ServeOptions = {
  handlers: Handlers;
  publicUrl: URL | undefined;
  /** Configured social log-ins; the URLs of other providers are not endpoints. */
  providers: readonly string[];
  log: Log;
  receiveUpload: ReceiveUpload;
  /**
   * Throws `ApiError` for an upload that will be rejected regardless of its content. Called before its body is read.
   */
  admitUpload: (request: Request, visitor: Visitor) => Promise<void>;
};

/**
 * Handles a request according to the contract. Never throws: an error is JSON in the endpoint's shape (or, for a native
 * form, a redirect to its page), and an unexpected error is logged and returned as an internal error.
 */
export async function serve(
  served: ServeOptions,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const started = performance.now();
  const found = endpointOf(request.method, new URL(request.url).pathname, served);
  const response =
    found.kind === "endpoint" ? await answerFound(served, found, request, context) : notFound();
  served.log.info({
    method: request.method,
    route: found.kind === "endpoint" ? patternOf(found) : "unknown",
    status: response.status,
    ms: Math.round(performance.now() - started),
    request: context.requestId,
  });
  return request.method === "HEAD" ? new Response(null, response) : response;
}

async function answerFound(
  served: ServeOptions,
  found: FoundEndpoint,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { area, name } = found;
  const handler = served.handlers[area]?.[name as never] as Handler<Route> | undefined;
  if (!handler) return notFound();
  const route = routeOf(found);
  const form = isNativeForm(request) ? nativeForms[area]?.[name] : undefined;
  let typed: Form = {};
  let reply: Reply;
  try {
    const origin = served.publicUrl?.origin ?? context.visitor.origin;
    const visitor = { ...context.visitor, origin };
    const isUpload = area === "ads" && name === "upload";
    const admit = isUpload ? () => served.admitUpload(request, visitor) : undefined;
    const read = () => readRequest(route, found.params, request, origin, admit);
    const parsed = takesUpload(route, request)
      ? await served.receiveUpload(visitor.address, read)
      : await read();
    typed = (parsed.body ?? {}) as Form;
    reply = await handler({ request, visitor, ...parsed } as Parameters<Handler<Route>>[0]);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      // A client that hangs up is not an error.
      if (request.signal.aborted) return new Response(null, { status: 499 });
      served.log.error({ err: error, route: patternOf(found) });
    }
    reply = errorReply(route, apiErrorOf(error));
  }
  const isSecure = served.publicUrl?.protocol === "https:";
  return form ? respondToForm(reply, form, typed, isSecure) : respond(reply);
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return isDiskFull(error) ? new ApiError("disk_full", { retryAfter: 60 }) : new ApiError("internal_error");
}

/** Looks up the endpoint's route; `endpointOf` returns only existing ones. */
function routeOf({ area, name }: FoundEndpoint): Route {
  return (endpoints[area] as Record<string, unknown>)[name] as Route;
}

const multipart = "multipart/form-data";

/** True for a body that may be as large as an upload. */
const takesUpload = (route: Route, request: Request) =>
  route.request?.body?.content?.[multipart] !== undefined &&
  request.headers.get("Content-Type")?.toLowerCase().startsWith(multipart) === true;

/** The route pattern, because logs must not contain URLs. */
function patternOf({ area, name }: FoundEndpoint): string {
  return (paths[area] as Record<string, { path: string }>)[name]?.path ?? "unknown";
}

function notFound(): Response {
  return respondWithError("not_found");
}
