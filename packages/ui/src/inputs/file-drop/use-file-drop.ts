import { type DragEvent, type RefObject, useEffect, useEffectEvent, useState } from "react";

import { acceptsFile, mayAccept } from "./accepted-file.ts";

/** What is held over the zone. */
export type Held = "nothing" | "welcome" | "foreign";

/** What became of the last files. */
interface Outcome {
  /** The file that stays in the field, by name; nothing when the caller took it. */
  kept: string | null;
  /** What there is to say of them. */
  said: { kind: "nothing" | "refused" } | { kind: "onlyOne"; name: string };
}

interface Taking {
  accept: string;
  /** Busy or disabled: nothing is taken. */
  closed: boolean;
  onFile: ((file: File) => void) | undefined;
}

const nothing: Outcome = { kept: null, said: { kind: "nothing" } };

/** Takes files that were chosen or dropped: the first that fits, or none. `zone` holds the native file input. */
export function useFileDrop(zone: RefObject<HTMLElement | null>, { accept, closed, onFile }: Taking) {
  const [held, setHeld] = useState<Held>("nothing");
  const [outcome, setOutcome] = useState(nothing);
  const field = () => zone.current?.querySelector("input") ?? null;

  const take = (files: readonly File[], keep: (file: File) => void) => {
    const file = files.find((each) => acceptsFile(each, accept));
    if (file === undefined) {
      const kept = field()?.files?.[0]?.name ?? null;
      setOutcome({ kept, said: { kind: files.length > 0 ? "refused" : "nothing" } });
      return;
    }
    const others = files.length > 1;
    setOutcome({
      kept: onFile ? null : file.name,
      said: others ? { kind: "onlyOne", name: file.name } : { kind: "nothing" },
    });
    if (onFile) onFile(file);
    else keep(file);
  };

  /** The picker put them into the field already. */
  const choose = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const fits = files.some((file) => acceptsFile(file, accept));
    // Emptied, or the same file could not be chosen a second time.
    if (onFile || !fits) input.value = "";
    take(files, () => undefined);
  };

  const emptied = useEffectEvent(() => setOutcome(nothing));
  useEffect(() => {
    const input = zone.current?.querySelector("input");
    // The field was there before this script, and what was chosen then was heard by nobody.
    if (input?.files?.length) input.dispatchEvent(new Event("change", { bubbles: true }));
    const form = input?.form;
    const empty = () => emptied();
    form?.addEventListener("reset", empty);
    return () => form?.removeEventListener("reset", empty);
  }, [zone]);

  const hold = (event: DragEvent) => {
    const files = [...event.dataTransfer.items].filter(({ kind }) => kind === "file");
    if (files.length === 0) return;
    event.preventDefault();
    const fits = !closed && files.some(({ type }) => mayAccept(type, accept));
    event.dataTransfer.dropEffect = fits ? "copy" : "none";
    if (!closed) setHeld(fits ? "welcome" : "foreign");
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setHeld("nothing");
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    setHeld("nothing");
    if (!closed) take(files, (file) => put(file, field()));
  };

  return {
    held: closed ? "nothing" : held,
    ...outcome,
    choose,
    dragging: { onDragEnter: hold, onDragOver: hold, onDragLeave: leave, onDrop: drop },
  };
}

/** Puts a file into a field, as its picker would: it is sent with the form. */
function put(file: File, input: HTMLInputElement | null): void {
  if (!input) return;
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}
