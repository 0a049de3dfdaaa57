import { player } from "@earshot/client/state/player.ts";
import { useEffect, useState } from "react";

/** The selection and search of a picker. */
export interface Picking<Item> {
  /** The item selected since the dialog opened; null for none. */
  picked: Item | null;
  pick: (item: Item) => void;
  /** The search that the list shows, "" for none. */
  query: string;
  /** Starts another search: unmounts the rows and stops the playing sample. */
  search: (query: string) => void;
}

/**
 * The state of a picker dialog. Closing it by any means clears the state and
 * stops playback (spec section 4).
 */
export function usePicking<Item>(open: boolean): Picking<Item> {
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
  const search = (text: string) => {
    player.stop({ kind: "sample" });
    setQuery(text);
  };
  return { picked, pick, query, search };
}
