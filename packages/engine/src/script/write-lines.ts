import type { AdRequest } from "../ad-request.ts";
import { blankLongAddresses } from "../normalize/long-addresses.ts";
import { normalizeText } from "../normalize/normalize-text.ts";
import { lengthWindow } from "../speech/fit-length.ts";
import { type Delivery, positionOf, prosodyOf } from "../speech/prosody.ts";
import { letterCount } from "../voices/measured.ts";
import type { VoiceSelection } from "../voices/select-voices.ts";
import { spokenSeconds } from "../voices/spoken-seconds.ts";
import { brandName } from "./brand-name.ts";
import { ownScript } from "./own-script.ts";
import type { Brief, LanguageCode, Script, ScriptWriter, Sentence } from "./script.ts";

/** A sentence in an ad. */
export type Line = {
  /** As written. */
  text: string;
  /** As spoken: see `normalizeText`. */
  spoken: string;
  /** 0 is required; the higher the rank, the sooner it is left out. */
  rank: number;
  /** The voice's index: 0 or 1. */
  voice: number;
  pauseAfterMs: number;
};

/** The pauses after a sentence, in ms. Varied, to sound human. */
const pauses = { short: [240, 270, 225, 255], long: [420, 460, 435] } as const;

type Context = { selection: VoiceSelection; delivery: Delivery; writer: ScriptWriter };

/** An ad's lines: from the writer, or the user's script unchanged. */
export async function writeLines(
  request: AdRequest,
  { selection, delivery, writer }: Context,
  signal: AbortSignal,
): Promise<Line[]> {
  if (isPersons(request.inputs)) return withPauses(personsLines(request.inputs, selection), delivery);
  const { sentences } = await writer.write(briefOf(request, { selection, delivery }), signal);
  return linesOf(sentences, { selection, delivery });
}

/** Returns true if the user wrote the script, or edited a generated one. */
export const isPersons = ({ script, script_source }: AdRequest["inputs"]): boolean =>
  script_source === "own" || Boolean(script);

/** Turns a request into a brief for the writer. */
export function briefOf(
  { title, thirdPerson, inputs }: AdRequest,
  { selection: { language, voices }, delivery }: Omit<Context, "writer">,
): Brief {
  const { prompt, adLength, variant, must_say, avoid } = inputs;
  // The writer plans for the whole length, but the voices get only this share of it.
  const share = lengthWindow(inputs).longestMs / (adLength * 1000);
  const { rate } = prosodyOf(delivery);
  return {
    name: brandName(title, prompt),
    title,
    description: blankLongAddresses(prompt),
    language,
    thirdPerson,
    tone: delivery.tone,
    seconds: adLength,
    variant: variant ?? 0,
    ...(must_say && { mustSay: must_say }),
    ...(avoid && { avoid }),
    timeOf: (text) => meanSeconds(normalizeText(text, language), voices) / rate / share,
  };
}

/** Turns written sentences into lines. */
export function linesOf(
  sentences: Script["sentences"],
  { selection: { language, voices }, delivery }: Omit<Context, "writer">,
): Line[] {
  const lines = sentences.map((sentence, place) => lineOf(sentence, place, language));
  return withPauses(alternateVoices(lines, voices.length), delivery);
}

/** How many seconds the voices take for a sentence, on average. */
const meanSeconds = (spoken: string, voices: VoiceSelection["voices"]) =>
  voices.reduce((sum, { id }) => sum + sentenceSeconds(spoken, id), 0) / voices.length;

/**
 * Paces are measured over sentences of about this many characters. Shorter ones take relatively longer, by half a
 * second at most.
 */
const usualLetters = 65;

/** How many seconds a voice takes for one sentence. */
export const sentenceSeconds = (spoken: string, id: string): number =>
  spokenSeconds(spoken, id) + 0.5 * Math.max(0, 1 - letterCount(spoken) / usualLetters);

/** Applies the delivery's pause scale to the pauses between lines. */
export const withPauses = (lines: readonly Line[], delivery: Delivery): Line[] =>
  lines.map((line, at) => {
    const { pauseScale } = prosodyOf(delivery, positionOf(at, lines.length));
    return { ...line, pauseAfterMs: line.pauseAfterMs * pauseScale };
  });

/** Turns the user's own script into lines. */
const ownLines = (script: string, { language, voices }: VoiceSelection): Line[] =>
  ownScript(script, language, voices.length > 1 ? 2 : 1).map(({ text, voice }, place) =>
    lineOf({ text, rank: 0 }, place, language, voice - 1),
  );

/**
 * Like `ownLines`, but stops and returns null once the lines exceed a given duration in seconds, because normalizing
 * is costly.
 */
export function ownLinesWithin(
  script: string,
  { language, voices }: VoiceSelection,
  mostSeconds: number,
): Line[] | null {
  const lines: Line[] = [];
  let seconds = 0;
  for (const { text, voice } of ownScript(script, language, voices.length > 1 ? 2 : 1)) {
    const line = lineOf({ text, rank: 0 }, lines.length, language, voice - 1);
    seconds += spokenSeconds(line.spoken, (voices[line.voice] ?? voices[0]).id);
    if (seconds > mostSeconds) return null;
    lines.push(line);
  }
  return lines;
}

/** Turns the user's script into lines. If it was edited, lines without a voice alternate between the voices. */
export function personsLines(
  { script, prompt }: Pick<AdRequest["inputs"], "script" | "prompt">,
  selection: VoiceSelection,
): Line[] {
  if (!script) return ownLines(prompt, selection);
  const { language, voices } = selection;
  return script
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ text, voice }, place) => {
      const index = voice === null ? place % voices.length : Math.min(voice, voices.length) - 1;
      return lineOf({ text: text.trim(), rank: 0 }, place, language, index);
    });
}

/** Assigns the voices to the lines in turn. */
export const alternateVoices = (lines: readonly Line[], voices: number): Line[] =>
  lines.map((line, at) => ({ ...line, voice: at % voices }));

function lineOf(
  { text, rank, pauseAfter = "short" }: Sentence,
  place: number,
  language: LanguageCode,
  voice = 0,
): Line {
  const lengths = pauses[pauseAfter];
  const pauseAfterMs = lengths[place % lengths.length] ?? lengths[0];
  return { text, spoken: normalizeText(text, language), rank, voice, pauseAfterMs };
}
