import { copyText } from "@earshot/client/copy-text.ts";
import { useNavigation } from "@earshot/client/navigation.tsx";
import { player, type Sound, useSound } from "@earshot/client/state/player.ts";
import { fileName } from "@earshot/contract/ads/rules/file-name.ts";
import { shareCopy, sharedAdCopy } from "@earshot/contract/sharing/copy.ts";
import type { AdByLink } from "@earshot/contract/sharing/read.ts";
import { shareLink } from "@earshot/contract/sharing/rules/share-link.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { StagePlayer } from "@earshot/ui/audio/stage-player.tsx";
import { Transcript } from "@earshot/ui/audio/transcript.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { Download, LinkIcon } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

import { fetchAdByLink } from "../queries.ts";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * The ad's player: the browser's own, which needs no JavaScript, replaced in place by ours after hydration. Both use
 * the same audio element, so playback continues. Download and Copy Link are next to Play; the script is below, with the
 * current line highlighted.
 */
export function Listen({ ad }: { ad: AdByLink }) {
  const { uuid, title, audioUrl, peaks, seconds } = ad;
  const { reload } = useNavigation();
  const [address, setAddress] = useState(audioUrl);
  const [isFinding, setFinding] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);
  const sound: Sound = { key: uuid, kind: "ad", address, seconds, onError: "fail" };
  const { isSimulated: _, onToggle, ...playback } = useSound(sound);
  const isOurs = useSyncExternalStore(never, yes, no);
  const audio = useRef<HTMLAudioElement>(null);
  const ours = useRef<HTMLDivElement>(null);

  const adopt = useEffectEvent((element: HTMLAudioElement) => player.adopt(sound, element));
  useLayoutEffect(() => (audio.current ? adopt(audio.current) : undefined), []);

  /** Moves focus from the browser's controls to ours. */
  useLayoutEffect(() => {
    if (isOurs && document.activeElement === audio.current) ours.current?.querySelector("button")?.focus();
  }, [isOurs]);

  /**
   * Fetches the audio's URL again, because it expires if the page stays open for days. Reloads the page if the ad is
   * gone.
   */
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

  async function copyLink() {
    setCopied(null);
    setCopied(await copyText(shareLink(location.origin, uuid)));
  }

  const lines = ad.lines.map(({ text, startMs }) => ({ text, start: startMs / 1000 }));
  const actions = (
    <div className="flex flex-wrap gap-2">
      {/* Visible without JavaScript, when our player is hidden. */}
      <span className="visible">
        <Button
          icon={<Download />}
          link={
            <a href={address} download={fileName(ad)}>
              {sharedAdCopy.download}
            </a>
          }
        >
          {sharedAdCopy.download}
        </Button>
      </span>
      <Button icon={<LinkIcon />} onClick={() => void copyLink()}>
        {shareCopy.copy}
      </Button>
    </div>
  );

  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center">
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
          <StagePlayer
            {...playback}
            state={isFinding ? "buffering" : playback.state}
            peaks={peaks}
            marks={lines.map(({ start }) => start)}
            height="2xl"
            action={actions}
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
      <output className={clsx("text-sm empty:hidden", copied ? "text-ok" : "text-danger")}>
        {copied !== null && (copied ? shareCopy.copied : sharedAdCopy.copyFailed)}
      </output>
      {lines.length > 0 && (
        <div className="border-t border-line pt-4">
          <Transcript
            label={sharedAdCopy.words}
            lines={lines}
            position={playback.position}
            onSeek={playback.onSeek}
          />
        </div>
      )}
    </div>
  );
}
