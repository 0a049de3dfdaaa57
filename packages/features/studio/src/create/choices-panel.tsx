import {
  accentsOf,
  type AdLength,
  adLengths,
  narratives,
  type Tone,
  toneLabel,
  tones,
} from "@earshot/contract/languages.ts";
import { textLength } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { formErrors } from "@earshot/contract/studio/form-errors.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { isDraftAccent } from "@earshot/contract/voices/rules/recommended-voice.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { RotateCcw } from "lucide-react";
import { useId, useRef } from "react";

import { useSpeakers } from "../pickers/catalogue-queries.ts";
import { LanguageChoice } from "./choices-panel/language-choice.tsx";
import { type Choose, useReplacedVoices } from "./choices-panel/use-replaced-voices.ts";
import { VoiceCards } from "./choices-panel/voice-cards.tsx";
import { MusicNumberFields } from "./music-number-fields.tsx";
import { useStudioDispatch, useStudioForm } from "./studio-form-provider.tsx";
import { useShownVoice } from "./use-shown-voice.ts";
import { useTypedText } from "./use-typed-text.ts";

/**
 * The studio form's panel in groups: length, voices, language with accent, tone and narrative, direction, and, until a
 * track is chosen, the fields for the music. Use within a StudioFormProvider.
 */
export function ChoicesPanel() {
  const { choose, notice } = useReplacedVoices();
  return (
    <div className="flex flex-col gap-4">
      <div className="border-b border-line pb-4">
        <LengthChoice />
      </div>
      <VoiceCards choose={choose} notice={notice} />
      <div className="flex flex-col gap-3.5 border-b border-line pb-3">
        <LanguageChoice choose={choose} />
        <AccentChoice choose={choose} />
        <ToneChoice choose={choose} />
        <NarrativeChoice />
        <div className="-ms-3">
          <Button
            size="sm"
            intent="quiet"
            icon={<RotateCcw />}
            aria-description={studioCopy.resetAllHint}
            onClick={() => choose({ type: "choicesReset" })}
          >
            {studioCopy.resetAll}
          </Button>
        </div>
      </div>
      <DeliveryInstructions />
      <LaterMusicNumbers />
    </div>
  );
}

/** The fields for the music before a track is chosen; afterwards they are on the track's card. */
function LaterMusicNumbers() {
  const hasTrack = useStudioForm((form) => form.music !== null);
  const reason = useId();
  if (hasTrack) return null;
  return (
    <div className="border-t border-line pt-4">
      <p id={reason} className="mb-3 text-sm text-ink-2">
        {backgroundMusicCopy.chooseFirst}
      </p>
      <MusicNumberFields disabledBecause={reason} />
    </div>
  );
}

function DeliveryInstructions() {
  const field = useTypedText("deliveryInstructions", useRef<HTMLTextAreaElement>(null));
  const isLong = field.value.trim().length > textLength.deliveryInstructions;
  return (
    <TextArea
      {...field}
      dir="auto"
      label={studioCopy.deliveryInstructions}
      placeholder={studioCopy.deliveryInstructionsPlaceholder}
      rows={3}
      error={isLong ? formErrors.delivery_instructions_too_long.message : undefined}
    />
  );
}

/**
 * The chosen language's accents. If only Draft voices speak an accent, a voice that is easy to understand is kept, and
 * a notice explains why.
 */
function AccentChoice({ choose }: { choose: Choose }) {
  const language = useStudioForm((form) => form.language);
  const accent = useStudioForm((form) => form.accent);
  const quality = useStudioForm((form) => form.voice?.quality);
  const shown = useShownVoice();
  const speakers = useSpeakers(language, language !== "") ?? [];
  const staysClear = quality !== "draft" && isDraftAccent(speakers, language, accent);
  const accents = accentsOf(language).map(({ key, label }) => ({ value: key, label }));
  const first = language === "" ? studioCopy.accentDisabled : studioCopy.recommended;
  return (
    <Select
      label={studioCopy.accent}
      options={[{ value: "", label: first }, ...accents]}
      value={accent}
      disabled={language === ""}
      hint={
        staysClear
          ? voiceCardCopy.draftAccent(
              shown.name,
              accents.find(({ value }) => value === accent)?.label ?? accent,
            )
          : undefined
      }
      onChange={({ currentTarget: { value } }) =>
        choose({ type: "accentChosen", accent: value, isDraft: isDraftAccent(speakers, language, value) })
      }
    />
  );
}

const toneOptions = tones.map((tone) => ({ value: tone, label: toneLabel(tone) }));

function ToneChoice({ choose }: { choose: Choose }) {
  const tone = useStudioForm((form) => form.tone);
  return (
    <Select
      label={studioCopy.tone}
      options={toneOptions}
      value={tone}
      onChange={(event) => choose({ type: "changed", change: { tone: event.currentTarget.value as Tone } })}
    />
  );
}

const narrativeOptions = narratives.map((value) => ({ value, label: studioCopy.narrative[value] }));

function NarrativeChoice() {
  const dispatch = useStudioDispatch();
  const narrative = useStudioForm((form) => form.narrative);
  return (
    <SegmentedControl
      name={useId()}
      label={studioCopy.narrative.label}
      options={narrativeOptions}
      value={narrative}
      onChange={(next) => dispatch({ type: "changed", change: { narrative: next } })}
    />
  );
}

const lengthOptions = adLengths.map((seconds) => ({
  value: String(seconds) as `${AdLength}`,
  label: studioCopy.lengthOption(seconds),
}));

function LengthChoice() {
  const dispatch = useStudioDispatch();
  const length = useStudioForm((form) => form.length);
  return (
    <SegmentedControl
      name={useId()}
      label={studioCopy.length}
      options={lengthOptions}
      value={`${length}`}
      onChange={(next) => dispatch({ type: "changed", change: { length: Number(next) as AdLength } })}
    />
  );
}
