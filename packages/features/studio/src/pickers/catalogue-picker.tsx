import { player } from "@earshot/client/state/player.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { PickerDialog, type PickerDialogProps } from "@earshot/ui/audio/picker-dialog.tsx";
import { useEffect, useState } from "react";

import { type Catalogue, useCatalogue } from "./catalogue-queries.ts";

/** Props of a dialog that selects one item of a catalogue. */
export interface SelectDialogProps<Item> {
  open: boolean;
  /** Called on Cancel and after a choice. */
  onClose: () => void;
  /** The current choice; null for none. */
  chosen: Item | null;
  /** Called with the confirmed item; `onClose` follows. */
  onConfirm: (item: Item) => void;
}

type PickerCopy = Record<"select" | "search" | "none" | "loading" | "empty" | "loadingMore", string>;

interface CataloguePickerProps<Item>
  extends SelectDialogProps<Item>, Pick<PickerDialogProps<Item>, "nameOf" | "renderRow" | "rowHeight"> {
  catalogue: Catalogue<Item>;
  copy: PickerCopy;
  subtitle: string;
}

const idOf = ({ id }: { id: string }) => id;

/** A picker dialog over a whole catalogue. Closing it by any means clears the selection and search and stops the sample. */
export function CataloguePicker<Item extends { id: string }>(props: CataloguePickerProps<Item>) {
  const { open, onClose, chosen, onConfirm, catalogue, copy, subtitle, ...picker } = props;
  const [picked, pick] = useState<Item | null>(null);
  const [query, setQuery] = useState("");
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    pick(null);
    setQuery("");
  }
  useEffect(() => {
    if (!open) return undefined;
    return () => player.stop({ kind: "sample" });
  }, [open]);
  const { list, loadMore, retry, forget } = useCatalogue(catalogue, query, open);
  return (
    <PickerDialog<Item>
      {...picker}
      open={open}
      onClose={onClose}
      list={list}
      idOf={idOf}
      chosen={picked ?? chosen}
      onChoose={pick}
      onConfirm={(item) => {
        onConfirm(item);
        onClose();
      }}
      onSearch={(text) => {
        forget(text);
        player.stop({ kind: "sample" });
        setQuery(text);
      }}
      onLoadMore={loadMore}
      onRetry={retry}
      labels={{
        ...copy,
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
        cancel: controlCopy.cancel,
        confirm: copy.select,
      }}
    />
  );
}
