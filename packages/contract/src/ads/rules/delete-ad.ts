import { studioErrorOf } from "../../studio/errors.ts";

/**
 * Returns the first error that blocks deleting an ad, before any request, or null: a guest id or a session is required,
 * and the ad must have a uuid, in this order.
 */
export function checkDeleteAd(request: { hasIdentity: boolean; uuid: string | null }) {
  if (!request.hasIdentity) return studioErrorOf("delete_identity_missing");
  return request.uuid ? null : studioErrorOf("ad_id_missing");
}
