import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { player, useSound } from "@earshot/client/state/player.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { AdCard, type AdCardProps } from "@earshot/ui/audio/ad-card.tsx";
import { cardAccent } from "@earshot/ui/audio/card-accent.ts";
import { FolderInput, Info, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";

import { useStage } from "../../queries.ts";
import { adDetails } from "./ad-details.ts";
import type { AdDialog } from "./ad-dialogs.tsx";

interface AdEntryProps {
  ad: Ad;
  /** Its place in the list, from 0: the accents take turns. */
  place: number;
  isLoggedIn: boolean;
  /** It was made a moment ago. */
  isNew: boolean;
  /** One of its dialogs is wanted. */
  onOpen: (which: AdDialog) => void;
  /** It is to be made again out of the same inputs. */
  onRetry: () => Promise<void> | void;
}

/** The steps of the making, in their order. */
const stages = Object.keys(adCopy.stages);

/** An ad's card with the application's one player behind it. Its sound ends with the card. */
export function AdEntry({ ad, place, isLoggedIn, isNew, onOpen, onRetry }: AdEntryProps) {
  const { uuid, title } = ad;
  const { isSimulated, ...playback } = useSound({
    key: uuid,
    kind: "ad",
    address: ad.filepath ?? "",
    seconds: ad.lengthSeconds,
  });
  const shownAd = useShownAd({ ad, playback, isLoggedIn, onOpen, onRetry });
  useEffect(() => () => player.stop({ key: uuid }), [uuid]);

  return (
    <AdCard
      title={title}
      details={adDetails(ad, isSimulated)}
      accent={cardAccent(place)}
      mark={isNew ? adCopy.justMade : undefined}
      menu={{
        label: adCopy.options(title),
        entries: [
          { kind: "action", label: adCopy.viewInfo, icon: <Info />, onSelect: () => onOpen("info") },
          { kind: "action", label: adCopy.move, icon: <FolderInput />, onSelect: () => onOpen("move") },
          { kind: "line", id: "before what can't be undone" },
          {
            kind: "action",
            label: controlCopy.delete,
            icon: <Trash2 />,
            tone: "danger",
            onSelect: () => onOpen("delete"),
          },
        ],
      }}
      ad={shownAd}
    />
  );
}

interface ShownAdOptions extends Pick<AdEntryProps, "ad" | "isLoggedIn" | "onOpen" | "onRetry"> {
  playback: Omit<ReturnType<typeof useSound>, "isSimulated">;
}

/** The ad as the card takes it: being made, failed, or ready to play. */
function useShownAd({ ad, playback, isLoggedIn, onOpen, onRetry }: ShownAdOptions): AdCardProps["ad"] {
  const { uuid, title, state, stateMessage } = ad;
  const selectAudio = useAppState((app) => app.selectAudio);
  const stage = useStage(ad, isLoggedIn);
  const [isRetrying, setRetrying] = useState(false);

  if (state === "processing") {
    return {
      kind: "making",
      message: stage === null ? stateMessage || adCopy.state.processing : adCopy.stages[stage],
      step: stage === null ? 1 : stages.indexOf(stage) + 1,
      steps: stages.length,
    };
  }
  if (state === "failed") {
    const retry = async () => {
      setRetrying(true);
      try {
        await onRetry();
      } finally {
        setRetrying(false);
      }
    };
    return {
      kind: "failed",
      message: stateMessage || adCopy.state.failed,
      retry: { label: controlCopy.tryAgain, busy: isRetrying, onRetry: () => void retry() },
    };
  }
  return {
    ...playback,
    kind: "ready",
    message: adCopy.ready(title),
    peaks: ad.peaks.length > 0 ? ad.peaks : null,
    labels: {
      play: controlCopy.play(title),
      pause: controlCopy.pause(title),
      retry: playerCopy.retry(title),
      seek: playerCopy.position(title),
      of: playerCopy.of,
      buffering: playerCopy.buffering,
      failed: playerCopy.failed,
    },
    launch: (
      <Link
        href={`/nbmaistudio/campaign?audioId=${encodeURIComponent(uuid)}`}
        onClick={() => selectAudio({ uuid, title })}
      >
        {adCopy.launch}
      </Link>
    ),
    share: { label: adCopy.share, onShare: () => onOpen("share") },
  };
}
