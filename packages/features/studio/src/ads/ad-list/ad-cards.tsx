import type { Ad } from "@earshot/contract/ads/read.ts";
import { adGrid } from "@earshot/ui/audio/ad-grid.ts";
import type { Ref } from "react";

import type { AdDialog } from "./ad-dialogs.tsx";
import { AdEntry } from "./ad-entry.tsx";

interface AdCardsProps {
  ads: readonly Ad[];
  isLoggedIn: boolean;
  /** The uuid of an ad that was just created, or null. */
  made: string | null;
  onOpen: (which: AdDialog, ad: Ad) => void;
  /** Called with an ad's uuid. */
  onEditScript: (uuid: string) => void;
  /** Called with a failed ad's uuid. */
  onRetry: (uuid: string) => Promise<void> | void;
  /** Receives the first card. */
  newestCard?: Ref<HTMLElement> | undefined;
}

/** The cards of the listed ads; at least one. */
export function AdCards({ ads, made, onOpen, onRetry, newestCard, ...shared }: AdCardsProps) {
  return (
    <ul className={adGrid}>
      {ads.map((ad, place) => (
        <li key={ad.uuid}>
          <AdEntry
            {...shared}
            ref={place === 0 ? newestCard : undefined}
            ad={ad}
            isNew={ad.uuid === made}
            onOpen={(which) => onOpen(which, ad)}
            onRetry={() => onRetry(ad.uuid)}
          />
        </li>
      ))}
    </ul>
  );
}
