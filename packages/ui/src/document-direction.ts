import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The page's direction. Radix needs it as a prop to swap the left and right arrow keys. */
export function useDocumentDirection(): "ltr" | "rtl" {
  return useSyncExternalStore(
    never,
    () => (document.documentElement.dir === "rtl" ? "rtl" : "ltr"),
    () => "ltr",
  );
}
