import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { player } from "@earshot/client/state/player.ts";
import { useApiMutation } from "@earshot/client/use-api-mutation.ts";
import { readVersions } from "@earshot/contract/ads/read-versions.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";
import { formErrorOf, formErrors } from "@earshot/contract/studio/form-errors.ts";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";

import { useRefreshAds } from "../queries.ts";
import { saveAudioProject } from "./audio-project-map.ts";
import { deleteAd } from "./delete-ad.ts";

/** Deletes an ad: `deleteAd` as a mutation. */
export function useDeleteAd(isLoggedIn: boolean) {
  const client = useQueryClient();
  const refresh = useRefreshAds();
  return useApiMutation({
    mutationFn: (uuid: string) => deleteAd(uuid, { isLoggedIn, client, refresh }),
  });
}

/** Renames an ad, in every list and in the center column. */
export function useRenameAd(isLoggedIn: boolean) {
  const client = useQueryClient();
  const refresh = useRefreshAds();
  return useApiMutation({
    async mutationFn({ uuid, title }: { uuid: string; title: string }) {
      const identity = identityOf(isLoggedIn);
      if (!identity) throw new ApiError(formErrors.identity_missing.status, formErrorOf("identity_missing"));
      assertOk(
        await call("PATCH /api/audioad/ads/{uuid}", { params: { uuid }, json: { title, ...identity } }),
      );
    },
    onSuccess(_, { uuid }) {
      refresh();
      return client.invalidateQueries({ queryKey: ["ad", uuid], exact: true });
    },
  });
}

/** An ad's saved versions, newest first. */
export function useVersions({ uuid, version }: Ad, isLoggedIn: boolean) {
  return useQuery({
    queryKey: ["ad", uuid, "versions", version],
    async queryFn({ signal }) {
      const { status, body } = await call(
        "GET /api/audioad/ads/{uuid}/versions",
        { params: { uuid }, query: { ...identityOf(isLoggedIn) } },
        { signal },
      );
      if (status !== 200) throw new ApiError(status, body);
      return readVersions(body);
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * Copies an earlier version as the newest one, and returns the copy's number. Stays pending until the versions are
 * refetched.
 */
export function useRestoreVersion(isLoggedIn: boolean) {
  const client = useQueryClient();
  const refresh = useRefreshAds();
  return useApiMutation({
    async mutationFn({ uuid, number }: { uuid: string; number: number }) {
      const identity = identityOf(isLoggedIn);
      if (!identity) throw new ApiError(formErrors.identity_missing.status, formErrorOf("identity_missing"));
      const answer = await call("POST /api/audioad/ads/{uuid}/versions/{number}/restore", {
        params: { uuid, number: String(number) },
        json: identity,
      });
      assertOk(answer);
      return answer.body.version;
    },
    onSuccess(_, { uuid }) {
      player.stop({ key: uuid });
      refresh();
      void client.invalidateQueries({ queryKey: ["ad", uuid], exact: true });
      return client.invalidateQueries({ queryKey: ["ad", uuid, "versions"] });
    },
  });
}

/** Moves an ad. Refetches the lists and dispatches `audioMoved` on the window with `{ uuid, projectId }` as its detail. */
export function useMoveAd(isLoggedIn: boolean) {
  const refresh = useRefreshAds();
  return useApiMutation({
    async mutationFn({ uuid, projectId }: { uuid: string; projectId: string }) {
      const answer = await call("PATCH /audiostack/move-to-project", {
        json: { ...identityOf(isLoggedIn), uuid, project_id: projectId },
      });
      assertOk(answer);
      if (!readSuccess(answer.body)) throw new ApiError(answer.status, answer.body);
    },
    onSuccess(_, move) {
      player.stop({ key: move.uuid });
      saveAudioProject(move.uuid, move.projectId);
      refresh();
      window.dispatchEvent(new CustomEvent("audioMoved", { detail: move }));
    },
  });
}
