import { type BedSettings, type EndingCue, loopParts, type TrackGrid } from "./bed.ts";

/** The voice's position in an ad. `cue` is where the bed jumps to the track's ending; null if no ending fits. */
export interface AdLayout {
  readonly leadMs: number;
  readonly tailMs: number;
  readonly cue: EndingCue | null;
}

const withoutBed = { leadMs: 100, tailMs: 350 } as const;
/**
 * How long the music plays without the voice at each end, in ms. The sum is constant, so that an ad's length is known
 * before mixing.
 */
const musicAlone = { sum: 2400, least: 1050, most: 1350 } as const;
/**
 * How long after the end of the last word the final chord starts, in ms: ideally slightly after it, if the tail
 * leaves the chord time to ring.
 */
const finalChord = { least: -300, best: 80, most: 350 } as const;
/** How many ms the ending starts before its first beat, because performers play a few ms early. */
const pickupMs = 14;

/**
 * The time before the first word and after the last, in ms, filled by music or silence. With a bed, only the sum is
 * exact.
 */
export function leadAndTail(hasBed: boolean): { leadMs: number; tailMs: number } {
  const half = musicAlone.sum / 2;
  return hasBed ? { leadMs: half, tailMs: half } : withoutBed;
}

/**
 * Places the voice so that the final chord in the track's ending coincides with the end of the last word, on the
 * loop's beat grid. The ending begins where a bar of the loop ends; if the chord does not fall on a bar, the first
 * beats of the ending are skipped.
 * @param voiceMs from the first sound to the last
 * @param bed null for an ad without music
 */
export function layOutAd(voiceMs: number, bed: BedSettings | null): AdLayout {
  if (bed === null) return { ...withoutBed, cue: null };
  const half = musicAlone.sum / 2;
  const endings = bed.grid ? endingsFor(voiceMs, bed, bed.grid) : [];
  const [best] = endings.toSorted((a, b) => a.cost - b.cost);
  if (!best) return { leadMs: half, tailMs: half, cue: null };
  const { leadMs, cue } = best;
  return { leadMs, tailMs: musicAlone.sum - leadMs, cue };
}

type Ending = { leadMs: number; cue: EndingCue; cost: number };

function endingsFor(voiceMs: number, bed: BedSettings, grid: TrackGrid): Ending[] {
  const { beatMs, beatsPerBar, ending } = grid;
  const { first, repeated } = loopParts(Infinity, bed);
  if (repeated.endMs - repeated.startMs < beatMs) return [];
  // Beats are counted from the loop's first beat; loops and excerpts usually repeat after whole bars.
  const beatAt = (beat: number) => grid.firstBeatMs + beat * beatMs - first.startMs;
  const earliest = Math.ceil((musicAlone.least + voiceMs + finalChord.least - beatAt(0)) / beatMs);
  const endings: Ending[] = [];
  for (let beat = earliest; ; beat++) {
    const chordMs = beatAt(beat);
    const best = chordMs - voiceMs - finalChord.best;
    const leadMs = Math.min(musicAlone.most, Math.max(musicAlone.least, best));
    const afterVoice = chordMs - voiceMs - leadMs;
    if (afterVoice > finalChord.most) return endings;
    const beatsBefore = ending.beatsBefore - mod(ending.beatsBefore - beat, beatsPerBar);
    if (afterVoice < finalChord.least) continue;
    const begin = beatAt(beat - beatsBefore) - pickupMs;
    // The shortest ads have no room for the whole ending, so they begin in the middle of it.
    const atMs = Math.max(0, begin);
    const fromMs = ending.finalChordMs - beatsBefore * beatMs - pickupMs + atMs - begin;
    const cost = Math.abs(afterVoice - finalChord.best) / 250 + missingCost(beatsBefore, grid);
    endings.push({ leadMs, cue: { atMs, fromMs }, cost });
  }
}

const mod = (value: number, by: number) => ((value % by) + by) % by;

/**
 * The whole ending is best, then one without its first bar, then one without its first half bar. Skipping other numbers
 * of beats sounds hurried.
 */
function missingCost(beatsBefore: number, { beatsPerBar, ending }: TrackGrid): number {
  if (beatsBefore === ending.beatsBefore) return 0;
  if (beatsBefore >= beatsPerBar) return 0.2;
  if (2 * beatsBefore >= beatsPerBar) return 0.5;
  return 1;
}
