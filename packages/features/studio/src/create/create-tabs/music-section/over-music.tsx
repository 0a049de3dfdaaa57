import { player } from "@earshot/client/state/player.ts";
import { backgroundMusicCopy as copy } from "@earshot/contract/music/copy.ts";
import type { Track } from "@earshot/contract/music/read.ts";
import { bedGain } from "@earshot/contract/music/rules/bed-level.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { Pause, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { useSample } from "../../../pickers/use-sample.ts";
import { useStudioForm } from "../../studio-form-provider.tsx";
import { useShownVoice } from "../../use-shown-voice.ts";

interface OverMusicProps {
  track: Track;
}

/**
 * Plays the chosen voice's sample over the excerpt, with the same balance of voice and music as in the mix: roughly
 * what the ad will sound like. Renders nothing for a voice or a track without audio.
 */
export function OverMusic({ track: { id, title, previewUrl } }: OverMusicProps) {
  const voice = useShownVoice();
  const key = `over:${voice.id}:${id}`;
  const { state, onToggle } = useSample({
    key,
    called: title,
    address: voice.sampleUrl,
    seconds: voice.sampleMs === null ? null : voice.sampleMs / 1000,
    peaks: voice.samplePeaks,
  });
  const start = useStudioForm((form) => form.startSeconds);
  const end = useStudioForm((form) => form.endSeconds);
  const gain = useStudioForm((form) => bedGain(form.volume / 100));
  const bed = useRef<HTMLAudioElement>(null);
  const output = useRef<BedOutput>(null);
  const [failed, setFailed] = useState(false);
  const isPlaying = state === "playing";

  useEffect(() => {
    const element = bed.current;
    if (!isPlaying || !element) return undefined;
    element.currentTime = start;
    element.play().catch(() => setFailed(true));
    return () => element.pause();
  }, [isPlaying, start]);
  useEffect(() => output.current?.setGain(gain), [gain]);
  useEffect(() => () => player.stop({ key }), [key]);
  useEffect(() => () => output.current?.close(), []);

  function press() {
    setFailed(false);
    onToggle();
    const element = bed.current;
    if (!element) return;
    // Another voice or track may have replaced the element.
    if (output.current?.element !== element) {
      output.current?.close();
      output.current = createBedOutput(element);
      output.current.setGain(gain);
    }
    output.current.resume();
  }

  if (voice.sampleUrl === null || previewUrl === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" icon={isPlaying ? <Pause /> : <Play />} busy={state === "buffering"} onClick={press}>
        {isPlaying ? copy.overMusicStop : copy.overMusic(voice.name)}
      </Button>
      <output className="text-sm text-danger">{failed || state === "failed" ? playerCopy.failed : ""}</output>
      {/* Instrumental music needs no captions. */}
      <audio
        ref={bed}
        src={previewUrl}
        preload="none"
        // Restarts the excerpt if it ends before the voice.
        onTimeUpdate={({ currentTarget }) => {
          if (end > start && currentTarget.currentTime >= end) currentTarget.currentTime = start;
        }}
        onEnded={({ currentTarget }) => {
          currentTarget.currentTime = start;
          void currentTarget.play();
        }}
      >
        <track kind="captions" />
      </audio>
    </div>
  );
}

/** Where the music is heard, with a level of its own. */
interface BedOutput {
  element: HTMLAudioElement;
  /** @param gain an amplitude factor from 0 to 1 */
  setGain: (gain: number) => void;
  /** Continues after an interruption, such as a phone call. */
  resume: () => void;
  close: () => void;
}

/**
 * Routes an audio element through a gain node, because iOS ignores the element's own `volume`. To be called while a
 * press is handled: browsers start no audio context otherwise, and iOS lets a script play the element later only if it
 * was loaded by a press.
 */
function createBedOutput(element: HTMLAudioElement): BedOutput {
  const context = new AudioContext();
  const level = context.createGain();
  context.createMediaElementSource(element).connect(level).connect(context.destination);
  element.load();
  return {
    element,
    setGain(gain) {
      level.gain.value = gain;
    },
    resume: () => void context.resume(),
    close: () => void context.close(),
  };
}
