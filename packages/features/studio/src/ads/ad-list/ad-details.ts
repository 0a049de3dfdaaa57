import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";

/** What a card says of its ad below the title: what made it, that nobody else hears it, and that it can't be heard. */
export function adDetails({ source, shared }: Pick<Ad, "source" | "shared">, isSilent: boolean): string[] {
  const details = source === null ? [] : [studioCopy.tabs[source]];
  return [...details, ...(shared ? [] : [adCopy.notShared]), ...(isSilent ? [playerCopy.failed] : [])];
}
