import { call } from "@earshot/client/call.ts";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { projectCounts, timing } from "@earshot/contract/limits.ts";
import { type Project, readProjects } from "@earshot/contract/projects/read.ts";
import { queryOptions, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { projectToChoose } from "./project-to-choose.ts";

export const everyList = ["projects"];
export const createKey = ["create project"];

/** One cache entry per account, so that the next user to log in sees none of the previous user's projects. */
export const listOf = (userId: string | undefined) => [...everyList, userId ?? null];

async function fetchProjects(): Promise<readonly Project[]> {
  try {
    const { status, body } = await call("GET /api/projects", { query: { limit: projectCounts.fetched } });
    if (status !== 200) throw new Error(`The list of projects was answered with ${status}.`);
    return readProjects(body);
  } catch (error) {
    // Not shown as an alert: the sidebar offers a retry.
    console.error(error);
    throw error;
  }
}

/**
 * Project ids, in the order in which this browser tab first listed them. Empty on the server, where effects don't
 * run.
 */
let shownIds: readonly string[] = [];

/**
 * Keeps the order in which projects were first listed, until a reload, so that a project doesn't move when it is
 * used.
 */
const inShownOrder = (projects: readonly Project[]): readonly Project[] =>
  projects.toSorted((one, other) => shownIds.indexOf(one.id) - shownIds.indexOf(other.id));

export const projectsQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: listOf(userId), queryFn: fetchProjects });

export interface ProjectList {
  /**
   * New projects first, then the others in the order in which they were first loaded (last used first); undefined
   * while loading, on error, and for a visitor.
   */
  projects: readonly Project[] | undefined;
  /** True if loading failed and there is no earlier result. */
  isFailed: boolean;
  /** Projects created since the page loaded. */
  newIds: ReadonlySet<string>;
  ask: () => void;
  /** Refetches a list older than 30 s when the sidebar opens. */
  askIfOld: () => void;
}

/**
 * Returns the account's projects, and selects the first if there is no current one. A failed refetch keeps the list
 * and is logged.
 *
 * @param initial the projects loaded with the page; undefined if the server did not respond in time, and for a
 * visitor
 */
export function useProjects({ initial }: { initial: readonly Project[] | undefined }): ProjectList {
  const { user, isLoggedIn } = useSession();
  const { currentProject, chooseProject } = useAppState((state) => state);
  const client = useQueryClient();
  // The page's projects belong to the user it was rendered for, not to a user who logs in later.
  const [firstId] = useState(user?.id);
  const cameAlong = isLoggedIn && (firstId === undefined || firstId === user?.id);
  const options = { ...projectsQuery(user?.id), staleTime: timing.projectsStale };
  const { data, isError, refetch } = useQuery({
    ...options,
    enabled: isLoggedIn,
    initialData: cameAlong ? initial : undefined,
    select: inShownOrder,
  });
  const projects = isLoggedIn ? data : undefined;

  useEffect(() => {
    if (data) shownIds = data.map(({ id }) => id);
  }, [data]);

  const wanted = projectToChoose(currentProject, user, projects);
  useEffect(() => {
    if (wanted) chooseProject(wanted);
  }, [wanted, chooseProject]);

  const created = useMutationState({
    filters: { mutationKey: createKey, status: "success" },
    select: (mutation) => (mutation.state.data as Project).id,
  });
  const newIds = new Set(created);

  return {
    projects,
    isFailed: isLoggedIn && isError && data === undefined,
    newIds,
    ask: () => void refetch(),
    askIfOld: () => {
      if (isLoggedIn) void client.prefetchQuery(options);
    },
  };
}
