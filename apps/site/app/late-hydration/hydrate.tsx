import { RenderedTheme } from "@earshot/client/theme.ts";
import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { identifierPrefix, type LateData } from "./late-hydration.ts";

/**
 * Hydrates the page in its element. Uses a transition, so that React yields between Suspense boundaries and hydrates
 * what the user touches first.
 */
export function hydrate<Props extends object>(element: HTMLElement, Page: ComponentType<Props>): void {
  const { theme, props } = JSON.parse(element.dataset["late"] ?? "") as LateData<Props>;
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <RenderedTheme value={theme}>
          <Page {...props} />
        </RenderedTheme>
      </StrictMode>,
      { identifierPrefix },
    );
  });
}
