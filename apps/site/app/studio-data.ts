import { call } from "@earshot/client/call.ts";
import { type CurrentProject, readAppCookies } from "@earshot/client/state/app-state.tsx";
import type { User } from "@earshot/contract/accounts/read.ts";
import { type Ad, readAds } from "@earshot/contract/ads/read.ts";
import { pageSize, projectCounts } from "@earshot/contract/limits.ts";
import { projectCopy } from "@earshot/contract/projects/copy.ts";
import { type Project, readProjects } from "@earshot/contract/projects/read.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { type HeroValues, heroOf } from "@earshot/studio/create/arriving-form.ts";
import type { RouterContextProvider } from "react-router";

import { apiContext } from "./api-context.ts";
import { firstDataPatienceMs, firstSession } from "./session.ts";

/**
 * The data with which the studio is rendered. Data that the API did not return in time is undefined, and the page
 * itself fetches it.
 */
export interface StudioData {
  /** The logged-in user; null for a visitor. */
  user: User | null | undefined;
  /** The account's projects. Also undefined for a visitor, who has no projects. */
  projects: Project[] | undefined;
  /** The last open project, or else the first. Named "My Studio" while only its id is known. */
  currentProject: CurrentProject;
  /** The first page of the project's ads, newest first; for a visitor, their own ads. */
  ads: Ad[] | undefined;
  sidebarCollapsed: boolean;
  /** Values from the landing page's form; null if there are none. */
  hero: HeroValues | null;
}

type Context = Readonly<RouterContextProvider>;

/**
 * Loads the data for the studio's first paint, within a second. Fetches the session, the projects and the ads of the
 * project in the cookie in parallel; if a different project has to be opened, fetches its ads in a second step.
 */
export async function studioData(context: Context, request: Request): Promise<StudioData> {
  const { projectId, sidebarCollapsed } = readAppCookies(request.headers.get("cookie"));
  const asking = { context, signal: AbortSignal.timeout(firstDataPatienceMs) };
  const adsOfKept = adsOf(projectId, asking);
  const [user, listed] = await Promise.all([firstSession(context), projectsOf(asking)]);

  const currentProject = projectToOpen(projectId, user, listed);
  const isKnown = user === null || listed !== undefined || currentProject.id !== null;
  return {
    user,
    projects: user === null ? undefined : listed,
    currentProject,
    ads: isKnown
      ? await (currentProject.id === projectId ? adsOfKept : adsOf(currentProject.id, asking))
      : undefined,
    sidebarCollapsed,
    hero: heroOf(new URL(request.url).searchParams),
  };
}

/** @param keptId the id in the cookie, which may belong to another account or a deleted project */
function projectToOpen(
  keptId: string | null,
  user: User | null | undefined,
  listed: readonly Project[] | undefined,
): CurrentProject {
  const first = { id: null, name: projectCopy.first };
  if (user === null) return first;
  if (listed === undefined) return keptId === null ? first : { id: keptId, name: studioCopy.title };
  const found = listed.find(({ id }) => id === keptId) ?? listed[0];
  return found ? { id: found.id, name: found.name } : first;
}

/**
 * Loads the data for the sidebar on other pages: the account's projects, the current one, and whether the sidebar is
 * collapsed.
 */
export async function sidebarData(context: Context, request: Request, user: User) {
  const { projectId, sidebarCollapsed } = readAppCookies(request.headers.get("cookie"));
  const projects = await projectsOf({ context, signal: AbortSignal.timeout(firstDataPatienceMs) });
  return { projects, currentProject: projectToOpen(projectId, user, projects), sidebarCollapsed };
}

/** Loads the data for the frame of a page that is also open to visitors. */
export async function frameData(context: Context, request: Request) {
  const user = await firstSession(context);
  if (user) return { user, ...(await sidebarData(context, request, user)) };
  const { sidebarCollapsed } = readAppCookies(request.headers.get("cookie"));
  return {
    user,
    projects: undefined,
    currentProject: projectToOpen(null, null, undefined),
    sidebarCollapsed,
  };
}

type Asking = { context: Context; signal: AbortSignal };

async function projectsOf({ context, signal }: Asking): Promise<Project[] | undefined> {
  const { fetch } = context.get(apiContext);
  try {
    const query = { limit: projectCounts.fetched };
    const { status, body } = await call("GET /api/projects", { query }, { fetch, signal });
    return status === 200 ? readProjects(body) : undefined;
  } catch {
    return undefined;
  }
}

/** @param projectId null for all ads (a visitor's ads have no project) */
async function adsOf(projectId: string | null, { context, signal }: Asking): Promise<Ad[] | undefined> {
  const { fetch } = context.get(apiContext);
  try {
    const query = { limit: pageSize.ads, offset: 0, project_id: projectId };
    const { status, body } = await call("GET /audiostack/getuseraudios", { query }, { fetch, signal });
    return status === 200 ? readAds(body) : undefined;
  } catch {
    return undefined;
  }
}
