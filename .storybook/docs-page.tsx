import { lazy, Suspense } from "react";

const PartPage = lazy(() => import("./docs-page/part-page.tsx"));

/** `parameters.docs.page`. Lazy: the docs page blocks are 0.7 MB, and stories don't need them. */
export function DocsPage() {
  return (
    <Suspense>
      <PartPage />
    </Suspense>
  );
}
