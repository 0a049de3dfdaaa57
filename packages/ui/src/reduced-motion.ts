import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  const page = new MutationObserver(listener);
  media.addEventListener("change", listener);
  page.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => {
    media.removeEventListener("change", listener);
    page.disconnect();
  };
}

function isReduced() {
  const setting = document.documentElement.dataset["motion"];
  return setting === "reduce" || (setting !== "allow" && window.matchMedia(query).matches);
}

/**
 * True if the system or the page's `data-motion="reduce"` requests reduced motion; `data-motion="allow"` overrides
 * the system. Use it for scripted animations. False on the server, so use the `still:` variant for the first paint.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
