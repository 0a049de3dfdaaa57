import { lazyWithRetry, useLazyDialog } from "@earshot/client/lazy.tsx";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { minutesSeconds } from "@earshot/ui/audio/minutes-seconds.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { clsx } from "clsx";
import { Music } from "lucide-react";
import { useRef } from "react";

import { useStudioDispatch, useStudioForm } from "../studio-form-provider.tsx";

const SelectMusicDialog = lazyWithRetry(
  async () => (await import("../../pickers/select-music-dialog.tsx")).SelectMusicDialog,
);

/** Background Music (Optional): opens the track picker, or shows the chosen track. */
export function MusicSection() {
  const dispatch = useStudioDispatch();
  const music = useStudioForm((form) => form.music);
  const dialog = useLazyDialog(SelectMusicDialog);
  const select = useRef<HTMLButtonElement>(null);

  const remove = () => {
    // The button unmounts with the track.
    select.current?.focus();
    dispatch({ type: "changed", change: { music: null } });
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{backgroundMusicCopy.title}</legend>
      <div
        className={clsx(
          "flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 rounded-md border p-3.5",
          music ? "border-line bg-surface" : "border-dashed border-line-strong",
        )}
      >
        <span className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-plum-faint text-plum">
          <Music aria-hidden="true" className="size-5" />
        </span>
        {music && (
          <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
            <p dir="auto" className="text-page-side font-semibold text-ink">
              {music.title}
            </p>
            <p className="text-sm text-ink-3">
              {music.seconds !== null && <>{minutesSeconds(music.seconds)} · </>}
              {backgroundMusicCopy.active}
            </p>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button ref={select} {...dialog.opener} size={music ? "sm" : "md"} onClick={dialog.open}>
            {music ? backgroundMusicCopy.change : backgroundMusicCopy.select}
          </Button>
          {music && (
            <Button size="sm" intent="quiet" onClick={remove}>
              {backgroundMusicCopy.remove}
            </Button>
          )}
        </div>
      </div>
      <SelectMusicDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        chosen={music}
        onConfirm={(track) => dispatch({ type: "changed", change: { music: track } })}
      />
    </fieldset>
  );
}
