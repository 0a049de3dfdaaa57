import { type ReactNode, type RefObject, useState } from "react";

import { SearchBox } from "../inputs/search-box.tsx";
import { DialogButton } from "../surfaces/dialog-button.tsx";
import { Dialog } from "../surfaces/dialog.tsx";
import { type ListLabels, type PickerItems, PickerList } from "./picker-dialog/picker-list.tsx";
import type { PickerRowProps } from "./picker-row/picker-row.tsx";

/** All labels of a picker. */
export interface PickerLabels extends ListLabels {
  /** The dialog's title, "Select Voice"; also the name of the list. */
  title: string;
  subtitle: string;
  /** The list's description, read when it receives focus: Space plays, Enter chooses. */
  keys: string;
  close: string;
  /** The search's name, placeholder and buttons. */
  search: string;
  searchPlaceholder: string;
  searchButton: string;
  clearSearch: string;
  /** Shown in the footer: "Selected: Amelia". Contains the name once, unchanged. */
  selected: (name: string) => string;
  /** Shown in the footer while nothing is selected. */
  none: string;
  /** Shown in the footer next to a selection that is already in use. */
  inUse?: string | undefined;
  cancel: string;
  /** The button that confirms the selection. */
  confirm: string;
}

export interface PickerDialogProps<Item> {
  open: boolean;
  /** Called on Escape, a press outside, Close and Cancel, but not while `busy`. */
  onClose: () => void;
  list: PickerItems<Item>;
  /** An item's unique id. */
  idOf: (item: Item) => string;
  /** An item's name in the footer. */
  nameOf: (item: Item) => string;
  /** Renders a VoiceRow or TrackRow, passing on all of `row`: `<VoiceRow {...row} … />`. */
  renderRow: (item: Item, row: PickerRowProps) => ReactNode;
  /** A row's estimated height in px, for the scrollbar; rendered rows are measured. */
  rowHeight?: number;
  /** The selected item, even if the current search doesn't list it; or null, in which case Confirm is disabled. */
  chosen: Item | null;
  /** Called when a row is selected. */
  onChoose: (item: Item) => void;
  /** Called when the selection is confirmed. The caller closes the dialog. */
  onConfirm: (item: Item) => void;
  /** The item that is already in use; omitted if there is none. */
  inUse?: string | undefined;
  /** Called on search. The caller sets `list` to loading. */
  onSearch: (query: string) => void;
  /** The row of filters below the search: its accessible name, and its `FilterChip`s and `FilterSelect`s. */
  filters?: { label: string; chips: ReactNode };
  /** Clears search and filters if nothing was found; omitted if there is nothing to clear. */
  onClear?: (() => void) | undefined;
  /** Called once per page, when the list is scrolled to within 100 px of its end, and by "Try again" there. */
  onLoadMore: () => void;
  /** Called by "Try again" after the first page has failed. */
  onRetry: () => void;
  /** The confirmation is pending: the dialog can't be changed or dismissed. */
  busy?: boolean;
  /** Receives the focus on close if the opener is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  labels: PickerLabels;
}

/**
 * Select Voice and Select Music: choosing one of many items by listening. It has a search, a list of any length that
 * loads page by page, and the selection. The list is a grid of radios, samples and, optionally, favourite buttons; only
 * visible rows are in the document. Open it immediately and let it load. Stop the sample when it closes.
 *
 * Use instead: `RadioCards` for a few options without sound; `Select` or `Combobox` for options known by name.
 *
 * Keyboard:
 * - Tab: Close, the search and its buttons, the filters, the list as one stop, Cancel, the confirming button
 * - Arrow Up, Arrow Down, Page Up, Page Down, Home, End: move by rows in the same cell, without selecting
 * - Arrow Left, Arrow Right: move between radio, sample and favourite, in reading direction
 * - Space: plays or pauses the row's sample, in either cell; it never selects
 * - Enter on the radio: selects the row; on the sample: plays or pauses
 * - Escape: clears a filled search that has focus, else closes the dialog without confirming
 */
export function PickerDialog<Item>(props: PickerDialogProps<Item>) {
  const {
    open,
    onClose,
    list,
    idOf,
    nameOf,
    renderRow,
    rowHeight = 67,
    busy = false,
    returnFocus,
    labels,
  } = props;
  const { chosen, inUse, onChoose, onConfirm, onSearch, filters, onClear, onLoadMore, onRetry } = props;
  /** The number of times the search was cleared from outside; each clear remounts the search field. */
  const [clears, setClears] = useState(0);
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
      note={
        chosen === null ? (
          labels.none
        ) : (
          <>
            <Selected sentence={labels.selected} name={nameOf(chosen)} />
            {labels.inUse !== undefined && idOf(chosen) === inUse && (
              <>
                {" "}
                <span className="ms-2 text-sm text-ink-3">{labels.inUse}</span>
              </>
            )}
          </>
        )
      }
      actions={
        <>
          <DialogButton does="cancel">{labels.cancel}</DialogButton>
          <DialogButton does={() => chosen !== null && onConfirm(chosen)} disabled={chosen === null}>
            {labels.confirm}
          </DialogButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-1 pb-4 *:px-panel">
        <div>
          <SearchBox
            key={clears}
            label={labels.search}
            placeholder={labels.searchPlaceholder}
            copy={{ search: labels.searchButton, clear: labels.clearSearch }}
            onSearch={onSearch}
            busy={list.state === "loading"}
          />
        </div>
        {filters && (
          // Chips that don't fit scroll, because a second line would cost the list a row.
          <fieldset
            aria-label={filters.label}
            className="-my-1 flex min-w-0 [scrollbar-width:none] items-center gap-2 overflow-x-auto py-1 sm:flex-wrap"
          >
            {filters.chips}
          </fieldset>
        )}
      </div>
      <PickerList
        label={labels.title}
        keys={labels.keys}
        list={list}
        disabled={busy}
        labels={labels}
        chosen={chosen === null ? null : idOf(chosen)}
        onChoose={onChoose}
        idOf={idOf}
        renderRow={renderRow}
        rowHeight={rowHeight}
        onLoadMore={onLoadMore}
        onRetry={onRetry}
        onClear={
          onClear &&
          (() => {
            setClears(clears + 1);
            onClear();
          })
        }
      />
    </Dialog>
  );
}

/** Placeholder for the name: a private-use character, which doesn't occur in text. */
const NAME = "\uE000";

/** The sentence with the name in bold, wherever the language puts the name. */
function Selected({ sentence, name }: { sentence: (name: string) => string; name: string }) {
  const [before = "", after = ""] = sentence(NAME).split(NAME);
  return (
    <>
      {before}
      <bdi className="font-semibold wrap-anywhere text-ink">{name}</bdi>
      {after}
    </>
  );
}
