import { RenderedTheme } from "@earshot/client/theme.ts";
import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

import { type LateData, prefixOf } from "./late-hydration.ts";

/** Hydrates a `LatePart`'s content. Uses a transition, so that React yields while it hydrates. */
export function hydrate<Props extends object>(element: HTMLElement, Part: ComponentType<Props>): void {
  const { theme, props } = JSON.parse(element.dataset["late"] ?? "") as LateData<Props>;
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <RenderedTheme value={theme}>
          <Part {...props} />
        </RenderedTheme>
      </StrictMode>,
      { identifierPrefix: prefixOf(element.dataset["latePart"] ?? "") },
    );
  });
}
