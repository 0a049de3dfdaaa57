/** Reads briefs that people split into segments and worded as sentences: see README.md. */
import { readFileSync } from "node:fs";

import { readTextOf, withBreaks } from "@earshot/engine/brief/learned-cuts.ts";
import type { ReadText } from "@earshot/engine/learned/places.ts";
import { type SegmentKind, segmentKinds } from "@earshot/engine/learned/segments.ts";

import type { Language } from "./language.ts";

type Segment = {
  kind: SegmentKind;
  /** The grammatical form of copy, or a note's kind of request: see README.md. */
  form: string;
  /** From 1 (said even in a short ad) to 3 (only if there is time); 0 for notes, undefined in unranked briefs. */
  rank: number | undefined;
  raw: string;
  said: string;
  start: number;
  end: number;
};
export type SegmentedBrief = {
  title: string;
  text: string;
  read: ReadText;
  marked: { title: string; text: string };
  segments: Segment[];
};

const isKind = (kind: string | undefined): kind is SegmentKind => segmentKinds.some((each) => each === kind);

const unmarked = (text: string) => text.replaceAll(/[⟪⟫]/g, "");

/** @throws if a line is malformed, or a segment is not in its brief */
export function readSegmented(file: string, { table, tagger }: Language): SegmentedBrief[] {
  return readFileSync(file, "utf8")
    .split(/^=====$/m)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [typed = "", lines = ""] = block.split(/^-----$/m).map((part) => part.trim());
      const [, title = "", text = ""] = /^(?:#title (.*)\n)?([^]*)$/.exec(typed) ?? [];
      const brief = withBreaks(unmarked(text));
      let from = 0;
      const segments = lines.split("\n").map((line) => {
        const [, kind, form = "", rank, raw = "", said = ""] =
          /^([a-z]+)\|([A-Z])\|(?:([0-3])\|)?(.+)\|([^|]*)$/u.exec(line) ?? [];
        const words = withBreaks(raw)
          .trim()
          .split(/\s+/)
          .map((word) => RegExp.escape(word));
        const found = new RegExp(words.join(String.raw`\s+`), "u").exec(brief.slice(from));
        if (!isKind(kind) || found === null) throw new Error(`${file}: ${line}`);
        const start = from + found.index;
        from = start + found[0].length;
        return {
          kind,
          form,
          rank: rank === undefined ? undefined : Number(rank),
          raw: found[0],
          said: said.trim(),
          start,
          end: from,
        };
      });
      return {
        title: unmarked(title),
        text: brief,
        read: readTextOf(brief, table, tagger),
        marked: { title, text },
        segments,
      };
    });
}
