import { firstLoad } from "./first-load/first-load.ts";
import type { Bench } from "./runner/bench.ts";

export const bench: Bench = {
  title: "What the landing page loads at once, gzipped, and what of it the page has no use for",
  measure: () =>
    Promise.resolve(
      firstLoad("routes/landing", 150, {
        "the picker": "aria-rowcount",
        "the combobox": "aria-autocomplete",
        "the virtual list": "scrollToIndex",
        dialogs: "data-scroll-locked",
      }),
    ),
};
