import { contactOutboxName } from "@earshot/landing/contact-outbox-name.ts";
import type { ComponentType } from "react";

import { type Hydrate, hydrateLate } from "./hydrate-late.ts";

function hydrated<Props extends object>(load: () => Promise<ComponentType<Props>>): Hydrate {
  return async (element) => {
    const [{ hydrate }, Part] = await Promise.all([import("./hydrate.tsx"), load()]);
    await hydrate(element, Part);
  };
}

/** True if there are messages that an earlier visit could not send. */
function hasMessages() {
  try {
    return localStorage.getItem(contactOutboxName) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Expands the FAQ answer that the URL's fragment leads to, in browsers that don't do so themselves. */
function openAnswer() {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

openAnswer();
addEventListener("hashchange", openAnswer);

hydrateLate(
  {
    page: hydrated(async () => (await import("../pages/landing-page.tsx")).LandingPage),
    hero: hydrated(async () => (await import("@earshot/landing/hero.tsx")).Hero),
    leadSample: hydrated(async () => (await import("@earshot/landing/lead-sample.tsx")).LeadSample),
    pricing: hydrated(async () => (await import("@earshot/landing/reach-calculator.tsx")).ReachCalculator),
    samples: hydrated(async () => (await import("@earshot/landing/sample-gallery.tsx")).SampleGallery),
    contact: hydrated(async () => (await import("@earshot/landing/contact.tsx")).Contact),
    subscription: hydrated(async () => (await import("@earshot/landing/subscription.tsx")).Subscription),
  },
  {
    urgent: [
      ...(new URLSearchParams(location.search).has("dialog") ? ["page"] : []),
      ...(hasMessages() ? ["contact"] : []),
    ],
  },
);
