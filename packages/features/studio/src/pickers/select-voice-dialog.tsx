import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { playerCopy } from "@earshot/contract/site/player-copy.ts";
import { selectVoiceCopy } from "@earshot/contract/voices/copy.ts";
import { type Voice } from "@earshot/contract/voices/read.ts";
import { formatAge } from "@earshot/contract/voices/rules/format-age.ts";
import { PickerDialog, type PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { VoiceRow } from "@earshot/ui/audio/voice-row.tsx";

import { type VoiceSlot } from "../create/studio-form.ts";
import { useVoiceList } from "./catalogue-queries.ts";
import { usePicking } from "./use-picking.ts";
import { useSample } from "./use-sample.ts";

export interface SelectVoiceDialogProps {
  open: boolean;
  /** It is to be closed: given up, or after a choice. */
  onClose: () => void;
  /** Which voice is chosen: the main one or the additional one. */
  slot: VoiceSlot;
  /** The slot's voice so far; null for none. */
  chosen: Voice | null;
  /** A voice was confirmed; `onClose` follows. */
  onConfirm: (voice: Voice) => void;
}

const subtitles = { v1: selectVoiceCopy.subtitle, v2: selectVoiceCopy.subtitleAdditional };

const labels = {
  title: selectVoiceCopy.select,
  keys: controlCopy.listenAndChoose,
  close: controlCopy.close,
  search: selectVoiceCopy.search,
  searchPlaceholder: selectVoiceCopy.search,
  searchButton: controlCopy.search,
  clearSearch: controlCopy.clearSearch,
  loading: selectVoiceCopy.loading,
  empty: selectVoiceCopy.empty,
  found: controlCopy.found,
  loadingMore: selectVoiceCopy.loadingMore,
  end: controlCopy.endOfResults,
  retry: controlCopy.tryAgain,
  selected: controlCopy.selected,
  none: selectVoiceCopy.none,
  cancel: controlCopy.cancel,
  confirm: selectVoiceCopy.select,
};

const idOf = ({ id }: Voice) => id;
const nameOf = ({ name }: Voice) => name;
const renderRow: PickerDialogProps<Voice>["renderRow"] = (voice, row) => (
  <VoiceChoice voice={voice} row={row} />
);

/** The Select Voice dialog: the whole catalogue to search, listen to and choose from, for either of the two voices. */
export function SelectVoiceDialog({ open, onClose, slot, chosen, onConfirm }: SelectVoiceDialogProps) {
  const { picked, pick, query, search } = usePicking<Voice>(open);
  const { list, loadMore, retry, forget } = useVoiceList(query, open);
  return (
    <PickerDialog<Voice>
      open={open}
      onClose={onClose}
      list={list}
      idOf={idOf}
      nameOf={nameOf}
      renderRow={renderRow}
      chosen={picked ?? chosen}
      onChoose={pick}
      onConfirm={(voice) => {
        onConfirm(voice);
        onClose();
      }}
      onSearch={(text) => {
        forget(text);
        search(text);
      }}
      onLoadMore={loadMore}
      onRetry={retry}
      labels={{ ...labels, subtitle: subtitles[slot] }}
    />
  );
}

interface VoiceChoiceProps {
  voice: Voice;
  /** What the list tells its row. */
  row: Parameters<PickerDialogProps<Voice>["renderRow"]>[1];
}

/** A voice to listen to and to choose. */
function VoiceChoice({ voice, row }: VoiceChoiceProps) {
  const { id, name, imageUrl, gender, accent, language, tone, age, characteristics, sampleUrl } = voice;
  const sample = useSample({
    key: `voice:${id}`,
    called: playerCopy.sampleOf(name),
    address: sampleUrl,
    seconds: null,
  });
  return (
    <VoiceRow
      {...row}
      name={name}
      {...(imageUrl !== null && { image: imageUrl })}
      gender={gender}
      accent={accent}
      language={language}
      tone={tone}
      age={formatAge(age)}
      characteristics={[...new Set(characteristics)]}
      sample={sample}
    />
  );
}
