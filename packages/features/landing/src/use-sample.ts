import { useSound } from "@earshot/client/state/player.ts";
import { sampleCopy } from "@earshot/contract/landing/sample-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";

import type { SampleSound } from "./lead-sound.ts";

/** Player props for a sample ad. Players of the same ad share one playback state. */
export function useSample({ id, brand, occasion, voices, address, seconds, peaks }: SampleSound) {
  const { state, position, duration, onToggle, onSeek } = useSound({
    key: `landing:${id}`,
    kind: "ad",
    address,
    seconds,
  });
  return {
    state,
    position,
    duration,
    onToggle,
    onSeek,
    peaks,
    address,
    title: brand,
    detail: `${occasion} · ${sampleCopy.voices(...voices)}`,
    labels: {
      play: controlCopy.play(brand),
      pause: controlCopy.pause(brand),
      retry: playerCopy.retry(brand),
      seek: playerCopy.position(brand),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
    },
  };
}
