import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";

/** The details below a card's title: how the ad was made, whether it is shared, and whether it can be played. */
export function adDetails({ source, shared }: Pick<Ad, "source" | "shared">, isSilent: boolean): string[] {
  const details = source === null ? [] : [studioCopy.tabs[source]];
  return [...details, ...(shared ? [] : [adCopy.notShared]), ...(isSilent ? [playerCopy.failed] : [])];
}
