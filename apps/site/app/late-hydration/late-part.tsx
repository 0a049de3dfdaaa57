import type { RenderedLate } from "./late-hydration.ts";

/**
 * The element that contains a page, or a part of one, until it is hydrated on its own. When the page around a part
 * hydrates, it knows only the part's name: React doesn't touch elements whose HTML is set with
 * `dangerouslySetInnerHTML`.
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
