import { renderContext } from "../render-context.ts";
import { adByLink } from "../shared-ad.ts";
import type { Route } from "./+types/shared-ad-picture.ts";

/** `/shared-audio/{uuid}/picture.png`: 404 once the ad is no longer shared. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ad } = (await adByLink(context, params.uuid)).data;
  if (!ad) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  // Loaded with the first picture, because the renderer takes memory and many servers never draw a picture.
  const { sharedAdPicture } = await import("../shared-ad-picture.server.ts");
  const picture = await sharedAdPicture(ad, context.get(renderContext).network);
  if (!picture) return new Response("Busy", { status: 503, headers: { "Retry-After": "5" } });
  return new Response(new Uint8Array(picture), {
    // Cached briefly, because the title may change and sharing may stop.
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=300" },
  });
}
