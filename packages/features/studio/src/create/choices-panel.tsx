import { errors } from "@earshot/contract/errors.ts";
import { checkMusicExcerpt } from "@earshot/contract/generation/rules/music-values.ts";
import {
  accentsOf,
  type AdLength,
  adLengths,
  narratives,
  type Tone,
  toneLabel,
  tones,
} from "@earshot/contract/languages.ts";
import { mostVolume, textLength } from "@earshot/contract/limits.ts";
import { backgroundMusicCopy } from "@earshot/contract/music/copy.ts";
import { studioCopy } from "@earshot/contract/studio/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { NumberField } from "@earshot/ui/inputs/number-field.tsx";
import { SegmentedControl } from "@earshot/ui/inputs/segmented-control.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextArea } from "@earshot/ui/inputs/text-area.tsx";
import { RotateCcw } from "lucide-react";
import { useId, useRef } from "react";

import { LanguageChoice } from "./choices-panel/language-choice.tsx";
import { type Choose, useReplacedVoices } from "./choices-panel/use-replaced-voices.ts";
import { VoiceCards } from "./choices-panel/voice-cards.tsx";
import { useStudioDispatch, useStudioForm } from "./studio-form-provider.tsx";
import type { MusicNumbers } from "./studio-form.ts";
import { useTypedText } from "./use-typed-text.ts";

/**
 * Chooses what an ad is made with, in the form of the StudioFormProvider around: voices, the music's numbers, notes, language,
 * accent, tone, narrative and length. Its parts have labels of their own, so it needs no heading.
 */
export function ChoicesPanel() {
  const { choose, notice } = useReplacedVoices();
  return (
    <div className="flex flex-col gap-5">
      <VoiceCards choose={choose} notice={notice} />
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

/** The music's five numbers: fades in ms, the excerpt in s, the volume in percent (spec section 2). */
function MusicNumberFields() {
  const endError = useStudioForm(
    ({ startSeconds, endSeconds }) =>
      checkMusicExcerpt({ start: startSeconds, end: endSeconds })?.message ?? undefined,
  );
  return (
    <fieldset aria-label={backgroundMusicCopy.numbers} className="grid min-w-0 grid-cols-2 items-start gap-3">
      <MusicNumber name="fadeInMs" label={backgroundMusicCopy.fadeIn} step={100} />
      <MusicNumber name="fadeOutMs" label={backgroundMusicCopy.fadeOut} step={100} />
      <MusicNumber name="startSeconds" label={backgroundMusicCopy.start} />
      <MusicNumber name="endSeconds" label={backgroundMusicCopy.end} error={endError} />
      <MusicNumber name="volume" label={backgroundMusicCopy.volume} max={mostVolume} />
    </fieldset>
  );
}

interface MusicNumberProps {
  name: keyof MusicNumbers;
  label: string;
  max?: number;
  step?: number;
  error?: string | undefined;
}

function MusicNumber({ name, ...field }: MusicNumberProps) {
  const dispatch = useStudioDispatch();
  const value = useStudioForm((form) => form[name]);
  return (
    <NumberField
      {...field}
      value={value}
      onChange={(next) =>
        dispatch({ type: "changed", change: { [name]: next } satisfies Partial<MusicNumbers> })
      }
    />
  );
}

function DeliveryInstructions() {
  const field = useTypedText("deliveryInstructions", useRef<HTMLTextAreaElement>(null));
  const isLong = field.value.trim().length > textLength.deliveryInstructions;
  return (
    <TextArea
      {...field}
      label={studioCopy.deliveryInstructions}
      placeholder={studioCopy.deliveryInstructionsPlaceholder}
      rows={3}
      error={isLong ? errors.delivery_instructions_too_long.message : undefined}
    />
  );
}

/** The accents of the chosen language. */
function AccentChoice({ choose }: { choose: Choose }) {
  const language = useStudioForm((form) => form.language);
  const accent = useStudioForm((form) => form.accent);
  const accents = accentsOf(language).map(({ key, label }) => ({ value: key, label }));
  const first = language === "" ? studioCopy.accentDisabled : studioCopy.recommended;
  return (
    <Select
      label={studioCopy.accent}
      options={[{ value: "", label: first }, ...accents]}
      value={accent}
      disabled={language === ""}
      onChange={(event) => choose({ type: "accentChosen", accent: event.currentTarget.value })}
    />
  );
}

const toneOptions = tones.map((tone) => ({ value: tone, label: toneLabel(tone) }));

function ToneChoice() {
  const dispatch = useStudioDispatch();
  const tone = useStudioForm((form) => form.tone);
  return (
    <Select
      label={studioCopy.tone}
      options={toneOptions}
      value={tone}
      onChange={(event) => dispatch({ type: "changed", change: { tone: event.currentTarget.value as Tone } })}
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
