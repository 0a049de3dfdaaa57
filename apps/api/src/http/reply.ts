import { formValuesCookie, formValuesSeconds, writeFormValues } from "@earshot/contract/rules/form-answer.ts";
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

/**
 * The answer to a native form: 303 to its page. A refusal's page gets the words, and in a cookie what was typed (never
 * passwords); the words of a 403, 413 or 415 stay where they are, as their sender is no form of ours.
 */
export function respondToForm(
  reply: Reply,
  { page, done, refused }: NativeForm,
  form: Form,
  isSecure: boolean,
): Response {
  if ([403, 413, 415].includes(reply.status)) return respond(reply);
  const headers = new Headers(reply.headers);
  headers.delete("Retry-After");
  const isDone = reply.status < 400;
  const { message } = reply.body as { message: string };
  headers.set("Location", isDone ? done(form) : refused(reply.status, message, form));
  const typed = isDone ? "" : writeFormValues(page, form);
  const age = typed === "" ? 0 : formValuesSeconds;
  const secure = isSecure ? "; Secure" : "";
  headers.append(
    "Set-Cookie",
    `${formValuesCookie}=${typed}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
  return respond({ status: 303, headers });
}
