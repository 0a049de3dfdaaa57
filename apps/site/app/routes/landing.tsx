import { cookieNames, readCookie } from "@earshot/contract/cookies.ts";
import { heroCopy } from "@earshot/contract/landing/copy.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { readFormValues } from "@earshot/contract/native-forms/form-values.ts";

import { pageHead } from "../page-head.ts";
import { LandingPage } from "../pages/landing-page.tsx";
import { firstSession } from "../session.ts";
import type { Route } from "./+types/landing.ts";

export const meta = () => pageHead(null, heroCopy.text);

export const loader = async ({ request, url, context }: Route.LoaderArgs) => ({
  user: await firstSession(context),
  contact: formNotice(url.searchParams, "contact"),
  subscription: formNotice(url.searchParams, "subscription"),
  values: readFormValues("/", readCookie(request.headers.get("cookie"), cookieNames.formValues)),
  budget: url.searchParams.get("budget"),
});

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />;
}
