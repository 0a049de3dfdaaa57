/** Reads briefs with marked notes: see README.md. */
import { readFileSync } from "node:fs";

import { readTextOf, withBreaks } from "@earshot/engine/brief/learned-cuts.ts";
import type { ReadText } from "@earshot/engine/learned/places.ts";

import type { Language } from "./language.ts";

/** `isNote` is true for each UTF-16 code unit inside a note; `edges` are the offsets where notes begin or end. */
export type MarkedBrief = { read: ReadText; isNote: readonly boolean[]; edges: readonly number[] };

export function readMarked(file: string, { table, tagger }: Language): MarkedBrief[] {
  return readFileSync(file, "utf8")
    .split(/^=====$/m)
    .map((brief) => brief.trim().replaceAll(/[⟪⟫]/g, ""))
    .filter((brief) => brief !== "")
    .map((brief) => {
      const isNote = brief
        .split(/[⟦⟧]/)
        .flatMap((part, at) => Array.from({ length: part.length }, () => at % 2 === 1));
      const edges = isNote.flatMap((each, at) => (at > 0 && each !== isNote[at - 1] ? [at] : []));
      const text = withBreaks(brief.replaceAll(/[⟦⟧]/g, ""));
      return { read: readTextOf(text, table, tagger), isNote, edges };
    });
}
