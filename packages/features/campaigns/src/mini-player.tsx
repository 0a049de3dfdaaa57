import { useSound } from "@earshot/client/state/player.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";

interface MiniPlayerProps {
  ad: {
    uuid: string;
    title: string;
    address: string | null;
    seconds: number | null;
    peaks: readonly number[];
  };
}

/** Plays a campaign's ad: one row, or only a button where space is tight. Renders nothing while the ad has no audio. */
export function MiniPlayer({ ad }: MiniPlayerProps) {
  const { uuid, title, address, seconds, peaks } = ad;
  const { isSimulated: _, ...playback } = useSound({
    key: uuid,
    kind: "ad",
    address: address ?? "",
    seconds,
  });
  if (address === null) return null;
  return (
    <SamplePlayer
      {...playback}
      shrinks
      peaks={peaks.length > 0 ? peaks : null}
      labels={{
        play: controlCopy.play(title),
        pause: controlCopy.pause(title),
        retry: playerCopy.retry(title),
        seek: playerCopy.position(title),
        of: playerCopy.of,
        buffering: playerCopy.buffering,
        failed: playerCopy.failed,
        none: "",
      }}
    />
  );
}
