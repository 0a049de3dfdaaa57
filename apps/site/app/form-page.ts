import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { type FormNotice, formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { type FormValues, readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { SocialProvider } from "@earshot/contract/social-providers.ts";
import { type LoaderFunctionArgs, redirect } from "react-router";

import { firstAnswer } from "./session.ts";

/** What a page with a native form shows after its response: the message, and after an error what was typed. */
export interface FormPage {
  notice: FormNotice | null;
  values: FormValues;
  /** Where the form leads on to: the address's `redirect`, else the studio. */
  redirect: string;
}

/** Reads it from the page's address (the loader's `url`: `request.url` may end in `.data`) and cookies. */
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
 * The same for a page that only visitors need, with the social log-ins that are configured: throws the redirect that
 * leads on for who is logged in already.
 */
export async function visitorFormPage(
  args: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
): Promise<FormPage & { providers: SocialProvider[] }> {
  const page = formPage(args);
  const { user, providers } = await firstAnswer(args.context);
  if (user) throw redirect(page.redirect);
  return { ...page, providers };
}
