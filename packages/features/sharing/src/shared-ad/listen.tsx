import { useNavigation } from "@earshot/client/navigation.tsx";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { Player } from "@earshot/ui/audio/player.tsx";
import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { fetchAdByLink } from "../queries.ts";
import { createPageSound } from "./page-sound.ts";

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
  const [sound] = useState(createPageSound);
  const heard = useSyncExternalStore(sound.subscribe, sound.heard, sound.heard);
  const isOurs = useSyncExternalStore(never, yes, no);
  const audio = useRef<HTMLAudioElement>(null);
  const ours = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (audio.current ? sound.attach(audio.current) : undefined), [sound]);

  /** Who is at the browser's buttons finds themselves at ours. */
  useLayoutEffect(() => {
    if (isOurs && document.activeElement === audio.current) ours.current?.querySelector("button")?.focus();
  }, [isOurs]);

  /** Its address is over in a page that stood open for days: the server gives a new one, or says that the ad is gone. */
  async function findAddress(): Promise<string> {
    try {
      const found = await fetchAdByLink(uuid);
      if (!found) reload();
      return found?.audioUrl ?? audioUrl;
    } catch {
      return audioUrl;
    }
  }

  const onToggle = () => {
    if (heard.state === "failed") void sound.playAgain(findAddress);
    else sound.toggle();
  };

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
          {...heard}
          duration={heard.duration || seconds || 0}
          peaks={peaks}
          onToggle={onToggle}
          onSeek={sound.seek}
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
