import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { player, useSound } from "@earshot/client/state/player.ts";
import { adCopy } from "@earshot/contract/ads/copy.ts";
import type { Ad } from "@earshot/contract/ads/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { accentOf } from "@earshot/ui/audio/accent-of.ts";
import { AdCard, type AdCardProps } from "@earshot/ui/audio/ad-card.tsx";
import { type Ref, useEffect, useState } from "react";

import { useStage, useVersionStage } from "../../queries.ts";
import { adMenu } from "../ad-options.tsx";
import { playerLabels } from "../player-labels.ts";
import { adDetails } from "./ad-details.ts";
import type { AdDialog } from "./ad-dialogs.tsx";

interface AdEntryProps {
  ref?: Ref<HTMLElement> | undefined;
  ad: Ad;
  isLoggedIn: boolean;
  /** True if the ad was just created. */
  isNew: boolean;
  onOpen: (which: AdDialog) => void;
  /** Called with the ad's uuid. */
  onEditScript: (uuid: string) => void;
  /** Called to create a failed ad again from the same inputs. */
  onRetry: () => Promise<void> | void;
}

/** The stages of making an ad, in order. */
const stages = Object.keys(adCopy.stages);

/** An ad's card, connected to the player. Playback stops when the card unmounts. */
export function AdEntry({ ref, ad, isLoggedIn, isNew, onOpen, onEditScript, onRetry }: AdEntryProps) {
  const { uuid, title } = ad;
  const { isSimulated, ...playback } = useSound({
    key: uuid,
    kind: "ad",
    address: ad.filepath ?? "",
    seconds: ad.lengthSeconds,
  });
  const versionStage = useVersionStage(uuid, isLoggedIn);
  const mark =
    versionStage === null ? (isNew ? adCopy.justMade : undefined) : adCopy.newVersion(versionStage);
  const shownAd = useShownAd({ ad, playback, isLoggedIn, onOpen, onRetry });
  useEffect(() => () => player.stop({ key: uuid }), [uuid]);

  return (
    <AdCard
      ref={ref}
      title={title}
      details={adDetails(ad, isSimulated)}
      accent={accentOf(uuid)}
      mark={mark}
      menu={{
        label: adCopy.options(title),
        entries: adMenu(ad, { onOpen, onEditScript }),
      }}
      ad={shownAd}
    />
  );
}

interface ShownAdOptions extends Pick<AdEntryProps, "ad" | "isLoggedIn" | "onOpen" | "onRetry"> {
  playback: Omit<ReturnType<typeof useSound>, "isSimulated">;
}

/** The card's state: pending, failed, or ready to play. */
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
    labels: playerLabels(title),
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
