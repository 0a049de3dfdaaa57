import { ApiError } from "@earshot/contract/api-error.ts";
import { errorBody } from "@earshot/contract/endpoints/responses.ts";
import { formResponseHeaders } from "@earshot/contract/native-forms/form-response.ts";
import type { Form, NativeForm } from "@earshot/contract/native-forms/native-forms.ts";

/** A response before serialisation: JSON, or a stream with headers that describe it, or no body. */
export type Reply = { status: number; body?: unknown; headers?: Headers; stream?: ReadableStream };

/**
 * Serialises as JSON, uncached unless the headers say otherwise, because the response applies only to one user at one
 * moment.
 */
export function respond({ status, body, headers, stream }: Reply): Response {
  const all = new Headers(headers);
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  if (body === undefined) return new Response(stream ?? null, { status, headers: all });
  return Response.json(body, { status, headers: all });
}

/** An error in the shape that the endpoint declares; the plain shape for a URL without an endpoint. */
export function errorReply(endpoint: { responses: object } | undefined, error: ApiError): Reply {
  const headers = new Headers();
  if (error.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return { status: error.status, body: errorBody(endpoint, error), headers };
}

/** An error for a URL without an endpoint, or before endpoints are known. */
export function respondWithError(code: "not_found" | "service_unavailable"): Response {
  return respond(errorReply(undefined, new ApiError(code)));
}

/** The response to a native form: a 303 to its page, or the reply itself if no page can show it. */
export function respondToForm(reply: Reply, native: NativeForm, form: Form, isSecure: boolean): Response {
  const { code } = reply.body as { code?: string };
  const response = { status: reply.status, code, headers: new Headers(reply.headers) };
  const headers = formResponseHeaders(response, native, form, isSecure);
  return respond(headers ? { status: 303, headers } : reply);
}
