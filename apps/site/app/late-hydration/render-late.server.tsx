import { RenderedTheme } from "@earshot/client/theme.ts";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

import { identifierPrefix, type LateData, type RenderedLate } from "./late-hydration.ts";

/**
 * Renders a page for `LatePage`. Its props must survive JSON. To a string, as React streams large Suspense boundaries
 * with inline scripts.
 */
export function renderLate<Props extends object>(
  Page: ComponentType<Props>,
  { theme, props }: LateData<Props>,
): RenderedLate {
  const page = (
    <RenderedTheme value={theme}>
      <Page {...props} />
    </RenderedTheme>
  );
  return { html: renderToString(page, { identifierPrefix }), data: JSON.stringify({ theme, props }) };
}
