import { studioErrorOf } from "../../studio/errors.ts";

/**
 * Returns the first error that blocks deleting an ad, or null. Checked before any request: first for a guest id or a
 * session, then for the ad's uuid.
 */
export function checkDeleteAd(request: { hasIdentity: boolean; uuid: string | null }) {
  if (!request.hasIdentity) return studioErrorOf("delete_identity_missing");
  return request.uuid ? null : studioErrorOf("ad_id_missing");
}
