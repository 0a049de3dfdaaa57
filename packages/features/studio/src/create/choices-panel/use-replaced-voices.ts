import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { useState } from "react";

import { useStudioFormStore } from "../studio-form-provider.tsx";
import type { StudioEvent } from "../studio-form.ts";
import { useShownVoice } from "../use-shown-voice.ts";

/** Dispatches a choice that may replace a voice. */
export type Choose = (event: StudioEvent) => void;

/** The state before the last choice, from which the notice is derived. */
interface Before {
  /** The main voice's id before the choice; null if the choice was a voice. */
  main: string | null;
  /** True if a tone was chosen, in which case the new voice speaks the same language. */
  isTone: boolean;
  /** The additional voice that was removed, and the language that it does not speak. */
  removed: { name: string; language: string } | null;
}

/**
 * Dispatches choices, and reports when a choice replaced a voice: one that does not speak the chosen language or
 * accent, or a default voice that lacks the chosen tone.
 *
 * @returns `notice` names the new voice once it is known; empty if no voice was replaced
 */
export function useReplacedVoices(): { choose: Choose; notice: string } {
  const store = useStudioFormStore();
  const shown = useShownVoice();
  const [before, setBefore] = useState<Before | null>(null);

  const choose: Choose = (event) => {
    const { secondVoice } = store.getState().form;
    store.getState().dispatch(event);
    const { form } = store.getState();
    const isRemoved = event.type === "voiceChosen" && event.slot === "v2";
    setBefore({
      main: event.type === "voiceChosen" ? null : shown.id,
      isTone: event.type === "changed",
      removed:
        secondVoice && !form.secondVoice && !isRemoved
          ? { name: secondVoice.name, language: form.language }
          : null,
    });
  };

  return { choose, notice: before ? noticeOf(before, shown) : "" };
}

function noticeOf(
  { main, isTone, removed }: Before,
  shown: { id: string; name: string; language: string },
): string {
  const isReplaced = main !== null && shown.id !== "" && shown.id !== main;
  return [
    isReplaced &&
      (isTone
        ? voiceCardCopy.replacedForTone(shown.name)
        : voiceCardCopy.replaced(shown.name, shown.language)),
    removed && voiceCardCopy.takenOut(removed.name, removed.language),
  ]
    .filter(Boolean)
    .join(" ");
}
