import { ApiError, assertOk } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";

/** The outcome of moving an ad. `words` are the alert's text. */
type Moved = { is: "done" } | { is: "refused"; words: string };

/** The spec's text (section 8), followed by what the server says where that says more. */
function textOf(error: unknown): string {
  const says = error instanceof ApiError && error.message !== "" && error.code !== "ad_not_movable";
  return says ? `${moveAdCopy.failed} ${error.message}` : moveAdCopy.failed;
}

/**
 * Moves an ad to another project.
 * @param identity the caller, as returned by `identityOf`
 */
export async function moveAd(
  { uuid, projectId }: { uuid: string; projectId: string },
  identity: Identity | null,
): Promise<Moved> {
  try {
    const answer = await call("PATCH /audiostack/move-to-project", {
      json: { ...identity, uuid, project_id: projectId },
    });
    assertOk(answer);
    if (!readSuccess(answer.body)) throw new ApiError(answer.status, answer.body);
    return { is: "done" };
  } catch (error) {
    return { is: "refused", words: textOf(error) };
  }
}
