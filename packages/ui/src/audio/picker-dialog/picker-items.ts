/** What a picker has to offer just now. */
export type PickerItems<Item> =
  /** The first page is awaited, at first or after a search. */
  | { state: "loading" }
  /** The first page could not be had; the words say so. */
  | { state: "failed"; message: string }
  | {
      state: "ready";
      /** All that are loaded, in their order; none when nothing was found. */
      items: readonly Item[];
      /** The search that they answer, "" for none: another search starts the list at its top. */
      query: string;
      /** How many there are in all; null when that is not known. */
      total: number | null;
      /** What follows the last item: another page, the same on its way, words when it could not be had, or nothing. */
      next: "more" | "loading" | "end" | { failed: string };
    };

/** The items that have arrived. */
export type Arrived<Item> = Extract<PickerItems<Item>, { state: "ready" }>;
