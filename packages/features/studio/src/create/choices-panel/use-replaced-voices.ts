import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { useState } from "react";

import { useStudioStore } from "../studio-form-provider.tsx";
import type { StudioEvent } from "../studio-form.ts";
import { useShownVoice } from "../use-shown-voice.ts";

/** Tells the form of a choice that may cost a voice its place. */
export type Choose = (event: StudioEvent) => void;

/** What the last choice may have replaced. */
interface Before {
  /** The main voice's id; null where the choice was that voice itself. */
  main: string | null;
  /** The additional voice that was taken out, and the language that it does not speak. */
  takenOut: { name: string; language: string } | null;
}

/**
 * Choosing a language or an accent replaces a voice that does not speak it, and says so (decisions, Studio): in words, once it
 * is known who speaks instead; empty where nothing was replaced.
 */
export function useReplacedVoices(): { choose: Choose; words: string } {
  const { current, tell } = useStudioStore();
  const shown = useShownVoice();
  const [before, setBefore] = useState<Before | null>(null);

  const choose: Choose = (event) => {
    const { secondVoice } = current().form;
    tell(event);
    const { form } = current();
    const isRemoved = event.type === "voiceChosen" && event.slot === "v2";
    setBefore({
      main: event.type === "voiceChosen" ? null : shown.id,
      takenOut:
        secondVoice && !form.secondVoice && !isRemoved
          ? { name: secondVoice.name, language: form.language }
          : null,
    });
  };

  return { choose, words: before ? wordsOf(before, shown) : "" };
}

function wordsOf({ main, takenOut }: Before, shown: { id: string; name: string; language: string }): string {
  const isReplaced = main !== null && shown.id !== "" && shown.id !== main;
  return [
    isReplaced && voiceCardCopy.replaced(shown.name, shown.language),
    takenOut && voiceCardCopy.takenOut(takenOut.name, takenOut.language),
  ]
    .filter(Boolean)
    .join(" ");
}
