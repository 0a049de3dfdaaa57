import { RenderedTheme } from "@earshot/client/theme.ts";
import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

import { type LateData, prefixOf } from "./late-hydration.ts";

/**
 * Hydrates the contents of a `LatePart`, in a transition so that React yields to user input. Resolves once React
 * handles the element's events.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Part: ComponentType<Props>,
): Promise<void> {
  const { theme, props } = JSON.parse(element.dataset["late"] ?? "") as LateData<Props>;
  return new Promise((resolve, reject) => {
    const part = (
      <StrictMode>
        <Hydrated onHydrated={resolve}>
          <RenderedTheme value={theme}>
            <Part {...props} />
          </RenderedTheme>
        </Hydrated>
      </StrictMode>
    );
    startTransition(() => {
      hydrateRoot(element, part, {
        identifierPrefix: prefixOf(element.dataset["latePart"] ?? ""),
        onUncaughtError: (error) => {
          reportError(error);
          reject(error);
        },
      });
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
