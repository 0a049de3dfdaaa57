/**
 * Late hydration: a page without the router's client runtime that loads React on the first interaction.
 *
 * 1. The route's loader calls `renderLate` (render-late.server.tsx), which renders the page to a string.
 * 2. The route shows that string in a `LatePage` and has `handle = { script, stylesheet }` (virtual:late-script, landing.css); the layout
 *    in root.tsx then renders this one module script instead of the router's, and this style sheet instead of the whole product's.
 * 3. The script, an input of its own in vite.config.ts, calls `hydrateLate` (hydrate-late.ts), which imports React and the page
 *    and calls `hydrate` (hydrate.tsx).
 *
 * The document contains no inline script: its content security policy needs no nonce, and a visitor's page is cached as
 * bytes (server/http/page-cache.ts). Links to such a page must load a document: `isLatePage`.
 */

import type { Theme } from "@earshot/client/theme.ts";

/** The element around the page. */
export const lateElementId = "late-page";

/** Keeps the page's `useId` distinct from that of the surrounding document. */
export const identifierPrefix = "late-";

/** Paths of pages that are hydrated late. */
const latePaths: ReadonlySet<string> = new Set(["/"]);

/** True if the path leads to a late page, which the router in the browser cannot show. */
export const isLatePage = (href: string): boolean => latePaths.has(href.replace(/[?#].*$/, ""));

/** Data with which the browser renders the page again, as JSON in the element's `data-late`. */
export interface LateData<Props> {
  theme: Theme;
  props: Props;
}

/** A page that is already HTML, and its data. */
export interface RenderedLate {
  html: string;
  data: string;
}
