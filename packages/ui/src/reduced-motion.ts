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
  const asked = document.documentElement.dataset["motion"];
  return asked === "reduce" || (asked !== "allow" && window.matchMedia(query).matches);
}

/**
 * Whether motion is reduced, as the system asks for it unless the page's own `data-motion` says `reduce` or `allow`: for
 * what a script moves. The server does not know and says no; what must be right in the first paint says `still:` in its
 * classes.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}
