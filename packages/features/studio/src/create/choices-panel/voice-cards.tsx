import { voiceCardCopy } from "@earshot/contract/voices/copy.ts";
import { Button } from "@earshot/ui/inputs/button.tsx";
import { IconButton } from "@earshot/ui/inputs/icon-button.tsx";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";

import { useFetched } from "../../pickers/use-fetched.ts";
import { useStudioChoice } from "../studio-form-provider.tsx";
import type { VoiceSlot } from "../studio-form.ts";
import { useShownVoice } from "../use-shown-voice.ts";
import { voiceMeta } from "../voice-meta.ts";
import type { Choose } from "./use-replaced-voices.ts";
import { VoiceCard } from "./voice-card.tsx";
import { VoicePicture } from "./voice-picture.tsx";

interface VoiceCardsProps {
  choose: Choose;
  /** Which voice the last choice replaced, in words; empty for none. */
  notice: string;
}

const loadDialog = async () => (await import("../../pickers/select-voice-dialog.tsx")).SelectVoiceDialog;

/** The voice and the additional one, each with the way to another. */
export function VoiceCards({ choose, notice }: VoiceCardsProps) {
  const shown = useShownVoice();
  const main = useStudioChoice((form) => form.voice);
  const second = useStudioChoice((form) => form.secondVoice);
  const dialog = useFetched(loadDialog);
  const [slot, setSlot] = useState<VoiceSlot>("v1");
  const selectSecond = useRef<HTMLButtonElement>(null);
  const { Part } = dialog;

  const opener = (of: VoiceSlot) => ({
    wide: true,
    busy: dialog.isFetching && slot === of,
    onPointerEnter: dialog.prepare,
    onFocus: dialog.prepare,
    onClick: () => {
      setSlot(of);
      dialog.open();
    },
  });
  const removeSecond = () => {
    // Its button goes with the voice.
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
      {Part && (
        <Part
          open={dialog.isOpen}
          onClose={dialog.close}
          slot={slot}
          chosen={slot === "v1" ? (main ?? shown.recommended) : second}
          onConfirm={(voice) => choose({ type: "voiceChosen", slot, voice })}
        />
      )}
    </>
  );
}
