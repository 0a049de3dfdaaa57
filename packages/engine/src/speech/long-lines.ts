import { durationMs, type Pcm } from "../dsp/pcm.ts";
import { normalizeLoudness } from "../measure/loudness.ts";
import { trimSentence } from "../mix/dialogue.ts";
import { joinParts } from "./pauses.ts";

/**
 * The maximum number of characters spoken at once. Engines can't be interrupted, and an engine that spells out every
 * letter takes almost two minutes for this many.
 */
const mostCharacters = 200;

/** Where to cut a longer line, best first, and the pause to add there in ms. */
const cuts = [
  { after: /[.!?…。！？؟।]\p{Pe}*\p{Pf}*\s*/gu, pauseMs: 240 },
  { after: /[,;:、，；：،؛]\s*/gu, pauseMs: 120 },
  { after: /\s+/gu, pauseMs: 40 },
];

/** The loudness in LUFS to which speech is normalized before `trimSentence` detects silence. */
const trimLufs = -23;

type Piece = { text: string; pauseMs: number };

/**
 * Speaks a line; a long line is spoken in pieces.
 * @param onSpoken called after each piece of a long line with what is spoken so far: its length in ms, and its share of
 * the line. Stops the line if it throws
 */
export async function speakLongLine(
  spoken: string,
  speakPiece: (text: string) => Promise<Pcm>,
  onSpoken: (ms: number, share: number) => void,
): Promise<Pcm> {
  if (spoken.length <= mostCharacters) return speakPiece(spoken);
  const parts: { pcm: Pcm; pauseMs: number }[] = [];
  let [ms, characters] = [0, 0];
  for (const { text, pauseMs } of piecesOf(spoken)) {
    const pcm = trimmed(await speakPiece(text));
    parts.push({ pcm, pauseMs });
    ms += durationMs(pcm) + pauseMs;
    characters += text.length;
    onSpoken(ms, Math.min(1, characters / spoken.length));
  }
  return joinParts(parts);
}

/** Trims the silence around speech. Engines differ in level, and silence is relative to the voice. */
export const trimmed = (pcm: Pcm): Pcm => trimSentence(normalizeLoudness(pcm, trimLufs));

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = line.trim();
  while (rest.length > mostCharacters) {
    const { at, pauseMs } = cutIn(rest.slice(0, mostCharacters));
    const text = rest.slice(0, at).trim();
    // The comma keeps the intonation of an unfinished sentence.
    pieces.push({ text: /[\p{L}\p{M}\p{N}]$/u.test(text) ? `${text},` : text, pauseMs });
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, { text: rest, pauseMs: 0 }];
}

/** The best place to end a piece that is followed by others. */
function cutIn(text: string): { at: number; pauseMs: number } {
  for (const { after, pauseMs } of cuts) {
    const last = [...text.matchAll(after)].at(-1);
    if (last) return { at: last.index + last[0].length, pauseMs };
  }
  const isWithinPair = /[\uD800-\uDBFF]$/.test(text);
  return { at: isWithinPair ? text.length - 1 : text.length, pauseMs: 0 };
}
