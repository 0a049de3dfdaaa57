import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import { identityOf } from "@earshot/client/identity.ts";
import { player } from "@earshot/client/state/player.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";
import { studioErrors } from "@earshot/contract/studio/errors.ts";
import type { QueryClient } from "@tanstack/react-query";

import { saveAudioProject } from "./audio-project-map.ts";

interface DeletionOptions {
  isLoggedIn: boolean;
  client: QueryClient;
  /** Refetches the lists. */
  refresh: () => void;
}

/**
 * Deletes an ad. Stops its playback, clears its cache entries and refetches the lists.
 *
 * @throws {ApiError}
 * @throws {NetworkError}
 */
export async function deleteAd(
  uuid: string,
  { isLoggedIn, client, refresh }: DeletionOptions,
): Promise<void> {
  const identity = identityOf(isLoggedIn);
  const error = checkDeleteAd({ hasIdentity: identity !== null, uuid });
  if (error) throw new ApiError(studioErrors[error.code].status, error);
  const answer = await call("POST /audiostack/deleteuseraudio", { json: { ...identity, uuid } });
  assertOk(answer);
  if (!readSuccess(answer.body)) throw new ApiError(answer.status, answer.body);
  player.stop({ key: uuid });
  saveAudioProject(uuid, null);
  refresh();
  void client.invalidateQueries({ queryKey: ["ad", uuid], exact: true });
}
