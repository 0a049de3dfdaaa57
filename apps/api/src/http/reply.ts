import { nativeFormAnswer } from "@earshot/contract/rules/native-form-answer.ts";
import type { Form, NativeForm } from "@earshot/contract/rules/native-forms.ts";

/** An answer before it is bytes. Without a body, none is sent. */
export type Reply = { status: number; body?: unknown; headers?: Headers };

/** As JSON that nobody keeps: it belongs to one person at one moment. */
export function respond({ status, body, headers }: Reply): Response {
  const all = new Headers(headers);
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-store");
  if (body === undefined) return new Response(null, { status, headers: all });
  return Response.json(body, { status, headers: all });
}

/** The answer to a native form: 303 to its page, or the reply itself where no page shows it. */
export function respondToForm(reply: Reply, native: NativeForm, form: Form, isSecure: boolean): Response {
  const { message } = reply.body as { message: string };
  const answer = { status: reply.status, message, headers: new Headers(reply.headers) };
  const headers = nativeFormAnswer(answer, native, form, isSecure);
  return respond(headers ? { status: 303, headers } : reply);
}
