import { ApiError, explain, hasCode, isLoggedOutError } from "@earshot/client/api-error.ts";
import { deleteAdCopy, moveAdCopy } from "@earshot/contract/ads/dialog-copy.ts";

/** True if a retry can't help: the user has neither a session nor a guest id, or the ad has no uuid. */
export const isHopeless = (error: unknown): error is ApiError =>
  isLoggedOutError(error) || hasCode(error, "ad_id_missing");

/** The alert for an ad that was not deleted: the default message, followed by the server's if there is one. */
export function deleteErrorText(error: unknown): string {
  const { failed, rejected, serverFailed } = deleteAdCopy;
  if (isHopeless(error)) return error.message;
  if (!(error instanceof ApiError)) return failed(explain(error, serverFailed));
  if (error.status === 200) return failed(error.message || rejected);
  const text = failed(serverFailed(error.status));
  return error.message === "" ? text : `${text}. ${error.message}`;
}

/** The alert for an ad that was not moved: the default message, followed by the server's if there is one. */
export function moveErrorText(error: unknown): string {
  const isMore = error instanceof ApiError && error.message !== "" && !hasCode(error, "ad_not_movable");
  return isMore ? `${moveAdCopy.failed} ${error.message}` : moveAdCopy.failed;
}
