import { useEffect } from "react";

/**
 * A file dropped beside the zone would replace the page by that file, and all that was typed with it: nothing happens
 * instead, while the calling component stands. Other file inputs go on taking what is dropped on them.
 */
export function useStrayDropsPrevented(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      const onField = event.target instanceof Element && event.target.closest("input[type=file]") !== null;
      if (onField || event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    window.addEventListener("dragover", prevent);
    window.addEventListener("drop", prevent);
    return () => {
      window.removeEventListener("dragover", prevent);
      window.removeEventListener("drop", prevent);
    };
  }, []);
}
