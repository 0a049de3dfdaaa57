import { ApiError, assertOk, explain } from "@earshot/client/api-error.ts";
import { call } from "@earshot/client/call.ts";
import type { Identity } from "@earshot/client/identity.ts";
import { deleteAdCopy } from "@earshot/contract/ads/copy.ts";
import { checkDeleteAd } from "@earshot/contract/ads/rules/delete-ad.ts";
import { errors } from "@earshot/contract/errors.ts";
import { readSuccess } from "@earshot/contract/read/reply.ts";

/** The outcome of deleting an ad. `words` are the alert's text. */
type Deleted =
  | { is: "done" }
  /** There is no identity or no uuid: the dialog closes. */
  | { is: "impossible"; words: string }
  /** The dialog stays open for a retry. */
  | { is: "refused"; words: string };

/** The spec's text (section 8), followed by what the server says where that says more. */
function textOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 200) {
    return deleteAdCopy.failed(error.message || deleteAdCopy.rejected);
  }
  if (error instanceof ApiError) {
    const text = deleteAdCopy.failed(deleteAdCopy.serverFailed(error.status));
    return error.message === "" ? text : `${text}. ${error.message}`;
  }
  return deleteAdCopy.failed(explain(error, deleteAdCopy.serverFailed));
}

/**
 * Deletes an ad, with the checks and the texts of spec sections 5 and 8 in their order.
 * @param identity the caller, as returned by `identityOf`
 */
export async function deleteAd(uuid: string, identity: Identity | null): Promise<Deleted> {
  const wrong = checkDeleteAd({ hasIdentity: identity !== null, uuid });
  if (wrong) return { is: "impossible", words: wrong.message };
  try {
    const answer = await call("POST /audiostack/deleteuseraudio", { json: { ...identity, uuid } });
    // The server found neither a session nor a guest: it ended in another tab.
    if (answer.status === 401) return { is: "impossible", words: errors.delete_identity_missing.message };
    assertOk(answer);
    if (!readSuccess(answer.body)) throw new ApiError(answer.status, answer.body);
    return { is: "done" };
  } catch (error) {
    return { is: "refused", words: textOf(error) };
  }
}
