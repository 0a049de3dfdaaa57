import { lazyWithRetry, useLazyDialog } from "@earshot/client/lazy.tsx";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { Portrait } from "@earshot/ui/audio/portrait.tsx";
import { SamplePlayer } from "@earshot/ui/audio/sample-player.tsx";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";

import { useRecommendedVoice } from "../../pickers/catalogue-queries.ts";
import { useSample } from "../../pickers/use-sample.ts";
import { useStudioForm } from "../studio-form-provider.tsx";
import type { VoiceSlot } from "../studio-form.ts";
import { type ShownVoice, useShownVoice } from "../use-shown-voice.ts";
import { voiceMeta } from "../voice-meta.ts";
import type { Choose } from "./use-replaced-voices.ts";

interface VoiceCardsProps {
  choose: Choose;
  /** A notice if the last choice replaced or removed a voice; otherwise empty. */
  notice: string;
}

const anyVoice = { language: "", accent: "", gender: "", tone: "" } as const;

const SelectVoiceDialog = lazyWithRetry(
  async () => (await import("../../pickers/select-voice-dialog.tsx")).SelectVoiceDialog,
);

/** The main and the additional voice, each with its sample and a button to change it. */
export function VoiceCards({ choose, notice }: VoiceCardsProps) {
  const shown = useShownVoice();
  const main = useStudioForm((form) => form.voice);
  const second = useStudioForm((form) => form.secondVoice);
  const language = useStudioForm((form) => form.language);
  const dialog = useLazyDialog(SelectVoiceDialog);
  // The default voice is shown without a request. Only the picker, which preselects it, needs its full data.
  const isUsual = main === null && shown.recommended === null && shown.id !== "";
  const usual = useRecommendedVoice(anyVoice, isUsual && dialog.isOpen);
  const [slot, setSlot] = useState<VoiceSlot>("v1");
  const selectSecond = useRef<HTMLButtonElement>(null);

  const opener = (of: VoiceSlot) => ({
    ...dialog.opener,
    size: "sm" as const,
    intent: "text" as const,
    busy: dialog.isLoading && slot === of,
    onClick: () => {
      setSlot(of);
      dialog.open();
    },
  });
  const removeSecond = () => {
    // The Remove button unmounts together with the voice, so focus moves to the button that selects one.
    selectSecond.current?.focus();
    choose({ type: "voiceChosen", slot: "v2", voice: null });
  };

  return (
    <>
      <VoiceCard
        label={voiceCardCopy.voice}
        name={shown.name}
        meta={shown.meta}
        picture={<Portrait name={shown.id === "" ? "" : shown.name} image={shown.imageUrl} />}
        change={<Button {...opener("v1")}>{voiceCardCopy.change}</Button>}
        sample={shown.sampleUrl !== null && <VoiceSample {...shown} />}
        notice={notice}
      />
      <VoiceCard
        label={voiceCardCopy.additional}
        name={second?.name ?? voiceCardCopy.notSelected}
        meta={second ? voiceMeta(second) : voiceCardCopy.additionalText}
        picture={second ? <Portrait name={second.name} image={second.imageUrl} /> : <EmptySlot />}
        remove={
          second && (
            <IconButton
              icon={<X />}
              label={voiceCardCopy.remove(second.name)}
              size="sm"
              onClick={removeSecond}
            />
          )
        }
        change={
          <Button {...opener("v2")} ref={selectSecond}>
            {second ? voiceCardCopy.change : voiceCardCopy.select}
          </Button>
        }
        sample={second && second.sampleUrl !== null && <VoiceSample {...second} />}
      />
      <SelectVoiceDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        slot={slot}
        first={slot === "v1" ? shown.id || language : (second?.id ?? (language || shown.language))}
        chosen={slot === "v1" ? (main ?? shown.recommended ?? usual) : second}
        onConfirm={(voice) => choose({ type: "voiceChosen", slot, voice })}
      />
    </>
  );
}

interface VoiceCardProps {
  /** The voice's role in the ad. */
  label: string;
  name: string;
  /** The voice's characteristics. */
  meta: string;
  /** A round picture of 44 px, shown before the text. */
  picture: ReactNode;
  /** Removes the voice. */
  remove?: ReactNode;
  /** The button that opens the voice picker. */
  change: ReactNode;
  sample: ReactNode;
  /** The notice about an automatic voice change; announced when it appears. */
  notice?: string;
}

/** One of the ad's voices, with its sample and a button to change it. */
function VoiceCard({ label, name, meta, picture, remove, change, sample, notice }: VoiceCardProps) {
  return (
    <fieldset className="min-w-0 border-b border-line pb-4">
      <legend className="mb-2 text-sm font-semibold text-ink">{label}</legend>
      <div className="flex items-start gap-3">
        {picture}
        <div className="min-w-0 grow">
          <div className="-my-1 -me-3 flex items-center justify-between gap-x-1">
            <p dir="auto" className="min-w-0 text-page-side font-semibold wrap-anywhere text-ink">
              {name}
            </p>
            <span className="flex shrink-0 items-center">
              {change}
              {remove}
            </span>
          </div>
          <p dir="auto" className="text-page-side text-sm wrap-anywhere text-ink-3">
            {meta}
          </p>
        </div>
      </div>
      {sample && <div className="mt-2.5">{sample}</div>}
      {notice !== undefined && <output className="mt-1.5 block text-sm text-ink-2">{notice}</output>}
    </fieldset>
  );
}

function EmptySlot() {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full border border-dashed border-control text-ink-2 *:icon-md"
    >
      <Plus />
    </span>
  );
}

type VoiceSampleProps = Pick<ShownVoice, "id" | "name" | "sampleUrl" | "samplePeaks" | "sampleMs">;

function VoiceSample({ id, name, sampleUrl, samplePeaks, sampleMs }: VoiceSampleProps) {
  const sample = useSample({
    key: `voice:${id}`,
    called: playerCopy.sampleOf(name),
    address: sampleUrl,
    seconds: sampleMs === null ? null : sampleMs / 1000,
    peaks: samplePeaks,
  });
  return <SamplePlayer {...sample} />;
}
