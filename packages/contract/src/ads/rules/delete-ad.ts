import { errorOf } from "../../errors.ts";

/**
 * The first thing that keeps an ad from being deleted, before any request, or null: someone must ask (a guest id or a session),
 * and the ad must have a uuid, in this order (spec section 8).
 */
export function checkDeleteAd(request: { hasIdentity: boolean; uuid: string | null }) {
  if (!request.hasIdentity) return errorOf("delete_identity_missing");
  return request.uuid ? null : errorOf("ad_id_missing");
}
