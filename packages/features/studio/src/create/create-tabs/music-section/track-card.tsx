import { mostVolume } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { ExcerptWave } from "@earshot/ui/audio/excerpt-wave.tsx";
import { soundLength } from "@earshot/ui/audio/minutes-seconds.ts";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Slider } from "@earshot/ui/inputs/slider.tsx";
import { useMediaQuery } from "@earshot/ui/media-query.ts";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";

import { useSample } from "../../../pickers/use-sample.ts";
import { MusicNumberFields } from "../../music-number-fields.tsx";
import { useStudioDispatch, useStudioForm } from "../../studio-form-provider.tsx";
import { OverMusic } from "./over-music.tsx";

interface TrackCardProps {
  track: Track;
  /** The Change and Remove buttons. */
  actions: ReactNode;
}

/**
 * The chosen track: Play, its excerpt on the waveform, fades and volume. On a phone the settings are initially
 * collapsed.
 */
export function TrackCard({ track, actions }: TrackCardProps) {
  const { id, title, seconds, previewUrl } = track;
  const sample = useSample({ key: `track:${id}`, called: title, address: previewUrl, seconds });
  const canCut = seconds !== null && seconds >= 2;
  const isWide = useMediaQuery("(width >= 40rem)");
  const [isAdjusting, setAdjusting] = useState(false);
  const hasError = useStudioForm(
    ({ startSeconds, endSeconds }) => endSeconds !== 0 && endSeconds <= startSeconds,
  );
  const isOpen = isWide || isAdjusting || hasError;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="wrap-anywhere">
            <bdi className="font-semibold text-ink">{title}</bdi>{" "}
            {seconds !== null && (
              <span className="text-sm text-ink-3 tabular-nums">{soundLength(seconds)}</span>
            )}
          </p>
          <p className="flex items-center gap-1.5 text-sm text-ok">
            <Check aria-hidden="true" className="icon-sm shrink-0" />
            {backgroundMusicCopy.active}
          </p>
        </div>
        <div className="-me-2 flex items-center">{actions}</div>
      </div>
      {canCut ? (
        <Excerpt track={track} seconds={Math.floor(seconds)} sample={sample} />
      ) : (
        <SamplePlayer {...sample} />
      )}
      {isOpen ? (
        <>
          <MusicNumberFields wide />
          <VolumeSlider />
        </>
      ) : (
        <InShort onAdjust={() => setAdjusting(true)} />
      )}
      <OverMusic track={track} />
    </div>
  );
}

interface ExcerptProps {
  track: Track;
  seconds: number;
  sample: ReturnType<typeof useSample>;
}

function Excerpt({ track: { peaks }, seconds, sample }: ExcerptProps) {
  const dispatch = useStudioDispatch();
  const start = useStudioForm((form) => form.startSeconds);
  const end = useStudioForm((form) => form.endSeconds);
  const fadeIn = useStudioForm((form) => form.fadeInMs / 1000);
  const fadeOut = useStudioForm((form) => form.fadeOutMs / 1000);
  const shownStart = Math.min(start, seconds - 1);
  return (
    <ExcerptWave
      peaks={peaks.length > 0 ? peaks : null}
      duration={seconds}
      sample={sample}
      excerpt={{
        start: shownStart,
        end: end === 0 ? seconds : Math.max(shownStart + 1, Math.min(end, seconds)),
      }}
      fades={{ in: fadeIn, out: fadeOut }}
      onChange={(next) =>
        dispatch({ type: "changed", change: { startSeconds: next.start, endSeconds: next.end } })
      }
      labels={{
        start: backgroundMusicCopy.excerptStart,
        end: backgroundMusicCopy.excerptEnd,
        seconds: backgroundMusicCopy.seconds,
      }}
    />
  );
}

function VolumeSlider() {
  const dispatch = useStudioDispatch();
  const volume = useStudioForm((form) => form.volume);
  return (
    <Slider
      bare
      label={backgroundMusicCopy.volume}
      min={0}
      max={mostVolume}
      value={volume}
      onChange={(next) => dispatch({ type: "changed", change: { volume: next } })}
      format={String}
    />
  );
}

function InShort({ onAdjust }: { onAdjust: () => void }) {
  const start = useStudioForm((form) => form.startSeconds);
  const end = useStudioForm((form) => form.endSeconds);
  const volume = useStudioForm((form) => form.volume);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2">
      {backgroundMusicCopy.inShort(start, end, volume)}
      <span className="-me-2">
        <Button size="sm" intent="quiet" aria-expanded={false} onClick={onAdjust}>
          <span className="text-primary">{backgroundMusicCopy.adjust}</span>
        </Button>
      </span>
    </div>
  );
}
