import type { Area } from "@earshot/contract/paths.ts";
import { formValuesCookie, formValuesSeconds, writeFormValues } from "@earshot/contract/rules/form-answer.ts";
import { nativeForms, neverOnAPage } from "@earshot/contract/rules/native-forms.ts";

/** Whether the body comes from a page without JavaScript. */
export function isNativeForm(request: Request): boolean {
  return request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded") === true;
}

/**
 * The same answer for a native form: 303 to its page. A refusal's page gets the words, and in a cookie what was typed.
 * What no page can show stays as it is.
 */
export async function answerForm(
  area: Area,
  name: string,
  answer: Response,
  request: Request,
): Promise<Response> {
  const native = nativeForms[area]?.[name];
  const isShown = answer.status >= 200 && answer.status < 500 && !neverOnAPage.includes(answer.status);
  if (!native || !isShown) return answer;
  const form = Object.fromEntries(new URLSearchParams(await request.clone().text()));
  const { message } = (await answer.json()) as { message: string };
  const typed = answer.ok || answer.status === 400 ? "" : writeFormValues(native.page, form);
  const age = typed === "" ? 0 : formValuesSeconds;
  return new Response(null, {
    status: 303,
    headers: {
      Location: answer.ok ? native.done(form) : native.refused(answer.status, message, form),
      "Set-Cookie": `${formValuesCookie}=${typed}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`,
    },
  });
}
