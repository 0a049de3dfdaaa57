import type { ReactNode, RefObject } from "react";

import { SearchBox } from "../inputs/search-box.tsx";
import { DialogButton } from "../surfaces/dialog-button.tsx";
import { Dialog } from "../surfaces/dialog.tsx";
import { aroundName } from "./picker-dialog/around-name.ts";
import type { PickerItems } from "./picker-dialog/picker-items.ts";
import { type ListLabels, PickerList } from "./picker-dialog/picker-list.tsx";
import type { PickerRow } from "./picker-dialog/picker-row.ts";

/** Every word of a picker. */
export interface PickerLabels extends ListLabels {
  /** The dialog's title, "Select Voice". It names the list too. */
  title: string;
  subtitle: string;
  /** What the list's keys do, read when one comes into it: Space plays, Enter chooses. */
  keys: string;
  close: string;
  /** The search's name, what stands in it while it is empty, and its buttons. */
  search: string;
  searchPlaceholder: string;
  searchButton: string;
  clearSearch: string;
  /** In the footer: "Selected: Amelia". The name stands in it once, as it is given. */
  selected: (name: string) => string;
  /** In the footer while nothing is chosen. */
  none: string;
  cancel: string;
  /** The button that takes what is chosen. */
  confirm: string;
}

export interface PickerDialogProps<Item> {
  open: boolean;
  /** The person wants it closed: Escape, a press outside, a button. Not called while `busy`. */
  onClose: () => void;
  list: PickerItems<Item>;
  /** What tells an item from every other. */
  idOf: (item: Item) => string;
  /** What the footer calls it. */
  nameOf: (item: Item) => string;
  /** A VoiceRow, a TrackRow: what the picker tells it is passed on whole, `<VoiceRow {...row} … />`. */
  renderRow: (item: Item, row: PickerRow) => ReactNode;
  /** About how high a row is in px, for the length of the scroll bar before all are drawn; each is measured once it is. */
  rowHeight?: number;
  /** What is chosen, in the list just now or not; null for nothing: then nothing can be confirmed. */
  chosen: Item | null;
  /** A row was chosen. */
  onChoose: (item: Item) => void;
  /** The choice was confirmed. The caller closes the dialog. */
  onConfirm: (item: Item) => void;
  /** The search was asked for. `list` is expected to load. */
  onSearch: (query: string) => void;
  /** The next page is due: called once for each, within 100 px of the list's end (spec section 9), and by "Try again" there. */
  onLoadMore: () => void;
  /** "Try again" where the first page could not be had. */
  onRetry: () => void;
  /** The choice is being taken: nothing can be changed or dismissed. */
  busy?: boolean;
  /** Where focus goes at the end when what opened it is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  labels: PickerLabels;
}

/**
 * The frame of Select Voice and Select Music: search, a list of any length to look and listen through, and what is chosen
 * of it. The list is a grid of two columns, radio and sample, of which only the rows in sight stand in the page.
 */
export function PickerDialog<Item>(props: PickerDialogProps<Item>) {
  const {
    open,
    onClose,
    list,
    idOf,
    nameOf,
    renderRow,
    rowHeight = 74,
    busy = false,
    returnFocus,
    labels,
  } = props;
  const { chosen, onChoose, onConfirm, onSearch, onLoadMore, onRetry } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      returnFocus={returnFocus}
      size="lg"
      fill
      title={labels.title}
      description={labels.subtitle}
      closeLabel={labels.close}
      note={chosen === null ? labels.none : <Selected words={labels.selected} name={nameOf(chosen)} />}
      actions={
        <>
          <DialogButton does="cancel">{labels.cancel}</DialogButton>
          <DialogButton does={() => chosen !== null && onConfirm(chosen)} disabled={chosen === null}>
            {labels.confirm}
          </DialogButton>
        </>
      }
    >
      <div className="px-panel pt-1 pb-4">
        <SearchBox
          label={labels.search}
          placeholder={labels.searchPlaceholder}
          words={{ search: labels.searchButton, clear: labels.clearSearch }}
          onSearch={onSearch}
          busy={list.state === "loading"}
        />
      </div>
      <PickerList
        label={labels.title}
        keys={labels.keys}
        list={list}
        resting={busy}
        labels={labels}
        chosen={chosen === null ? null : idOf(chosen)}
        onChoose={onChoose}
        idOf={idOf}
        renderRow={renderRow}
        rowHeight={rowHeight}
        onLoadMore={onLoadMore}
        onRetry={onRetry}
      />
    </Dialog>
  );
}

/** The name stands out of its sentence. */
function Selected({ words, name }: { words: (name: string) => string; name: string }) {
  const [before, after] = aroundName(words);
  return (
    <>
      {before}
      <bdi className="font-semibold wrap-anywhere text-ink">{name}</bdi>
      {after}
    </>
  );
}
