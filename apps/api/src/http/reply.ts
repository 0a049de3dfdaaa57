import { nativeFormAnswer } from "@earshot/contract/native-forms/native-form-answer.ts";
import type { Form, NativeForm } from "@earshot/contract/native-forms/native-forms.ts";

/** An answer before it is bytes: JSON or a stream, whose headers say what it is; without either, nothing is sent. */
export type Reply = { status: number; body?: unknown; headers?: Headers; stream?: ReadableStream };

/** As JSON that nobody keeps, unless the headers say so: it belongs to one person at one moment. */
export function respond({ status, body, headers, stream }: Reply): Response {
  const all = new Headers(headers);
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  if (body === undefined) return new Response(stream ?? null, { status, headers: all });
  return Response.json(body, { status, headers: all });
}

/** The answer to a native form: 303 to its page, or the reply itself where no page shows it. */
export function respondToForm(reply: Reply, native: NativeForm, form: Form, isSecure: boolean): Response {
  const { message } = reply.body as { message: string };
  const answer = { status: reply.status, message, headers: new Headers(reply.headers) };
  const headers = nativeFormAnswer(answer, native, form, isSecure);
  return respond(headers ? { status: 303, headers } : reply);
}
