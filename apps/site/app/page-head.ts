import { brand } from "@earshot/contract/brand.ts";
import { heroCopy } from "@earshot/contract/landing/copy.ts";
import type { MetaDescriptor } from "react-router";

/** The size of a link preview's picture in px, following Open Graph's recommendation. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/**
 * A page's title (followed by the brand) and the description for search engines and link previews. Tags shared by every
 * page are in `root.tsx`.
 */
export function pageHead(title: string | null, description: string = heroCopy.text): MetaDescriptor[] {
  const home = `${brand.name}: ${heroCopy.lead} ${heroCopy.titles[0]}`;
  return [
    { title: title === null ? home : `${title} · ${brand.name}` },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title ?? home },
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
