import { hydrateLate } from "./hydrate-late.ts";
import { lateElementId } from "./late-hydration.ts";

const element = document.getElementById(lateElementId);

// A crashed page has no such element.
if (element) {
  hydrateLate(element, async () => {
    const [{ hydrate }, { LandingPage }] = await Promise.all([
      import("./hydrate.tsx"),
      import("../pages/landing-page.tsx"),
    ]);
    hydrate(element, LandingPage);
  });
}
