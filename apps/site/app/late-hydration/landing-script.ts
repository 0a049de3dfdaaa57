import { contactOutboxName } from "@earshot/landing/contact-outbox-name.ts";

import { hydrateLate } from "./hydrate-late.ts";
import { lateElementId } from "./late-hydration.ts";

const element = document.getElementById(lateElementId);

/** True for a dialog in the address, and for messages to send again. */
function isUrgent() {
  if (new URLSearchParams(location.search).has("dialog")) return true;
  try {
    return localStorage.getItem(contactOutboxName) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

// A crashed page has none.
if (element) {
  const load = async () => {
    const [{ hydrate }, { LandingPage }] = await Promise.all([
      import("./hydrate.tsx"),
      import("../pages/landing-page.tsx"),
    ]);
    hydrate(element, LandingPage);
  };
  hydrateLate(load, { isUrgent: isUrgent() });
}
