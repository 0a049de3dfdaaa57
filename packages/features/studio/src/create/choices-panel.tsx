import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { RotateCcw } from "lucide-react";

import { AccentChoice } from "./choices-panel/accent-choice.tsx";
import { DeliveryInstructions } from "./choices-panel/delivery-instructions.tsx";
import { LanguageChoice } from "./choices-panel/language-choice.tsx";
import { LengthChoice } from "./choices-panel/length-choice.tsx";
import { MusicNumberFields } from "./choices-panel/music-number-fields.tsx";
import { NarrativeChoice } from "./choices-panel/narrative-choice.tsx";
import { ToneChoice } from "./choices-panel/tone-choice.tsx";
import { useReplacedVoices } from "./choices-panel/use-replaced-voices.ts";
import { VoiceCards } from "./choices-panel/voice-cards.tsx";

/**
 * What an ad is made with: voices, the music's numbers, notes, language, accent, tone, narrative and length, in the form of
 * the StudioFormProvider around. The names of its parts stand above them, so it needs no heading of its own.
 */
export function ChoicesPanel() {
  const { choose, words } = useReplacedVoices();
  return (
    <div className="flex flex-col gap-5">
      <VoiceCards choose={choose} notice={words} />
      <MusicNumberFields />
      <DeliveryInstructions />
      <LanguageChoice choose={choose} />
      <AccentChoice choose={choose} />
      <ToneChoice />
      <NarrativeChoice />
      <LengthChoice />
      <Button icon={<RotateCcw />} onClick={() => choose({ type: "choicesReset" })}>
        {studioCopy.resetAll}
      </Button>
    </div>
  );
}
