/** Reads briefs in which notes are marked: see README.md. */
import { readFileSync } from "node:fs";

import { withBreaks } from "@earshot/engine/brief/learned-cuts.ts";

/** `isNote` tells for each code unit whether it is part of a note; `edges` are the offsets where notes begin or end. */
export type MarkedBrief = { text: string; isNote: readonly boolean[]; edges: readonly number[] };

export function readMarked(file: string): MarkedBrief[] {
  return readFileSync(file, "utf8")
    .split(/^=====$/m)
    .map((brief) => brief.trim().replaceAll(/[⟪⟫]/g, ""))
    .filter((brief) => brief !== "")
    .map((brief) => {
      const isNote = brief
        .split(/[⟦⟧]/)
        .flatMap((part, at) => Array.from({ length: part.length }, () => at % 2 === 1));
      const edges = isNote.flatMap((each, at) => (at > 0 && each !== isNote[at - 1] ? [at] : []));
      return { text: withBreaks(brief.replaceAll(/[⟦⟧]/g, "")), isNote, edges };
    });
}
