import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

import { acceptsFile, mayAccept } from "./accepted-file.ts";

/** The kind of file being dragged over the zone. */
export type Dragged = "nothing" | "accepted" | "rejected";

/** The result of the last choice or drop. */
interface Outcome {
  /** The name of the file in the field; null if it was passed to the caller. */
  fileName: string | null;
  message: { kind: "none" | "rejected" } | { kind: "onlyOne"; name: string };
}

interface FileDropOptions {
  accept: string;
  /** True if busy or disabled: no file is accepted. */
  closed: boolean;
  onFile: ((file: File) => void) | undefined;
}

const empty: Outcome = { fileName: null, message: { kind: "none" } };

/** Accepts chosen or dropped files: the first matching one, or none. `zone` contains the native file input. */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  { accept, closed, onFile }: FileDropOptions,
) {
  const [dragged, setDragged] = useState<Dragged>("nothing");
  const [outcome, setOutcome] = useState(empty);
  const field = () => zone.current?.querySelector("input") ?? null;

  const takeFirst = (files: readonly File[], store: (file: File) => void) => {
    const file = files.find((each) => acceptsFile(each, accept));
    if (file === undefined) {
      const fileName = field()?.files?.[0]?.name ?? null;
      setOutcome({ fileName, message: { kind: files.length > 0 ? "rejected" : "none" } });
      return;
    }
    setOutcome({
      fileName: onFile ? null : file.name,
      message: files.length > 1 ? { kind: "onlyOne", name: file.name } : { kind: "none" },
    });
    if (onFile) onFile(file);
    else store(file);
  };

  /** Handles files chosen in the picker, which has already put them into the field. */
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const fits = files.some((file) => acceptsFile(file, accept));
    // Clears the field, because otherwise the same file could not be chosen again.
    if (onFile || !fits) input.value = "";
    takeFirst(files, () => undefined);
  };

  const reset = useEffectEvent(() => setOutcome(empty));
  useEffect(() => {
    const input = zone.current?.querySelector("input");
    // A file may have been chosen before hydration.
    if (input?.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
    const form = input?.form;
    const onReset = () => reset();
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [zone]);

  const drag = (event: DragEvent) => {
    const files = [...event.dataTransfer.items].filter(({ kind }) => kind === "file");
    if (files.length === 0) return;
    event.preventDefault();
    const fits = !closed && files.some(({ type }) => mayAccept(type, accept));
    event.dataTransfer.dropEffect = fits ? "copy" : "none";
    if (!closed) setDragged(fits ? "accepted" : "rejected");
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setDragged("nothing");
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    setDragged("nothing");
    if (!closed) takeFirst(files, (file) => put(file, field()));
  };

  return {
    dragged: closed ? "nothing" : dragged,
    ...outcome,
    choose,
    dragHandlers: { onDragEnter: drag, onDragOver: drag, onDragLeave: leave, onDrop: drop },
  };
}

/** Puts a file into the field as the picker does, so that it is submitted with the form. */
function put(file: File, input: HTMLInputElement | null): void {
  if (!input) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}

/**
 * Ignores files dropped elsewhere on the page while the calling component is mounted: the browser would open the file,
 * and all input would be lost. Other file inputs still accept drops.
 */
export function usePreventStrayDrops(): void {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => {
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
