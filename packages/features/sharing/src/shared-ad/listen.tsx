import { useNavigation } from "@earshot/client/navigation.tsx";
import { player, type Sound, useSound } from "@earshot/client/state/player.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { Player } from "@earshot/ui/audio/player.tsx";
import { clsx } from "clsx";
import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { fetchAdByLink } from "../queries.ts";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * The ad's sound: the browser's own player, which needs no JavaScript, and in its very place ours with the wave as soon as it can
 * be pressed. Both drive one element, so that nothing stops when one takes over from the other.
 */
export function Listen({ ad }: { ad: AdByLink }) {
  const { uuid, title, audioUrl, peaks, seconds } = ad;
  const { reload } = useNavigation();
  const [address, setAddress] = useState(audioUrl);
  const [isFinding, setFinding] = useState(false);
  const sound: Sound = { key: uuid, kind: "ad", address, seconds, onError: "fail" };
  const { isSimulated: _, onToggle, ...playback } = useSound(sound);
  const isOurs = useSyncExternalStore(never, yes, no);
  const audio = useRef<HTMLAudioElement>(null);
  const ours = useRef<HTMLDivElement>(null);

  const adopt = useEffectEvent((element: HTMLAudioElement) => player.adopt(sound, element));
  useLayoutEffect(() => (audio.current ? adopt(audio.current) : undefined), []);

  /** Who is at the browser's buttons finds themselves at ours. */
  useLayoutEffect(() => {
    if (isOurs && document.activeElement === audio.current) ours.current?.querySelector("button")?.focus();
  }, [isOurs]);

  /** The address expires in a page that is open for days: the server gives a new one, or says that the ad is gone. */
  async function findAddress(): Promise<string> {
    try {
      const found = await fetchAdByLink(uuid);
      if (!found) reload();
      return found?.audioUrl ?? audioUrl;
    } catch {
      return audioUrl;
    }
  }

  async function playAgain() {
    setFinding(true);
    const found = await findAddress();
    setFinding(false);
    setAddress(found);
    player.toggle({ ...sound, address: found });
  }

  return (
    <div className="grid min-h-14 grid-cols-[minmax(0,1fr)] items-center">
      <audio
        ref={audio}
        src={audioUrl}
        controls={!isOurs}
        hidden={isOurs}
        preload="metadata"
        aria-label={title}
        className="col-start-1 row-start-1 w-full"
      />
      <div ref={ours} className={clsx("col-start-1 row-start-1", !isOurs && "invisible")}>
        <Player
          {...playback}
          state={isFinding ? "buffering" : playback.state}
          peaks={peaks}
          onToggle={playback.state === "failed" ? () => void playAgain() : onToggle}
          labels={{
            play: controlCopy.play(title),
            pause: controlCopy.pause(title),
            retry: playerCopy.retry(title),
            seek: playerCopy.position(title),
            of: playerCopy.of,
            buffering: playerCopy.buffering,
            failed: playerCopy.failed,
          }}
        />
      </div>
    </div>
  );
}
