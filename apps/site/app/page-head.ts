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
