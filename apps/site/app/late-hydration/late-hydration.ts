/**
 * Late hydration: a page without the router's client runtime that loads React on the first interaction, and the code
 * of each part once the visitor interacts with that part.
 *
 * 1. The route's loader calls `renderLate` (render-late.server.tsx), which renders the page, and each part, to a
 *    string.
 * 2. The route shows that string in a `LatePart` and has `handle = { script, stylesheet }` (virtual:late-script,
 *    landing.css); the layout in root.tsx then renders this one module script instead of the router's, and this style
 *    sheet instead of the whole product's.
 * 3. The script, a separate input in vite.config.ts, calls `hydrateLate` (hydrate-late.ts), which imports React
 *    and the page or the part and calls `hydrate` (hydrate.tsx).
 *
 * The document contains no inline script: its content security policy needs no nonce, and a visitor's page is cached
 * as bytes (server/http/page-cache.ts). Links to such a page must load a document: `isLatePage`.
 */

import type { Theme } from "@earshot/client/theme.ts";

/** Keeps a part's `useId` ids distinct from those in other parts and in the surrounding document. */
export const prefixOf = (name: string): string => `late-${name}-`;

/** Paths of pages that are hydrated late. */
const latePaths: ReadonlySet<string> = new Set(["/"]);

/** True if the path leads to a late page, which the client-side router can't show. */
export const isLatePage = (href: string): boolean => latePaths.has(href.replace(/[?#].*$/, ""));

/** The data from which the browser renders the page or the part again, as JSON in the element's `data-late`. */
export interface LateData<Props> {
  theme: Theme;
  props: Props;
}

/** A page or a part rendered to HTML, with its data. */
export interface RenderedLate {
  /** `page`, or the name of the part. */
  name: string;
  html: string;
  data: string;
}
