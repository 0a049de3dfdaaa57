import { hasCode } from "@earshot/client/api-error.ts";
import { Link } from "@earshot/client/navigation.tsx";
import { useAppState } from "@earshot/client/state/app-state.tsx";
import { useSound } from "@earshot/client/state/player.ts";
import { adCopy, adResultCopy } from "@earshot/contract/ads/copy.ts";
import type { AdDetails } from "@earshot/contract/ads/read-details.ts";
import { formatLength } from "@earshot/contract/ads/rules/format-ad.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { StagePlayer } from "@earshot/ui/audio/stage-player.tsx";
import { Transcript } from "@earshot/ui/audio/transcript.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { useMediaQuery } from "@earshot/ui/media-query.ts";
import { EmptyState } from "@earshot/ui/surfaces/empty-state.tsx";
import { Menu } from "@earshot/ui/surfaces/menu.tsx";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";
import { Check, Ellipsis } from "lucide-react";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { useTrackTitle } from "../pickers/catalogue-queries.ts";
import { useAd, useVersionStage } from "../queries.ts";
import { BottomBar } from "../shell/bottom-bar.tsx";
import type { AdDialog } from "./ad-list/ad-dialogs.tsx";
import { adMenu } from "./ad-options.tsx";
import { ResultActions } from "./ad-result/result-actions.tsx";
import { playerLabels } from "./player-labels.ts";

export interface AdResultProps {
  uuid: string;
  isLoggedIn: boolean;
  /** Focused and scrolled into view once the ad can be played, unless a dialog is open or focus is elsewhere. */
  playButton: RefObject<HTMLButtonElement | null>;
  onOpen: (which: AdDialog, ad: AdDetails) => void;
  /** Called with the ad's uuid to edit its script. */
  onEditScript: (uuid: string) => void;
  onMakeAnother: (ad: AdDetails) => void;
  /** Called with a failed ad's uuid to create it again from the same inputs. */
  onRetry: (uuid: string) => Promise<void>;
  /** Called to show the form again, including when the ad is gone. */
  onOpenForm: () => void;
}

/** A finished ad in the center of the studio: its player, its script and further actions. */
export function AdResult(props: AdResultProps) {
  const { uuid, isLoggedIn, onOpenForm } = props;
  const { data: ad, error, isFetching, refetch } = useAd(uuid, { isLoggedIn, enabled: true });
  const isGone = hasCode(error, "not_found");
  const leave = useEffectEvent(onOpenForm);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (ad?.state === "ready") return <Result {...props} ad={ad} />;
  if (ad?.state === "failed") return <FailedAd {...props} ad={ad} />;
  if (!error) return <Skeleton shape="ad-card" count={1} label={controlCopy.loading} />;
  return (
    <EmptyState
      title={adResultCopy.ready}
      text={adResultCopy.notLoaded}
      action={<WaysOn isBusy={isFetching} onRetry={() => void refetch()} onOpenForm={onOpenForm} />}
    />
  );
}

/** An ad that could not be made, with the reason and a button to try again with the same inputs. */
function FailedAd({ ad, onRetry, onOpenForm }: AdResultProps & { ad: AdDetails }) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void onRetry(ad.uuid).finally(() => setRetrying(false));
  };
  return (
    <div role="alert">
      <EmptyState
        title={adCopy.state.failed}
        text={
          <>
            <bdi className="font-semibold text-ink">{ad.title}</bdi>
            {ad.stateMessage !== "" && ad.stateMessage !== adCopy.state.failed && (
              <>
                {": "}
                {ad.stateMessage}
              </>
            )}
          </>
        }
        action={<WaysOn isBusy={isRetrying} onRetry={retry} onOpenForm={onOpenForm} />}
      />
    </div>
  );
}

interface WaysOnProps {
  isBusy: boolean;
  onRetry: () => void;
  onOpenForm: () => void;
}

function WaysOn({ isBusy, onRetry, onOpenForm }: WaysOnProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={isBusy} onClick={onRetry}>
        {controlCopy.tryAgain}
      </Button>
      <Button intent="quiet" onClick={onOpenForm}>
        {adResultCopy.openForm}
      </Button>
    </div>
  );
}

/** Matches windows wider than a phone. */
const wide = "(width >= 40rem)";

