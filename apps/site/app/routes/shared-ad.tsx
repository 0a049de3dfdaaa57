import { SharedAdPage } from "../pages/shared-ad-page.tsx";
import { adByLink, sharedAdHead } from "../shared-ad.ts";
import type { Route } from "./+types/shared-ad.ts";

/** The link preview has the ad's own picture. */
export const handle = { hasOwnPicture: true };

export const meta = ({ loaderData }: Route.MetaArgs) => sharedAdHead(loaderData);

export const loader = ({ params, context }: Route.LoaderArgs) => adByLink(context, params.uuid);

export default function SharedAd({ loaderData }: Route.ComponentProps) {
  return <SharedAdPage ad={loaderData.ad} />;
}
