import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { type FormNotice, formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { type FormValues, readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { type LoaderFunctionArgs, redirect } from "react-router";

import { firstAnswer } from "./session.ts";

/** A native form page's data: the response's message and, after an error, the input. */
export interface FormPage {
  notice: FormNotice | null;
  values: FormValues;
  /** The return path after the form: the URL's `redirect`, or else the studio. */
  redirect: string;
}

/**
 * Reads the form's data from the page's URL and cookies. Uses the loader's `url`, because `request.url` may end in
 * `.data`.
 */
export function formPage({ request, url }: Pick<LoaderFunctionArgs, "request" | "url">): FormPage {
  const { pathname, searchParams } = url;
  const saved = readCookie(request.headers.get("cookie"), cookieNames.formValues);
  return {
    redirect: returnPath(searchParams.get("redirect"), "/nbmaistudio"),
    notice: formNotice(searchParams),
    values: readFormValues(pathname.replace(/\/$/, ""), saved),
  };
}

/**
 * Reads the form's data for a page that is only for visitors, with the configured social log-ins. Throws a redirect to
 * the return path if the user is logged in.
 */
export async function visitorFormPage(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
): Promise<FormPage & { providers: SocialProvider[] }> {
  const page = formPage(args);
  const { user, providers } = await firstAnswer(args.context);
  if (user) throw redirect(page.redirect);
  return { ...page, providers };
}
