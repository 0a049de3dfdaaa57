import { lazyWithRetry, useLazyDialog } from "@earshot/client/lazy.tsx";
import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { clsx } from "clsx";
import { Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";

import { useStudioForm } from "../studio-form-provider.tsx";
import type { VoiceSlot } from "../studio-form.ts";
import { useShownVoice } from "../use-shown-voice.ts";
import { voiceMeta } from "../voice-meta.ts";
import type { Choose } from "./use-replaced-voices.ts";

interface VoiceCardsProps {
  choose: Choose;
  /** Names the voice that the last choice replaced; empty for none. */
  notice: string;
}

const SelectVoiceDialog = lazyWithRetry(
  async () => (await import("../../pickers/select-voice-dialog.tsx")).SelectVoiceDialog,
);

/** The main and the additional voice, each with a button to change it. */
export function VoiceCards({ choose, notice }: VoiceCardsProps) {
  const shown = useShownVoice();
  const main = useStudioForm((form) => form.voice);
  const second = useStudioForm((form) => form.secondVoice);
  const dialog = useLazyDialog(SelectVoiceDialog);
  const [slot, setSlot] = useState<VoiceSlot>("v1");
  const selectSecond = useRef<HTMLButtonElement>(null);

  const opener = (of: VoiceSlot) => ({
    ...dialog.opener,
    wide: true,
    busy: dialog.isLoading && slot === of,
    onClick: () => {
      setSlot(of);
      dialog.open();
    },
  });
  const removeSecond = () => {
    // The button unmounts with the voice.
    selectSecond.current?.focus();
    choose({ type: "voiceChosen", slot: "v2", voice: null });
  };

  return (
    <>
      <VoiceCard
        label={voiceCardCopy.voice}
        name={shown.name}
        meta={shown.meta}
        picture={<VoicePicture name={shown.name} address={shown.imageUrl} />}
        change={<Button {...opener("v1")}>{voiceCardCopy.change}</Button>}
        notice={notice}
      />
      <VoiceCard
        label={voiceCardCopy.additional}
        name={second?.name ?? voiceCardCopy.notSelected}
        meta={second ? voiceMeta(second) : voiceCardCopy.additionalText}
        picture={second ? <VoicePicture name={second.name} address={second.imageUrl} /> : <Plus />}
        look={second ? "chosen" : "empty"}
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
      />
      <SelectVoiceDialog
        open={dialog.isOpen}
        onClose={dialog.close}
        slot={slot}
        chosen={slot === "v1" ? (main ?? shown.recommended) : second}
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
  /** A 44 px round element before the text. */
  picture: ReactNode;
  /** `empty`: a slot without a chosen voice. */
  look?: "chosen" | "empty";
  /** Removes the voice. */
  remove?: ReactNode;
  /** The button that opens the voice picker. */
  change: ReactNode;
  /** An automatic change of the voice; announced when it appears. */
  notice?: string;
}

/** One voice of the ad, with a button to change it. */
function VoiceCard(props: VoiceCardProps) {
  const { label, name, meta, picture, look = "chosen", remove, change, notice } = props;
  const isEmpty = look === "empty";
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div
        className={clsx(
          "flex min-h-23 items-center gap-3 rounded-md border p-3.5",
          isEmpty ? "border-dashed border-line-strong" : "border-line bg-surface",
        )}
      >
        <span
          className={clsx(
            "flex size-11 shrink-0 items-center justify-center overflow-hidden rounded-full border border-transparent",
            isEmpty ? "bg-sunken text-ink-2 *:size-5" : "bg-primary-soft text-primary",
          )}
        >
          {picture}
        </span>
        <div className="min-w-0 grow wrap-anywhere">
          <p dir="auto" className="text-page-side font-semibold text-ink">
            {name}
          </p>
          <p dir="auto" className="text-page-side text-sm text-ink-3">
            {meta}
          </p>
        </div>
        {remove && <span className="-me-1.5 self-start">{remove}</span>}
      </div>
      <div className="mt-2">{change}</div>
      {notice !== undefined && <output className="mt-1.5 block text-sm text-ink-2">{notice}</output>}
    </fieldset>
  );
}

interface VoicePictureProps {
  name: string;
  /** The portrait's URL; falls back to the name's first letter when missing or broken. */
  address: string | null;
}

/** The speaker's portrait. Decorative: the name is next to it. */
function VoicePicture({ name, address }: VoicePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (address && address !== broken) {
    return (
      <img
        src={address}
        alt=""
        width={44}
        height={44}
        decoding="async"
        onError={() => setBroken(address)}
        className="size-full object-cover"
      />
    );
  }
  const [first = ""] = name.trim();
  return (
    <span aria-hidden="true" className="text-md font-semibold">
      {first.toLocaleUpperCase()}
    </span>
  );
}
