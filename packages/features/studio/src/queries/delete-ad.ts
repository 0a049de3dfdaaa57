import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { NetworkError } from "@earshot/client/network-error.ts";
import { deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { errors, networkErrorMessage } from "@earshot/contract/errors.ts";
import { readMessage, readSuccess } from "@earshot/contract/read/reply.ts";

/** How deleting an ended. `words` are the alert's. */
type Deleted =
  | { is: "done" }
  /** Nobody asks, or nothing is asked for: the dialog closes. */
  | { is: "impossible"; words: string }
  /** The dialog stays, and it can be tried again. */
  | { is: "refused"; words: string };

/** @param more what the server says of it, where that says more than the spec's text */
function refused(message: string, more: string | null = null): Deleted {
  const words = deleteAdCopy.failed(message);
  return { is: "refused", words: more === null ? words : `${words}. ${more}` };
}

/**
 * Deletes an ad, with the checks and the texts of spec sections 5 and 8 in their order.
 * @param identity who asks, as `identityOf` says
 */
export async function deleteAd(uuid: string, identity: Identity | null): Promise<Deleted> {
  const wrong = checkDeleteAd({ hasIdentity: identity !== null, uuid });
  if (wrong) return { is: "impossible", words: wrong.message };
  try {
    const { status, body } = await call("POST /audiostack/deleteuseraudio", { json: { ...identity, uuid } });
    // The server found neither a session nor a guest: it ended in another tab.
    if (status === 401) return { is: "impossible", words: errors.delete_identity_missing.message };
    if (status !== 200) return refused(deleteAdCopy.serverFailed(status), readMessage(body));
    return readSuccess(body) ? { is: "done" } : refused(readMessage(body) ?? deleteAdCopy.rejected);
  } catch (failure) {
    const status = failure instanceof NetworkError ? failure.status : undefined;
    return refused(status === undefined ? networkErrorMessage : deleteAdCopy.serverFailed(status));
  }
}
