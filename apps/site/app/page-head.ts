import { brand } from "@earshot/contract/brand.ts";
import { pageCopy } from "@earshot/contract/site/navigation-copy.ts";
import type { MetaDescriptor } from "react-router";

/** The size of a link preview's picture in px, following Open Graph's recommendation. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * A page's title, followed by the brand, and the description for search engines and link previews. Tags shared by every
 * page are in `root.tsx`.
 */
export const pageHead = (title: string, description: string): MetaDescriptor[] =>
  head({ tab: `${title} · ${brand.name}`, title, description });

/** Like `pageHead`, but for the home page, whose title starts with the brand. */
export const homeHead = (text: string): MetaDescriptor[] => {
  const title = `${brand.name}: ${text}`;
  return head({ tab: title, title, description: pageCopy.description });
};

interface Head {
  /** The title in the browser's tab and in search results. */
  tab: string;
  /** The title in link previews. */
  title: string;
  description: string;
}

function head({ tab, title, description }: Head): MetaDescriptor[] {
  return [
    { title: tab },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** A link preview's picture, with its absolute URL and text alternative. */
export const pictureHead = (address: string, alt: string): { property: string; content: string }[] => [
  { property: "og:image", content: address },
  { property: "og:image:width", content: String(socialPictureSize.width) },
  { property: "og:image:height", content: String(socialPictureSize.height) },
  { property: "og:image:alt", content: alt },
];

/** Keeps a page out of search engines. */
export const notForSearch: MetaDescriptor = { name: "robots", content: "noindex" };
