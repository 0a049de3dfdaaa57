/** Reads briefs that people cut into segments and worded: see README.md. */
import { readFileSync } from "node:fs";

import { withBreaks } from "@earshot/engine/brief/learned-cuts.ts";
import { type SegmentKind, segmentKinds } from "@earshot/engine/learned/segments.ts";

type Segment = {
  kind: SegmentKind;
  form: string;
  raw: string;
  said: string;
  start: number;
  end: number;
};
export type SegmentedBrief = { text: string; segments: Segment[] };

const isKind = (kind: string | undefined): kind is SegmentKind => segmentKinds.some((each) => each === kind);

/** @throws if a line has another form, or a segment is not in its brief */
export function readSegmented(file: string): SegmentedBrief[] {
  return readFileSync(file, "utf8")
    .split(/^=====$/m)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const [text = "", lines = ""] = block.split(/^-----$/m).map((part) => part.trim());
      const brief = withBreaks(text);
      let from = 0;
      const segments = lines.split("\n").map((line) => {
        const [, kind, form = "", raw = "", said = ""] =
          /^([a-z]+)\|([A-Z])\|(.+)\|([^|]*)$/u.exec(line) ?? [];
        const words = withBreaks(raw)
          .trim()
          .split(/\s+/)
          .map((word) => RegExp.escape(word));
        const found = new RegExp(words.join(String.raw`\s+`), "u").exec(brief.slice(from));
        if (!isKind(kind) || found === null) throw new Error(`${file}: ${line}`);
        const start = from + found.index;
        from = start + found[0].length;
        return { kind, form, raw: found[0], said: said.trim(), start, end: from };
      });
      return { text: brief, segments };
    });
}
