import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The page's writing direction, which Radix asks for by prop to turn its arrow keys round. */
export function useDocumentDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}