function Result(props: AdResultProps & { ad: AdDetails }) {
  const { ad, playButton, onOpen, onEditScript, onMakeAnother, onOpenForm } = props;
  const { uuid, title } = ad;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const selectAudio = useAppState((app) => app.selectAudio);
  const isWide = useMediaQuery(wide);
  const { isSimulated: _, ...playback } = useSound({
    key: uuid,
    kind: "ad",
    address: ad.filepath ?? "",
    seconds: ad.lengthSeconds,
  });
  const versionStage = useVersionStage(uuid, props.isLoggedIn);
  const facts = [...useFacts(ad), ...(versionStage === null ? [] : [adCopy.newVersion(versionStage)])];
  useArrival(card, playButton);

  const lines = ad.lines.map(({ text, startMs }) => ({ text, start: startMs / 1000 }));
  const launch = (
    <Button
      intent="primary"
      size="lg"
      wide={!isWide}
      link={
        <Link
          href={`/nbmaistudio/campaign?audioId=${encodeURIComponent(uuid)}`}
          onClick={() => selectAudio({ uuid, title })}
        />
      }
    >
      {adCopy.launch}
    </Button>
  );

  return (
    <div className="flex flex-col gap-4 sm:pb-6">
      <section
        ref={card}
        aria-labelledby={titleId}
        className="animate-rise-in scroll-mt-20 overflow-clip rounded-lg border border-line bg-surface sm:rounded-xl still:animate-none"
      >
        <div className="px-4 pt-4 pb-4 sm:px-7 sm:pt-5">
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <p className="flex items-center gap-1.5 text-sm font-semibold text-ok">
                <Check aria-hidden className="icon-sm shrink-0" />
                {adResultCopy.ready}
              </p>
              <h3
                id={titleId}
                dir="auto"
                className="mt-0.5 text-page-side type-heading text-xl wrap-anywhere text-ink sm:text-2xl"
              >
                {title}
              </h3>
              <p className="mt-1 text-sm text-ink-2">
                {facts.map((fact, index) => (
                  <span key={fact}>
                    {index > 0 && <span aria-hidden> · </span>}
                    <bdi>{fact}</bdi>
                  </span>
                ))}
              </p>
            </div>
            <div className="-me-2 -mt-1">
              <Menu
                trigger={<IconButton icon={<Ellipsis />} label={adCopy.options(title)} intent="quiet" />}
                entries={adMenu(ad, { onOpen: (which) => onOpen(which, ad), onEditScript })}
              />
            </div>
          </div>
          <div className="mt-3">
            <StagePlayer
              {...playback}
              playButton={playButton}
              peaks={ad.peaks.length > 0 ? ad.peaks : null}
              marks={lines.map(({ start }) => start)}
              labels={playerLabels(title)}
              action={isWide ? launch : undefined}
            />
          </div>
          {ad.script !== null && (
            <div className="mt-4 border-t border-line pt-3">
              {lines.length > 0 ? (
                <Transcript
                  label={adResultCopy.script}
                  lines={lines}
                  position={playback.position}
                  onSeek={playback.onSeek}
                />
              ) : (
                <p dir="auto" className="text-page-side text-md wrap-anywhere whitespace-pre-line text-ink-2">
                  {ad.script}
                </p>
              )}
            </div>
          )}
        </div>
        <ResultActions
          ad={ad}
          describedBy={titleId}
          onEditScript={() => onEditScript(uuid)}
          onShare={() => onOpen("share", ad)}
          onMakeAnother={() => onMakeAnother(ad)}
        />
      </section>
      <div className="flex items-center gap-3 border-t border-line pt-3">
        {ad.inputs && (
          <p className="flex min-w-0 grow gap-3 text-sm">
            <span className="shrink-0 font-semibold text-ink">{adResultCopy.brief}</span>
            <span dir="auto" className="min-w-0 truncate text-ink-2">
              {ad.inputs.prompt}
            </span>
          </p>
        )}
        <div className="ms-auto -me-3 shrink-0">
          <Button intent="text" size="sm" onClick={onOpenForm}>
            {adResultCopy.openForm}
          </Button>
        </div>
      </div>
      {!isWide && <BottomBar alwaysSticky>{launch}</BottomBar>}
    </div>
  );
}

/** Returns the ad's voice, music and length, as far as they are known. */
function useFacts({ voices, inputs, lengthSeconds, source }: AdDetails): string[] {
  const track = useTrackTitle(inputs?.music_spec?.music_id ?? null);
  const names = voices.map(({ name }) => name).filter((name) => name !== "");
  const music = inputs && (inputs.music_spec ? track : adResultCopy.voiceOnly);
  const length = source === null && lengthSeconds === null ? null : formatLength(lengthSeconds);
  return [names.join(", "), music, length].filter((fact) => fact !== null && fact !== "") as string[];
}

/**
 * Scrolls a new ad's card into view and focuses Play. On a phone it scrolls until the title is at the top, elsewhere
 * only as far as needed.
 */
function useArrival(card: RefObject<HTMLElement | null>, play: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isPhone = !window.matchMedia(wide).matches;
    card.current?.scrollIntoView({ block: isPhone ? "start" : "nearest" });
    const { activeElement, body } = document;
    // A dialog that is closing focuses Play itself; an open one keeps the focus.
    if (activeElement === null || activeElement === body || !activeElement.checkVisibility())
      play.current?.focus({ preventScroll: true });
  }, [card, play]);
}
