import { lazy, Suspense } from "react";

const PartPage = lazy(() => import("./docs-page/part-page.tsx"));

/** For `parameters.docs.page`. Lazy, because the docs blocks are 0.7 MB and stories don't need them. */
export function DocsPage() {
  return (
    <Suspense>
      <PartPage />
    </Suspense>
  );
}
