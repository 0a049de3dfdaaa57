import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Plus } from "lucide-react";

import { useSample } from "../../../pickers/use-sample.ts";

interface SuggestedTrackProps {
  track: Track;
  onAdd: () => void;
  /** Called on hover and focus, when a press becomes likely. */
  onPreload: () => void;
}

/** A track that suits the brief, with Play and Add. */
export function SuggestedTrack({ track, onAdd, onPreload }: SuggestedTrackProps) {
  const { id, title, seconds, mood, peaks, previewUrl } = track;
  const sample = useSample({ key: `track:${id}`, called: title, address: previewUrl, seconds, peaks });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-40">
        <p className="text-sm text-ink-2">{backgroundMusicCopy.suggested}</p>
        <p className="wrap-anywhere">
          <bdi className="font-semibold text-ink">{title}</bdi>
          {mood !== "" && (
            <>
              {" "}
              <bdi className="text-sm text-ink-2">{mood}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="min-w-0 grow basis-56">
        <SamplePlayer {...sample} />
      </div>
      <div className="ms-auto" onPointerEnter={onPreload} onFocus={onPreload}>
        <Button size="sm" icon={<Plus />} aria-label={backgroundMusicCopy.addTrack(title)} onClick={onAdd}>
          {backgroundMusicCopy.add}
        </Button>
      </div>
    </div>
  );
}
