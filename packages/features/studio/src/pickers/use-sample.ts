import { useSound } from "@earshot/client/state/player.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import type { SamplePlayerProps } from "@earshot/ui/audio/sample-player.tsx";
import { useQuery } from "@tanstack/react-query";

/** A voice's sample or a track's preview. */
export interface Sample {
  /** A unique key: "voice:vc_amelia". */
  key: string;
  /** The name used in button labels: "sample of Amelia", "Morning Light". */
  called: string;
  /** The audio's URL; null if there is none. */
  address: string | null;
  /** The length in seconds; null if unknown before playback. */
  seconds: number | null;
  /** The audio's peaks from the list; empty or omitted if unknown. */
  peaks?: readonly number[];
}

/**
 * Returns props for a row's sample player. Without peaks from the list the waveform is a flat line until the sample
 * plays and is decoded.
 */
export function useSample({ key, called, address, seconds, peaks = [] }: Sample) {
  const { state, position, duration, isSimulated, onToggle } = useSound({
    key,
    kind: "sample",
    address: address ?? "",
    seconds,
  });
  const isListed = peaks.length > 0;
  const { data: decoded } = useQuery({
    queryKey: ["peaks", address],
    queryFn: async ({ signal }) => {
      const { peaksOf } = await import("@earshot/client/peaks-of.ts");
      return peaksOf(address ?? "", signal);
    },
    staleTime: Infinity,
    // Decodes the peaks only once playback has started, so that the audio loads first.
    enabled: !isListed && address !== null && state === "playing" && !isSimulated,
  });
  return {
    state: address === null ? "none" : state,
    peaks: isListed ? peaks : (decoded ?? null),
    position,
    duration,
    onToggle,
    labels: {
      play: controlCopy.play(called),
      pause: controlCopy.pause(called),
      retry: playerCopy.retry(called),
      seek: playerCopy.position(called),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
      none: playerCopy.noSample,
    },
  } satisfies Omit<SamplePlayerProps, "onSeek" | "tabIndex">;
}
