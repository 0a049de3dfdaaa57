import { RenderedTheme, type Theme } from "@earshot/client/theme.ts";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { type LateData, prefixOf, type RenderedLate } from "./late-hydration.ts";

/**
 * Renders a page, or a part of it, for `LatePart`. The element's props must survive JSON, because the browser renders
 * it again with them. Rendered to a string, because React streams large Suspense boundaries with inline scripts.
 */
export function renderLate<Props extends object>(
  name: string,
  element: ReactElement<Props>,
  theme: Theme,
): RenderedLate {
  const data: LateData<Props> = { theme, props: element.props };
  return {
    name,
    html: renderToString(<RenderedTheme value={theme}>{element}</RenderedTheme>, {
      identifierPrefix: prefixOf(name),
    }),
    data: JSON.stringify(data),
  };
}
