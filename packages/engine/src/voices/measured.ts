import { catalogue } from "./catalogue.ts";
import figures from "./measured.json" with { type: "json" };
import { lettersOf } from "./word-count.ts";

/** What `npm run voices` measured of a voice. */
export type MeasuredVoice = {
  /** Over a text as ads have it, pauses between sentences aside; as `wordCount` counts. */
  wordsPerMinute: number;
  lettersPerSecond: number;
  /** Of its sample, whose median pitch is the last. */
  durationMs: number;
  pitchHz: number;
};

const measured = new Map<string, MeasuredVoice>(Object.entries(figures));

/** @throws for a voice without a sample: `npm run voices` is due. */
export function measuredVoice(id: string): MeasuredVoice {
  const found = measured.get(id);
  if (!found) throw new Error(`no sample of ${id} was measured: run "npm run voices -w @earshot/api"`);
  return found;
}

/** How many seconds a voice takes for a text in words, the pauses between its sentences aside. */
export function spokenSeconds(spoken: string, id: string): number {
  return lettersOf(spoken) / measuredVoice(id).lettersPerSecond;
}

/** Every voice of the catalogue has its figures: a new one fails at the start, not in the middle of an ad. */
for (const { id } of catalogue) measuredVoice(id);
