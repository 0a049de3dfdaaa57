import { useState } from "react";

import type { AdInTheMaking, FailedAd, ReadyAd } from "./ad-state.ts";

const looks = {
  making: "block text-page-side text-sm text-ink-2",
  failed: "block text-page-side text-sm text-danger",
  ready: "sr-only",
};

interface CardWordsProps {
  ad: ReadyAd | AdInTheMaking | FailedAd;
}

/**
 * How the making of the ad goes: one live region that stands through all of it, so that "Mixing the sound", a failure and
 * the end are heard. Of an ad that could be heard from the first it says nothing.
 */
export function CardWords({ ad: { kind, words } }: CardWordsProps) {
  const [awaited, setAwaited] = useState(kind !== "ready");
  if (kind !== "ready" && !awaited) setAwaited(true);
  return (
    <output dir="auto" className={looks[kind]}>
      {awaited && words}
    </output>
  );
}
