import { formatLength } from "@earshot/contract/ads/rules/format-ad.ts";
import { brand } from "@earshot/contract/brand.ts";
import { sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import { fetchAdByLink } from "@earshot/sharing/queries.ts";
import { type LoaderFunctionArgs, type MetaDescriptor, data } from "react-router";

import { apiContext } from "./api-context.ts";
import { notForSearch, pageHead, pictureHead } from "./page-head.ts";
import { renderContext } from "./render-context.ts";

/**
 * Loads a share link's ad and the page's status: 404 and a null ad if it was deleted or is no longer shared. Throws a
 * 503 for the error page if the API does not respond.
 */
export async function adByLink(context: LoaderFunctionArgs["context"], uuid: string) {
  const { fetch } = context.get(apiContext);
  const { origin, reportError } = context.get(renderContext);
  const ad = await fetchAdByLink(uuid, { fetch }).catch((error: unknown) => {
    reportError(error);
    throw data(null, { status: 503 });
  });
  return data({ ad, origin }, { status: ad ? 200 : 404 });
}

/**
 * The page's head, with the metadata for link previews (https://ogp.me). `undefined` for the error page, which has its
 * own head.
 */
export function sharedAdHead(loaded: { ad: AdByLink | null; origin: string } | undefined): MetaDescriptor[] {
  if (!loaded) return [notForSearch];
  const { ad, origin } = loaded;
  if (ad === null) {
    const picture = pictureHead(`${origin}/social.png`, pageCopy.description);
    return [...pageHead(sharedAdCopy.gone, sharedAdCopy.goneText), ...picture, notForSearch];
  }
  const facts = [
    ad.brand,
    ad.seconds === null ? "" : formatLength(ad.seconds),
    sharedAdCopy.made(brand.name),
  ];
  const description = facts.filter((fact) => fact !== "").join(" · ");
  return [
    ...pageHead(ad.title, description),
    notForSearch,
    ...pictureHead(
      new URL(`/shared-audio/${encodeURIComponent(ad.uuid)}/picture.png`, origin).href,
      `${ad.title}. ${description}`,
    ),
    { property: "og:audio", content: new URL(ad.audioUrl, origin).href },
    { property: "og:audio:type", content: ad.mimeType ?? "audio/mpeg" },
  ];
}
