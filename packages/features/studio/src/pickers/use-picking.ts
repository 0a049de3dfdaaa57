import { player } from "@earshot/client/state/player.ts";
import { useEffect, useState } from "react";

/** What a person is about to take, and what they look for. */
export interface Picking<Item> {
  /** What was pressed since the dialog opened; null for nothing yet. */
  picked: Item | null;
  pick: (item: Item) => void;
  /** The search that the list answers, "" for none. */
  query: string;
  /** Begins another search: the rows go, and with them the sample that plays. */
  search: (query: string) => void;
}

/**
 * The state of a dialog in which something is listened to and picked. Closed, however that came, it forgets all of it and
 * what plays falls silent (spec section 4).
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
