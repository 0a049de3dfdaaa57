import { player } from "@earshot/client/state/player.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { recommendTrack } from "@earshot/contract/music/rules/recommend-track.ts";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Plus } from "lucide-react";
import { memo, useEffect, useMemo } from "react";

import { useTracks } from "../../../pickers/catalogue-queries.ts";
import { useSample } from "../../../pickers/use-sample.ts";
import { useDebounced } from "../../../script/use-debounced.ts";
import { useStudioForm } from "../../studio-form-provider.tsx";

interface SuggestedTrackProps {
  /** The text that the track should suit. */
  of: "prompt" | "script";
  onAdd: (track: Track) => void;
  /** Called on hover and focus, when a press becomes likely. */
  onPreload: () => void;
}

/**
 * A track that suits the ad's text and tone, with Play and Add: the one that came with the written scripts, or else
 * one chosen by the same rule. Renders nothing if no track matches.
 */
export function SuggestedTrack({ of, onAdd, onPreload }: SuggestedTrackProps) {
  const written = useStudioForm((form) => (of === "prompt" ? (form.scripts?.music ?? null) : null));
  const text = useStudioForm((form) => `${form.productName} ${form[of]}`);
  const description = useDebounced(text);
  const tone = useStudioForm((form) => form.tone);
  const tracks = useTracks(written === null);
  const track = useMemo(
    () => written ?? (tracks && recommendTrack(tracks, { description, tone })),
    [written, tracks, description, tone],
  );
  return track && <Suggestion of={of} track={track} onAdd={onAdd} onPreload={onPreload} />;
}

interface SuggestionProps extends SuggestedTrackProps {
  track: Track;
}

const Suggestion = memo(function Suggestion({ of, track, onAdd, onPreload }: SuggestionProps) {
  const { id, title, seconds, mood, peaks, previewUrl } = track;
  const key = `track:${id}`;
  useEffect(() => () => player.stop({ key }), [key]);
  const sample = useSample({ key, called: title, address: previewUrl, seconds, peaks });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-3.5">
      <div className="min-w-0 grow basis-40">
        <p className="text-sm text-ink-2">{backgroundMusicCopy.suggested(of === "prompt" ? "brief" : of)}</p>
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
        <Button
          size="sm"
          icon={<Plus />}
          aria-label={backgroundMusicCopy.addTrack(title)}
          onClick={() => onAdd(track)}
        >
          {backgroundMusicCopy.add}
        </Button>
      </div>
    </div>
  );
});
