import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { projectCounts, timing } from "@earshot/contract/limits.ts";
import { type Project, readProject, readProjects } from "@earshot/contract/projects/read.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { projectToChoose } from "./project-to-choose.ts";

const everyList = ["projects"];
const createKey = ["create project"];

/** Separate for each account, so that the next person to log in sees nothing of the previous one. */
const listOf = (userId: string | undefined) => [...everyList, userId ?? null];

async function fetchProjects(): Promise<readonly Project[]> {
  try {
    const { status, body } = await call("GET /api/projects", { query: { limit: projectCounts.fetched } });
    if (status !== 200) throw new Error(`The list of projects was answered with ${status}.`);
    return readProjects(body);
  } catch (failure) {
    // Spec section 8: logged only.
    console.error(failure);
    throw failure;
  }
}

export interface ProjectList {
  /** In the server's order, newest last; undefined while they are on their way, could not be had, or belong to a visitor. */
  projects: readonly Project[] | undefined;
  /** They could not be had, and there are none of before. */
  isFailed: boolean;
  /** The projects that were created since the page came: marked new. */
  newIds: ReadonlySet<string>;
  /** Asks again. */
  ask: () => void;
  /** Asks again when what is known is older than 30 s: the sidebar opens (decisions, Studio). */
  askIfOld: () => void;
}

/**
 * The account's projects. Those that came with the page count as asked for; a list that opens asks again when they are older than
 * 30 s. The first is chosen when none is current (spec section 4). A failed refresh keeps the list, and is logged only.
 *
 * @param initial what came with the page: undefined when the server did not say in time, and for a visitor
 */
export function useProjects({ initial }: { initial: readonly Project[] | undefined }): ProjectList {
  const { user, isLoggedIn } = useSession();
  const { currentProject, chooseProject } = useAppState((state) => state);
  const client = useQueryClient();
  // What came with the page is nobody else's who logs in on it; while nobody is known, it is that of who will be.
  const [firstId] = useState(user?.id);
  const cameAlong = isLoggedIn && (firstId === undefined || firstId === user?.id);
  const asked = {
    queryKey: listOf(user?.id),
    queryFn: fetchProjects,
    staleTime: timing.projectsStale,
  } as const;
  const { data, isError, refetch } = useQuery({
    ...asked,
    enabled: isLoggedIn,
    initialData: cameAlong ? initial : undefined,
  });
  const projects = isLoggedIn ? data : undefined;

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
      if (isLoggedIn) void client.prefetchQuery(asked);
    },
  };
}

/** Creates a project by its name. The new one is in the list at once, which is then fetched again. */
export function useCreateProject() {
  const client = useQueryClient();
  const { user } = useSession();
  return useApiMutation({
    mutationKey: createKey,
    mutationFn: createProject,
    // What is new stays so until the page is left.
    gcTime: Infinity,
    async onSuccess(project) {
      // A pending answer that is older would take it out again.
      await client.cancelQueries({ queryKey: everyList });
      client.setQueryData<readonly Project[]>(listOf(user?.id), (known) => known && [...known, project]);
      void client.invalidateQueries({ queryKey: everyList });
    },
  });
}

async function createProject(typed: string): Promise<Project> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const answer = await call("POST /api/projects", {
    json: { name: typed.trim(), description: projectDescription(new Date(), timeZone) },
  });
  assertOk(answer);
  const project = readProject(answer.body);
  if (!project) throw new ApiError(answer.status, answer.body);
  return project;
}
