import { brand } from "@earshot/contract/brand.ts";
import type { MetaDescriptor } from "react-router";

/** A page's title (the brand follows it) and the sentence that search engines show. */
export function pageHead(title: string | null, description?: string): MetaDescriptor[] {
  const head: MetaDescriptor[] = [{ title: title === null ? brand.name : `${title} · ${brand.name}` }];
  if (description !== undefined) head.push({ name: "description", content: description });
  return head;
}

/** Keeps a page out of search engines. */
export const notForSearch: MetaDescriptor = { name: "robots", content: "noindex" };

/** The brand's mark as an icon for the browser's tab. */
export function favicon(): string {
  const { viewBox, strokes } = brand.mark;
  const [, , width = "24"] = viewBox.split(" ");
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><rect width="${width}" height="${width}" rx="6" fill="#0c5c4c"/><path d="${strokes}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
