import { themeOf } from "@earshot/client/theme.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { script } from "virtual:late-script";

import { LatePage } from "../late-hydration/late-page.tsx";
import { renderLate } from "../late-hydration/render-late.server.tsx";
import { pageHead } from "../page-head.ts";
import { LandingPage, type LandingPageProps } from "../pages/landing-page.tsx";
import { staticParts } from "../pages/landing-page/static-parts.tsx";
import { renderContext } from "../render-context.ts";
import { firstSession } from "../session.ts";
import { structuredData } from "../structured-data.ts";
import { isAnonymous } from "../visitor-cookies.ts";
import type { Route } from "./+types/landing.ts";

import stylesheet from "../late-hydration/landing.css?url";

export const handle = { script, stylesheet };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageHead(null),
  ...(loaderData ? [structuredData(loaderData.origin)] : []),
];

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const cookies = request.headers.get("cookie");
  const props = {
    user: isAnonymous(cookies) ? null : await firstSession(context),
    contact: formNotice(url.searchParams, "contact"),
    subscription: formNotice(url.searchParams, "subscription"),
    values: readFormValues("/", readCookie(cookies, cookieNames.formValues)),
    budget: url.searchParams.get("budget"),
  };
  return {
    origin: context.get(renderContext).origin,
    page: renderLate(WholePage, { theme: themeOf(cookies), props }),
  };
};

function WholePage(props: LandingPageProps) {
  return <LandingPage {...props} staticParts={staticParts} />;
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LatePage {...loaderData.page} />;
}
