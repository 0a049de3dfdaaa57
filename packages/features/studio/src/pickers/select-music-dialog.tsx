import { trackTags } from "@earshot/contract/limits.ts";
import { selectMusicCopy } from "@earshot/contract/music/copy.ts";
import { type Track } from "@earshot/contract/music/read.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { PickerDialog, type PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { TrackRow } from "@earshot/ui/audio/track-row.tsx";

import { useTrackList } from "./catalogue-queries.ts";
import { usePicking } from "./use-picking.ts";
import { useSample } from "./use-sample.ts";

export interface SelectMusicDialogProps {
  open: boolean;
  /** It is to be closed: given up, or after a choice. */
  onClose: () => void;
  /** The ad's music so far; null for none. */
  chosen: Track | null;
  /** A track was confirmed; `onClose` follows. */
  onConfirm: (track: Track) => void;
}

const labels = {
  title: selectMusicCopy.select,
  subtitle: selectMusicCopy.subtitle,
  keys: controlCopy.listenAndChoose,
  close: controlCopy.close,
  search: selectMusicCopy.search,
  searchPlaceholder: selectMusicCopy.search,
  searchButton: controlCopy.search,
  clearSearch: controlCopy.clearSearch,
  loading: selectMusicCopy.loading,
  empty: selectMusicCopy.empty,
  found: controlCopy.found,
  loadingMore: selectMusicCopy.loadingMore,
  end: controlCopy.endOfResults,
  retry: controlCopy.tryAgain,
  selected: controlCopy.selected,
  none: selectMusicCopy.none,
  cancel: controlCopy.cancel,
  confirm: selectMusicCopy.select,
};

const idOf = ({ id }: Track) => id;
const titleOf = ({ title }: Track) => title;
const renderRow: PickerDialogProps<Track>["renderRow"] = (track, row) => (
  <TrackChoice track={track} row={row} />
);

/** px: a track's tags stand on a line of their own. */
const rowHeight = 104;

/** The Select Music dialog: the whole library to search, listen to and choose from. */
export function SelectMusicDialog({ open, onClose, chosen, onConfirm }: SelectMusicDialogProps) {
  const { picked, pick, query, search } = usePicking<Track>(open);
  const { list, loadMore, retry, forget } = useTrackList(query, open);
  return (
    <PickerDialog<Track>
      open={open}
      onClose={onClose}
      list={list}
      idOf={idOf}
      nameOf={titleOf}
      renderRow={renderRow}
      rowHeight={rowHeight}
      chosen={picked ?? chosen}
      onChoose={pick}
      onConfirm={(track) => {
        onConfirm(track);
        onClose();
      }}
      onSearch={(text) => {
        forget(text);
        search(text);
      }}
      onLoadMore={loadMore}
      onRetry={retry}
      labels={labels}
    />
  );
}

interface TrackChoiceProps {
  track: Track;
  /** What the list tells its row. */
  row: Parameters<PickerDialogProps<Track>["renderRow"]>[1];
}

/** A track to listen to and to choose. */
function TrackChoice({ track, row }: TrackChoiceProps) {
  const { id, title, seconds, genre, tags, previewUrl } = track;
  const sample = useSample({ key: `track:${id}`, called: title, address: previewUrl, seconds });
  return (
    <TrackRow
      {...row}
      title={title}
      duration={seconds ?? 0}
      genre={genre}
      tags={[...new Set(tags)]}
      mostTags={trackTags}
      moreTags={selectMusicCopy.moreTags}
      sample={sample}
    />
  );
}
