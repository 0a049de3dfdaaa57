import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { moveAdCopy } from "@earshot/contract/ads/copy.ts";
import { errors } from "@earshot/contract/errors.ts";
import { readMessage, readSuccess } from "@earshot/contract/read/reply.ts";

/** How moving an ad ended. `words` are the alert's. */
type Moved = { is: "done" } | { is: "refused"; words: string };

/** Always the spec's text (section 8), followed by what the server says of it where that says more. */
function refused(message: string | null): Moved {
  const says = message !== null && message !== errors.ad_not_movable.message;
  return { is: "refused", words: says ? `${moveAdCopy.failed} ${message}` : moveAdCopy.failed };
}

/**
 * Moves an ad to another project.
 * @param identity who asks, as `identityOf` says
 */
export async function moveAd(
  { uuid, projectId }: { uuid: string; projectId: string },
  identity: Identity | null,
): Promise<Moved> {
  try {
    const { status, body } = await call("PATCH /audiostack/move-to-project", {
      json: { ...identity, uuid, project_id: projectId },
    });
    return status === 200 && readSuccess(body) ? { is: "done" } : refused(readMessage(body));
  } catch (failure) {
    if (!(failure instanceof NetworkError)) throw failure;
    return refused(null);
  }
}
