import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";

import { pageHead } from "../page-head.ts";
import { LandingPage } from "../pages/landing-page.tsx";
import { renderContext } from "../render-context.ts";
import { unlessDialog } from "../revalidation.ts";
import { firstSession } from "../session.ts";
import { structuredData } from "../structured-data.ts";
import type { Route } from "./+types/landing.ts";

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageHead(null),
  ...(loaderData ? [structuredData(loaderData.origin)] : []),
];

export const loader = async ({ request, url, context }: Route.LoaderArgs) => ({
  user: await firstSession(context),
  origin: context.get(renderContext).origin,
  contact: formNotice(url.searchParams, "contact"),
  subscription: formNotice(url.searchParams, "subscription"),
  values: readFormValues("/", readCookie(request.headers.get("cookie"), cookieNames.formValues)),
  budget: url.searchParams.get("budget"),
});

export const shouldRevalidate = unlessDialog;

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { origin: _, ...page } = loaderData;
  return <LandingPage {...page} />;
}
