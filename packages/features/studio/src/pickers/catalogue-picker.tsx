import { player } from "@earshot/client/state/player.ts";
import { type SavedList, savedItems, useSavedItems } from "@earshot/client/state/saved-items.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { PickerDialog, type PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { FilterChip } from "@earshot/ui/inputs/filter-chip.tsx";
import { History, Star } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";

import { type CatalogueSearch, useCatalogue } from "./catalogue-pages.ts";
import type { Catalogue, Filters } from "./catalogue-queries.ts";

/** Props for a dialog that selects one item from a catalogue. */
export interface SelectDialogProps<Item> {
  open: boolean;
  /** Called on Cancel and after a choice. */
  onClose: () => void;
  /** The current choice, or null. */
  chosen: Item | null;
  /** Called with the confirmed item; `onClose` follows. */
  onConfirm: (item: Item) => void;
}

type PickerCopy = Record<
  | "select"
  | "search"
  | "none"
  | "loading"
  | "empty"
  | "loadingMore"
  | "filters"
  | "noFavourites"
  | "noRecent"
  | "failed"
  | "showAll",
  string
>;

interface CataloguePickerProps<Item>
  extends SelectDialogProps<Item>, Pick<PickerDialogProps<Item>, "nameOf" | "renderRow"> {
  catalogue: Catalogue<Item>;
  copy: PickerCopy;
  subtitle: string;
  /** The id of the item that the server should list first or, for voices, the language to list first. */
  first?: string | undefined;
  favourites: SavedList;
  recent: SavedList;
  /** The chips for the catalogue's own filters. */
  renderFilters: (filters: Filters, change: (filters: Filters) => void) => ReactNode;
}

/**
 * A list limited to a snapshot of ids, so that a row that is no longer a favourite stays until the list is reopened.
 */
type Own = { kind: "favourites" | "recent"; ids: readonly string[] } | null;

const idOf = ({ id }: { id: string }) => id;

/**
 * A picker dialog for a whole catalogue, with filters, favourites and recently used items. Closing it in any way clears
 * selection, search and filters, and stops the sample.
 */
export function CataloguePicker<Item extends { id: string }>(props: CataloguePickerProps<Item>) {
  const { open, onClose, chosen, onConfirm, catalogue, copy, subtitle, first = "", ...rest } = props;
  const { favourites: favouriteList, recent: recentList, renderFilters, ...picker } = rest;
  const [picked, pick] = useState<Item | null>(null);
  const [query, setQuery] = useState("");
  const [filters, setFilters] = useState<Filters>({});
  const [own, setOwn] = useState<Own>(null);
  const [wasOpen, setWasOpen] = useState(open);
  const reset = () => {
    setQuery("");
    setFilters({});
    setOwn(null);
  };
  if (open !== wasOpen) {
    setWasOpen(open);
    pick(null);
    reset();
  }
  useEffect(() => {
    if (!open) return undefined;
    savedItems.reload();
    return () => player.stop({ kind: "sample" });
  }, [open]);
  const favourites = useSavedItems(favouriteList);
  const recent = useSavedItems(recentList);
  const searchFor = (text: string): CatalogueSearch => ({
    filters: { ...filters, query: text, first },
    only: own?.ids ?? null,
  });
  const { list, loadMore, retry, forget } = useCatalogue(catalogue, searchFor(query), {
    enabled: open,
    failed: copy.failed,
  });

  const changeOwn = (kind: "favourites" | "recent", ids: readonly string[]) => {
    player.stop({ kind: "sample" });
    setOwn(own?.kind === kind ? null : { kind, ids });
  };
  const isNarrowed = query !== "" || Object.values(filters).some(Boolean);
  const noOwn = own && own.ids.length === 0 && (own.kind === "recent" ? copy.noRecent : copy.noFavourites);
  return (
    <PickerDialog<Item>
      {...picker}
      open={open}
      onClose={onClose}
      list={list}
      idOf={idOf}
      chosen={picked ?? chosen}
      inUse={chosen?.id}
      onChoose={pick}
      onConfirm={(item) => {
        savedItems.addRecent(recentList, item.id);
        onConfirm(item);
        onClose();
      }}
      onSearch={(text) => {
        forget(searchFor(text));
        player.stop({ kind: "sample" });
        setQuery(text);
      }}
      filters={{
        label: copy.filters,
        chips: (
          <>
            {renderFilters(filters, (changed) => {
              player.stop({ kind: "sample" });
              setFilters({ ...filters, ...changed });
            })}
            <FilterChip
              icon={<Star aria-hidden="true" />}
              pressed={own?.kind === "favourites"}
              onPress={() => changeOwn("favourites", favourites)}
            >
              {controlCopy.favourites}
            </FilterChip>
            <FilterChip
              icon={<History aria-hidden="true" />}
              pressed={own?.kind === "recent"}
              onPress={() => changeOwn("recent", recent)}
            >
              {controlCopy.recent}
            </FilterChip>
          </>
        ),
      }}
      onClear={isNarrowed || own ? reset : undefined}
      onLoadMore={loadMore}
      onRetry={retry}
      labels={{
        ...copy,
        empty: noOwn || copy.empty,
        clearAll: own && !isNarrowed ? copy.showAll : controlCopy.clearFilters,
        subtitle,
        title: copy.select,
        keys: controlCopy.listenAndChoose,
        close: controlCopy.close,
        searchPlaceholder: copy.search,
        searchButton: controlCopy.search,
        clearSearch: controlCopy.clearSearch,
        found: controlCopy.found,
        end: controlCopy.endOfResults,
        retry: controlCopy.tryAgain,
        selected: controlCopy.selected,
        inUse: controlCopy.inUse,
        cancel: controlCopy.cancel,
        confirm: copy.select,
      }}
    />
  );
}

/** Returns props for a row's favourite button. */
export function useFavourite(list: SavedList, id: string, name: string) {
  return {
    isOn: useSavedItems(list).includes(id),
    onToggle: () => savedItems.toggle(list, id),
    label: controlCopy.favourite(name),
  };
}
