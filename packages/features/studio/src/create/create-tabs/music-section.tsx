import { lazyWithRetry, useLazyDialog } from "@earshot/client/lazy.tsx";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Music } from "lucide-react";
import { useRef } from "react";

import { LoadError } from "../../shell/load-error.tsx";
import { useStudioDispatch, useStudioForm } from "../studio-form-provider.tsx";

const SelectMusicDialog = lazyWithRetry(
  async () => (await import("../../pickers/select-music-dialog.tsx")).SelectMusicDialog,
);
const TrackCard = lazyWithRetry(async () => (await import("./music-section/track-card.tsx")).TrackCard);
const SuggestedTrack = lazyWithRetry(
  async () => (await import("./music-section/suggested-track.tsx")).SuggestedTrack,
);

/** Shown if the code of `SuggestedTrack` fails to load: all tracks can still be chosen. */
const Nothing = () => null;

interface MusicSectionProps {
  /** The text that a suggested track should suit. */
  of: "prompt" | "script";
  /** Suggests a track until one is chosen. Default: true. */
  suggests?: boolean;
}

/** Background Music (Optional): opens the track picker, or shows the chosen track with its settings. */
export function MusicSection({ of, suggests = true }: MusicSectionProps) {
  const dispatch = useStudioDispatch();
  const music = useStudioForm((form) => form.music);
  const hasText = useStudioForm((form) => form[of].trim() !== "");
  const dialog = useLazyDialog(SelectMusicDialog);
  /** True after the pressed button has unmounted with its card: Select or Change receives focus once rendered. */
  const isAwaited = useRef(false);

  const choose = (track: Track | null) => {
    isAwaited.current = true;
    dispatch({ type: "changed", change: { music: track } });
  };
  const opener = (
    <Button
      ref={(button: HTMLButtonElement | null) => {
        if (button === null || !isAwaited.current) return;
        isAwaited.current = false;
        button.focus();
      }}
      {...dialog.opener}
      {...(music && { size: "sm", intent: "text" })}
      onClick={dialog.open}
    >
      {music ? backgroundMusicCopy.change : backgroundMusicCopy.select}
    </Button>
  );

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{backgroundMusicCopy.title}</legend>
      {music ? (
        <TrackCard
          track={music}
          actions={
            <>
              {opener}
              <Button size="sm" intent="quiet" onClick={() => choose(null)}>
                {backgroundMusicCopy.remove}
              </Button>
            </>
          }
          fallback={<div className="min-h-50 rounded-lg border border-line bg-surface" />}
          ErrorFallback={LoadError}
        />
      ) : (
        <div className="rounded-lg border border-line bg-surface">
          <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 p-3.5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-plum-faint text-plum">
              <Music aria-hidden="true" className="icon-md" />
            </span>
            {opener}
          </div>
          {suggests && hasText && (
            <SuggestedTrack of={of} onAdd={choose} onPreload={TrackCard.preload} ErrorFallback={Nothing} />
          )}
        </div>
      )}
      <SelectMusicDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        chosen={music}
        onConfirm={(track) => dispatch({ type: "changed", change: { music: track } })}
      />
    </fieldset>
  );
}
