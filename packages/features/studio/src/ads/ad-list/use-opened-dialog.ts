import type { Ad } from "@earshot/contract/ads/read.ts";
import { useState } from "react";

import type { AdDialog, OpenedDialog } from "./ad-dialogs.tsx";

/**
 * The one dialog of an ad that is open, and what its ad is like by now.
 * @param ads those in the list; one that has left it stays in its dialog as it was
 */
export function useOpenedDialog(ads: readonly Ad[] | null) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [gone, setGone] = useState("");

  function open(which: AdDialog, ad: Ad, target: string | null = null) {
    setGone("");
    setOpened((last) => ({ which, ad, target, open: true, turn: (last?.turn ?? 0) + 1 }));
  }

  return {
    opened: opened && { ...opened, ad: ads?.find(({ uuid }) => uuid === opened.ad.uuid) ?? opened.ad },
    open,
    close: () => setOpened((last) => last && { ...last, open: false }),
    /** How the last ad left the list, to be spoken; empty when none did. */
    gone,
    onGone: setGone,
  };
}
