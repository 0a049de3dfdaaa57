import { ApiError, assertOk, isLoggedOutError } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { useSession } from "@earshot/client/state/session.tsx";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { type Project, readProject } from "@earshot/contract/projects/read.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { createKey, everyList, listOf, projectsQuery } from "./queries.ts";

type Projects = readonly Project[];

/** Creates a project. Adds it to the list, then refetches. */
export function useCreateProject() {
  const client = useQueryClient();
  const { user } = useSession();
  return useApiMutation({
    mutationKey: createKey,
    mutationFn: createProject,
    // Projects whose mutation is cached are marked as new, so the mutation is kept until the user leaves the page.
    gcTime: Infinity,
    async onSuccess(project) {
      // Cancels pending requests for the list, whose responses would remove the new project again.
      await client.cancelQueries({ queryKey: everyList });
      client.setQueryData<readonly Project[]>(listOf(user?.id), (known) => known && [project, ...known]);
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

/**
 * Deletes a project with its ads. Removes it from the list (if it was current, another one becomes current), then
 * refetches.
 */
export function useDeleteProject() {
  return useListMutation(
    async (id: string) => {
      const answer = await call("DELETE /api/projects/{projectId}", { params: { projectId: id } });
      assertOk(answer);
    },
    (known, id) => known.filter((project) => project.id !== id),
  );
}

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
      // Cancels pending requests for the list, whose responses would undo the update.
      await client.cancelQueries({ queryKey: everyList });
      client.setQueryData<Projects>(listOf(user?.id), (known) => known && change(known, variables));
    },
    onSettled: (_, error) => {
      if (!isLoggedOutError(error)) void client.invalidateQueries({ queryKey: everyList });
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
