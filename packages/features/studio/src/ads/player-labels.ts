import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";

/** Labels for an ad's player. */
export const playerLabels = (title: string) => ({
  play: controlCopy.play(title),
  pause: controlCopy.pause(title),
  retry: playerCopy.retry(title),
  seek: playerCopy.position(title),
  of: playerCopy.of,
  buffering: playerCopy.buffering,
  failed: playerCopy.failed,
});
