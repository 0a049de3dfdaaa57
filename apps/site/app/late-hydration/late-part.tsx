import type { RenderedLate } from "./late-hydration.ts";

/**
 * The element that contains a page, or a part of one, until it is hydrated by itself. When the page around a part is hydrated, it has
 * only the part's name: React leaves the content of an element alone whose HTML is set by hand.
 */
export function LatePart({ name, html = "", data }: Pick<RenderedLate, "name"> & Partial<RenderedLate>) {
  return (
    <div
      data-late-part={name}
      data-late={data}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
