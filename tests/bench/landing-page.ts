import type { Bench } from "./runner/bench.ts";
import { firstLoad } from "./runner/first-load.ts";

export const bench: Bench = {
  title: "The landing page: JavaScript, gzipped, and parts that it must not load",
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
