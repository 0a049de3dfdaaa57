import { deleteAdCopy } from "../copy.ts";

/**
 * What keeps an ad from being deleted before the server is asked, or null: someone must ask (a guest id or a session),
 * and the ad must have a uuid, in this order (spec section 8).
 */
export function checkDeleteAd(request: { hasIdentity: boolean; uuid: string | null }): string | null {
  if (!request.hasIdentity) return deleteAdCopy.noIdentity;
  return request.uuid ? null : deleteAdCopy.noUuid;
}
