import { lateElementId, type RenderedLate } from "./late-hydration.ts";

/** The element that contains the page until React takes over. */
export function LatePage({ html, data }: RenderedLate) {
  return <div id={lateElementId} data-late={data} dangerouslySetInnerHTML={{ __html: html }} />;
}
