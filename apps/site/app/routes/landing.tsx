import { type Theme, themeOf } from "@earshot/client/theme.ts";
import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { heroCopy } from "@earshot/contract/landing/hero-copy.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";
import type { ReactNode } from "react";
import { script } from "virtual:late-script";

import { LatePart } from "../late-hydration/late-part.tsx";
import { renderLate } from "../late-hydration/render-late.server.tsx";
import { homeHead } from "../page-head.ts";
import { LandingPage, type LandingPageProps, type PartName } from "../pages/landing-page.tsx";
import { pageParts } from "../pages/landing-page/page-parts.tsx";
import { renderContext } from "../render-context.ts";
import { firstSession } from "../session.ts";
import { structuredData } from "../structured-data.ts";
import { isAnonymous } from "../visitor-cookies.ts";
import type { Route } from "./+types/landing.ts";

import stylesheet from "../late-hydration/landing.css?url";

export const handle = { script, stylesheet };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...homeHead(`${heroCopy.lead} ${heroCopy.titles[0]}`),
  ...(loaderData ? [structuredData(loaderData.origin)] : []),
];

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const cookies = request.headers.get("cookie");
  const theme = themeOf(cookies);
  const user = isAnonymous(cookies) ? null : await firstSession(context);
  const parts = renderParts(
    pageParts({
      contact: formNotice(url.searchParams, "contact"),
      subscription: formNotice(url.searchParams, "subscription"),
      values: readFormValues("/", readCookie(cookies, cookieNames.formValues)),
      budget: url.searchParams.get("budget"),
    }),
    theme,
  );
  const WholePage = (props: LandingPageProps) => <LandingPage {...props} parts={parts} />;
  return {
    origin: context.get(renderContext).origin,
    page: renderLate("page", <WholePage user={user} />, theme),
  };
};

/** Renders each part to HTML separately, so that it can be hydrated on its own. */
function renderParts(parts: ReturnType<typeof pageParts>, theme: Theme) {
  const rendered = Object.entries(parts).map(([name, part]) => [
    name,
    <LatePart key={name} {...renderLate(name, part, theme)} />,
  ]);
  return Object.fromEntries(rendered) as Record<PartName, ReactNode>;
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LatePart {...loaderData.page} />;
}
