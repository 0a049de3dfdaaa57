import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { projectCounts, timing } from "@earshot/contract/limits.ts";
import { type Project, readProject, readProjects } from "@earshot/contract/projects/read.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { queryOptions, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { projectToChoose } from "./project-to-choose.ts";

const everyList = ["projects"];
const createKey = ["create project"];

/** One cache entry per account, so that the next user to log in sees none of the previous user's projects. */
const listOf = (userId: string | undefined) => [...everyList, userId ?? null];

async function fetchProjects(): Promise<readonly Project[]> {
  try {
    const { status, body } = await call("GET /api/projects", { query: { limit: projectCounts.fetched } });
    if (status !== 200) throw new Error(`The list of projects was answered with ${status}.`);
    return readProjects(body);
  } catch (failure) {
    // Not shown as an alert: the sidebar offers a retry.
    console.error(failure);
    throw failure;
  }
}

const projectsQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: listOf(userId), queryFn: fetchProjects });

export interface ProjectList {
  /** In server order, newest last; undefined while loading, on error, and for a visitor. */
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
 * @param initial those loaded with the page; undefined if the server did not respond in time, and for a visitor
 */
export function useProjects({ initial }: { initial: readonly Project[] | undefined }): ProjectList {
  const { user, isLoggedIn } = useSession();
  const { currentProject, chooseProject } = useAppState((state) => state);
  const client = useQueryClient();
  // The page's projects belong to the user it was rendered for, not to a user who logs in later.
  const [firstId] = useState(user?.id);
  const cameAlong = isLoggedIn && (firstId === undefined || firstId === user?.id);
  const asked = { ...projectsQuery(user?.id), staleTime: timing.projectsStale };
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

/** Creates a project. Adds it to the list, then refetches. */
export function useCreateProject() {
  const client = useQueryClient();
  const { user } = useSession();
  return useApiMutation({
    mutationKey: createKey,
    mutationFn: createProject,
    // Projects count as new until the user leaves the page.
    gcTime: Infinity,
    async onSuccess(project) {
      // The response to a request sent earlier would remove the project again.
      await client.cancelQueries({ queryKey: everyList });
      client.setQueryData<readonly Project[]>(listOf(user?.id), (known) => known && [...known, project]);
      void client.invalidateQueries({ queryKey: everyList });
    },
  });
}

/** Renames a project. Updates it in the list, then refetches. */
export function useRenameProject() {
  return useListMutation(
    async ({ id, name }: { id: string; name: string }) => {
      const answer = await call("PATCH /api/projects/{projectId}", {
        params: { projectId: id },
        json: { name: name.trim() },
      });
      assertOk(answer);
    },
    (known, { id, name }) =>
      known.map((project) => (project.id === id ? { ...project, name: name.trim() } : project)),
  );
}

/** Deletes a project with its ads. Removes it from the list, then refetches, which selects another one. */
export function useDeleteProject() {
  return useListMutation(
    async (id: string) => {
      const answer = await call("DELETE /api/projects/{projectId}", { params: { projectId: id } });
      assertOk(answer);
    },
    (known, id) => known.filter((project) => project.id !== id),
  );
}

type Projects = readonly Project[];

/** A mutation that updates the list as soon as it succeeds. The refetch drops projects that no longer exist. */
function useListMutation<Variables>(
  mutationFn: (variables: Variables) => Promise<void>,
  change: (known: Projects, variables: Variables) => Projects,
) {
  const client = useQueryClient();
  const { user } = useSession();
  return useApiMutation({
    mutationFn,
    async onSuccess(_, variables: Variables) {
      // The response to a request sent earlier would undo the update.
      await client.cancelQueries({ queryKey: everyList });
      client.setQueryData<Projects>(listOf(user?.id), (known) => known && change(known, variables));
    },
    onSettled: (_, error) => {
      if (!(error instanceof ApiError && error.code === "not_logged_in"))
        void client.invalidateQueries({ queryKey: everyList });
    },
  });
}

/** How many campaigns use a project's ads, fetched when the user is about to delete it; 0 if that fails. */
export function useCampaignCount(id: string, enabled: boolean) {
  const { user } = useSession();
  const { data, isFetching } = useQuery({
    ...projectsQuery(user?.id),
    enabled: enabled && user !== null,
    staleTime: 0,
    select: (projects) => projects.find((project) => project.id === id)?.campaigns ?? 0,
  });
  return { campaigns: data ?? 0, isLoading: enabled && isFetching };
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
