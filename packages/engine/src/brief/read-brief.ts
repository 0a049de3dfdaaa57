import type { Angle, Brief } from "../script/script.ts";
import type { BriefFact } from "./brief-fact.ts";
import type { Contact } from "./contacts.ts";
import { cleanCut } from "./cut-brief.ts";
import { withSentences } from "./fact-sentences.ts";
import { PatternReader } from "./pattern-reader.ts";
import type { ReadingTable } from "./reading-table.ts";
import { SegmentReader } from "./segment-reader.ts";

/** Everything that was read from a brief, in the order typed. */
export type ReadBrief = {
  facts: BriefFact[];
  contacts: (Contact & { id: string })[];
  /** Words that must not be said. */
  avoid: string[];
  /** Instructions to the copywriter, with abbreviations spelled out. */
  instructions: string[];
  /** How the ad opens, if an instruction says so. */
  angle?: Angle;
  opening?: string;
  closing?: string;
  /**
   * Set if the brief asks for something to be said more than once: `true` for the contact, or the words to repeat.
   */
  repeats?: true | string;
  /** True for a public notice, which sells nothing. */
  isNotice: boolean;
  isHiring: boolean;
  /** True for something that takes place or is on sale for a limited time: it "is on", whereas a shop "is open". */
  isEvent: boolean;
  /** The kinds of ads that the brief may be for; see `adFeatures`. */
  ad: string[];
  /** "I" if the brief is written in the first person singular. */
  speaker: "we" | "I";
};

/** Reads a brief: its facts with kind, form and position. Instructions are followed, never read as facts. */
export function readBrief(
  brief: Pick<Brief, "name" | "title" | "description" | "mustSay" | "avoid">,
  table: ReadingTable,
): ReadBrief {
  const { segmenting } = table;
  const readerOf = (leastNote: number) =>
    segmenting === undefined
      ? new PatternReader(brief, table)
      : new SegmentReader(brief, table, { segmenting, leastNote });
  let read = readWith(readerOf(0), brief, table);
  // Reads the brief again, with a higher threshold for notes, while nothing is left to sell.
  for (const leastNote of obviousNotes)
    if (!read.facts.some(({ kind }) => kind === "what" || kind === "offer"))
      read = readWith(readerOf(leastNote), brief, table);
  return read;
}

/** The probabilities above which a segment is left out as a note, tried in turn while nothing is left to sell. */
const obviousNotes = [0.6, 0.8, 1];

function readWith(
  reader: PatternReader | SegmentReader,
  { mustSay = "" }: Pick<Brief, "mustSay">,
  table: ReadingTable,
): ReadBrief {
  for (const line of mustSay.split("\n")) reader.require(cleanCut(line));
  reader.read();
  const read = reader.result();
  return reader instanceof SegmentReader
    ? { ...read, facts: withSentences(read.facts, reader, table) }
    : read;
}
