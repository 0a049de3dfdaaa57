import type { Voice } from "@earshot/contract/read.ts";
import { controlWords } from "@earshot/contract/site/controls-copy.ts";
import { selectVoiceWords } from "@earshot/contract/voices/copy.ts";
import { PickerDialog, type PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";

import type { VoiceSlot } from "../create/studio-form.ts";
import { useVoiceList } from "./catalogue-queries.ts";
import { VoiceChoice } from "./select-voice-dialog/voice-choice.tsx";
import { usePicking } from "./use-picking.ts";

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

const subtitles = { v1: selectVoiceWords.subtitle, v2: selectVoiceWords.subtitleAdditional };

const labels = {
  title: selectVoiceWords.select,
  keys: controlWords.listenAndChoose,
  close: controlWords.close,
  search: selectVoiceWords.search,
  searchPlaceholder: selectVoiceWords.search,
  searchButton: controlWords.search,
  clearSearch: controlWords.clearSearch,
  loading: selectVoiceWords.loading,
  empty: selectVoiceWords.empty,
  found: controlWords.found,
  loadingMore: selectVoiceWords.loadingMore,
  end: controlWords.endOfResults,
  retry: controlWords.tryAgain,
  selected: controlWords.selected,
  none: selectVoiceWords.none,
  cancel: controlWords.cancel,
  confirm: selectVoiceWords.select,
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
