import { call } from "@earshot/client/call.ts";
import { type LinkProps, type Navigation, NavigationProvider } from "@earshot/client/navigation.tsx";
import { readSession } from "@earshot/contract/accounts/read.ts";
import { returnPath } from "@earshot/contract/accounts/rules/return-path.ts";
import { projectCounts } from "@earshot/contract/limits.ts";
import { formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { readProjects } from "@earshot/contract/projects/read.ts";
import { fetchAdByLink } from "@earshot/sharing/queries.ts";
import { studioTabOf } from "@earshot/studio/create/studio-form.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";

import { CampaignPage } from "../pages/campaign-page.tsx";
import { CampaignsPage } from "../pages/campaigns-page.tsx";
import { ForgotPage } from "../pages/forgot-page.tsx";
import { LandingPage } from "../pages/landing-page.tsx";
import { pageParts } from "../pages/landing-page/page-parts.tsx";
import { LoginPage } from "../pages/login-page.tsx";
import { ResetPage } from "../pages/reset-page.tsx";
import { SharedAdPage } from "../pages/shared-ad-page.tsx";
import { SignUpPage } from "../pages/sign-up-page.tsx";
import { StudioPage } from "../pages/studio-page.tsx";

/** A page load. `values` is the input of a rejected form, which the real site passes in a cookie. */
interface Visit {
  address: string;
  values: FormValues;
}

interface SiteProps {
  /** The first page's path and query. */
  start: string;
}

let visitFromOutside: ((address: string) => void) | null = null;

/** Opens a URL in the mounted `Site`, as a link in an email does. */
export const openAddress = (address: string): void => visitFromOutside?.(address);

/** A plain link; `Site` handles the clicks on every link. */
function Anchor({ children, ...props }: LinkProps) {
  return <a {...props}>{children}</a>;
}

/**
 * The site's pages on the story's mock server, with working links and native forms. Replaces the router and the
 * loaders, which need a real server.
 */
export function Site({ start }: SiteProps) {
  const [visits, setVisits] = useState<readonly Visit[]>([{ address: start, values: {} }]);
  const [page, setPage] = useState<ReactNode>(null);
  const visit = visits.at(-1)!;

  useEffect(() => {
    let isLeft = false;
    void load(visit).then((loaded) => isLeft || setPage(<div key={visits.length}>{loaded}</div>));
    return () => {
      isLeft = true;
    };
  }, [visit, visits.length]);

  const navigation = useMemo<Navigation>(() => {
    const goTo = (address: string, values: FormValues = {}) =>
      setVisits((earlier) => [...earlier, { address, values }]);
    return {
      Link: Anchor,
      goTo,
      goBack: () => setVisits((earlier) => (earlier.length > 1 ? earlier.slice(0, -1) : earlier)),
      reload: (address) =>
        setVisits((earlier) => [...earlier, { ...earlier.at(-1)!, ...(address && { address }) }]),
      LeaveGuard: ({ children }) =>
        children({ isLeaving: false, stay: () => undefined, leave: () => undefined }),
    };
  }, []);

  useEffect(() => {
    visitFromOutside = navigation.goTo;
    // Listens on the document, so that React's own handlers run first: they may prevent the navigation.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (event.defaultPrevented || !href?.startsWith("/") || link?.hasAttribute("download")) return;
      event.preventDefault();
      navigation.goTo(href);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      void send(event.target as HTMLFormElement).then(({ address, values }) =>
        setVisits((earlier) => [...earlier, { address, values }]),
      );
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    return () => {
      visitFromOutside = null;
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
    };
  }, [navigation]);

  return <NavigationProvider value={navigation}>{page}</NavigationProvider>;
}

/** Sends a form as the browser does and returns the page that the server redirects to. */
async function send(form: HTMLFormElement): Promise<Visit> {
  const fields = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  const { url } = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields) });
  const { pathname, search } = new URL(url);
  return { address: pathname + search, values: fields };
}

/** The page at a URL, with its loader's data. */
async function load({ address, values }: Visit): Promise<ReactNode> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const message = formNotice(searchParams);
  const redirect = returnPath(searchParams.get("redirect"), "/nbmaistudio");
  const shared = /^\/shared-audio\/([^/]+)$/.exec(pathname)?.[1];
  if (shared) return <SharedAdPage ad={await fetchAdByLink(shared)} />;
  const frame = await frameData();
  const email = values.email ?? "";
  switch (pathname) {
    case "/":
      return <LandingPage user={frame.user} parts={pageParts({})} />;
    case "/client/login":
      return <LoginPage message={message} email={email} redirect={redirect} providers={[]} />;
    case "/client/signup":
      return <SignUpPage message={message} values={values} redirect={redirect} provider={null} />;
    case "/client/forgot":
      return <ForgotPage message={message} email={email} redirect={redirect} />;
    case "/client/reset":
      return <ResetPage message={message} token={searchParams.get("token") ?? ""} redirect={redirect} />;
    case "/nbmaistudio":
      return <StudioPage {...frame} tab={studioTabOf(searchParams.get("tab"))} />;
    case "/nbmaistudio/campaign":
      return (
        <CampaignPage
          {...frame}
          audioId={searchParams.get("audioId")}
          campaignId={searchParams.get("campaign")}
        />
      );
    case "/nbmaistudio/campaigns":
      return <CampaignsPage {...frame} />;
    default:
      throw new Error(`No flow has a page at ${pathname}.`);
  }
}

/** The data for the page frame: the session and, for a client, the projects, the first of which is open. */
async function frameData() {
  const user = readSession((await call("GET /api/session", {})).body);
  const first = { id: null, name: projectCopy.first };
  if (!user) return { user, projects: undefined, currentProject: first };
  const { body } = await call("GET /api/projects", { query: { limit: projectCounts.fetched } });
  const projects = readProjects(body);
  return { user, projects, currentProject: projects[0] ?? first };
}
