/**
 * Cuts a brief into segments, each a single fact or note, and says what each is about. Learned from briefs that people
 * cut (tools/briefs).
 */
import { type LogLinearModel, likeliest, probabilities } from "./log-linear.ts";
import type { Token } from "./tokens.ts";
import { fragmentFeatures } from "./wording.ts";

/** `breaks` has the labels "" and "break"; `kinds` the kinds of segments. */
export type SegmentModel = { breaks: LogLinearModel; kinds: LogLinearModel };

/** The kinds of segments. */
export const segmentKinds = [
  "name",
  "what",
  "offer",
  "reason",
  "who",
  "where",
  "when",
  "contact",
  "call",
  "story",
  "legal",
  "slogan",
  "note",
] as const;
export type SegmentKind = (typeof segmentKinds)[number];

const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);
const isVerb = ({ tag }: Token) =>
  tag === "Copula" || tag === "Modal" || tag === "PresentTense" || tag === "PastTense";
const magnitude = (count: number) => Math.min(6, Math.ceil(Math.log2(count + 1)));

/**
 * The features of the place before a token, which may begin a segment.
 *
 * @param from the index of the token with which the current segment begins
 */
export function breakFeatures(brief: string, tokens: readonly Token[], at: number, from: number): string[] {
  const word = (offset: number) => tokens[at + offset]?.word ?? "<>";
  const tag = (offset: number) => tokens[at + offset]?.tag ?? "<>";
  const gap = brief.slice(tokens[at - 1]?.end, tokens[at]?.start);
  const space = gap.includes("\n") ? "line" : gap === "" ? "none" : "space";
  let end = at;
  while (end < tokens.length && isWord(tokens[end] as Token)) end += 1;
  const [behind, ahead] = [magnitude(at - from), magnitude(end - at)];
  const verbs = `${tokens.slice(from, at).some(isVerb)} ${tokens.slice(at, end).some(isVerb)}`;
  const first = tokens[at]?.text ?? "";
  const letter = /^\p{Ll}/u.test(first) ? "small" : /^\p{Lu}/u.test(first) ? "capital" : "other";
  return [
    space,
    `-1 ${word(-1)}`,
    `0 ${word(0)}`,
    `1 ${word(1)}`,
    `-1 0 ${word(-1)} ${word(0)}`,
    `0 1 ${word(0)} ${word(1)}`,
    `-1 1 ${word(-1)} ${word(0)} ${word(1)}`,
    `-2 -1 ${word(-2)} ${word(-1)}`,
    `-2 0 ${word(-2)} ${word(-1)} ${word(0)}`,
    `tag -1 0 ${tag(-1)} ${tag(0)}`,
    `tag -1 1 ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag -2 0 ${tag(-2)} ${tag(-1)} ${tag(0)}`,
    `tag -2 1 ${tag(-2)} ${tag(-1)} ${tag(0)} ${tag(1)}`,
    `tag 0 2 ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(0)}`,
    `mixed ${word(-1)} ${tag(0)} ${tag(1)} ${tag(2)}`,
    `mixed ${word(-1)} ${tag(-2)}`,
    `mixed ${tag(-1)} ${word(0)}`,
    `${space} ${word(-1)}`,
    `${letter} ${space} ${word(-1)}`,
    `behind ${behind}`,
    `behind ${behind} ${tag(-2)} ${word(-1)}`,
    `ahead ${ahead} ${word(-1)}`,
    `ahead ${ahead} ${tag(0)} ${word(-1)}`,
    `around ${behind} ${ahead} ${word(-1)}`,
    `next ${word(end - at)} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)}`,
    `verbs ${verbs} ${word(-1)} ${tag(0)}`,
    `first ${tokens[from]?.word} ${word(-1)}`,
    `first ${tokens[from]?.tag} ${word(-1)} ${tag(0)}`,
  ];
}

/**
 * The log-odds from which a place counts as a break: behind a line, between fragments or sentences, and within a sentence
 * with a verb.
 */
const likelyBreak = { line: -3, usual: 0, withinSentence: 1 };

/**
 * Cuts a brief. Each segment is given as the indexes of its first token and of the one behind its last.
 *
 * @param isWhole true for the offset of a token that can't begin a segment
 */
export function segmentsOf(
  brief: string,
  tokens: readonly Token[],
  { breaks }: Pick<SegmentModel, "breaks">,
  isWhole: (offset: number) => boolean = () => false,
): { from: number; to: number }[] {
  const starts = [0];
  const isBreak = breaks.labels.indexOf("break");
  for (let at = 1; at < tokens.length; at += 1) {
    if (isWhole(tokens[at]?.start ?? 0)) continue;
    const share = probabilities(breaks, breakFeatures(brief, tokens, at, starts.at(-1) ?? 0))[isBreak] ?? 0;
    const gap = brief.slice(tokens[at - 1]?.end, tokens[at]?.start);
    const isSentence =
      !/[.!?]/.test(tokens[at - 1]?.text ?? "") && tokens.slice(starts.at(-1), at).some(isVerb);
    const least = gap.includes("\n")
      ? likelyBreak.line
      : isSentence
        ? likelyBreak.withinSentence
        : likelyBreak.usual;
    if (Math.log(share / (1 - share)) > least) starts.push(at);
  }
  return starts
    .map((from, index) => ({ from, to: starts[index + 1] ?? tokens.length }))
    .filter(({ from, to }) => tokens.slice(from, to).some(isWord));
}

/** A segment as it is classified: the brief's own characters, its cleaned tokens, and what patterns found in it. */
export type SegmentText = { raw: string; tokens: readonly Token[]; cues: readonly string[] };

/** The features that tell what a segment is about, some of them of its neighbours. */
export function kindFeatures(segments: readonly SegmentText[], at: number, ad: readonly string[]): string[] {
  const { raw = "", tokens = [], cues = [] } = segments[at] ?? {};
  const words = tokens.map(({ word }) => word);
  const label = /^[^:\n]{2,25}:/.exec(raw)?.[0].toLowerCase();
  const mark = /[?!:]\s*$/.exec(raw)?.[0].trim();
  const opened = /^[("“]/.exec(raw)?.[0];
  const isTitle = raw
    .trim()
    .split(/\s+/)
    .every((word) => /^(?:\p{Lu}[\p{L}’'&.-]*|&|of|the|and)$/u.test(word));
  const [before, behind] = [segments[at - 1], segments[at + 1]];
  return [
    ...fragmentFeatures(tokens),
    ...words.slice(1).map((word, index) => `pair ${words[index]} ${word}`),
    at === 0 ? "first" : at === segments.length - 1 ? "last" : "middle",
    `quarter ${Math.floor((4 * at) / segments.length)}`,
    `of ${Math.min(8, segments.length)}`,
    ...(label === undefined ? [] : [`label ${label}`]),
    ...(mark === undefined ? [] : [`mark ${mark}`]),
    ...(opened === undefined ? [] : [`opens ${opened}`]),
    ...(isTitle ? ["title", `title ${at}`] : []),
    ...cues.map((cue) => `cue ${cue}`),
    `before ${before?.tokens[0]?.word}`,
    `before end ${before?.tokens.at(-1)?.word}`,
    `before tags ${before?.tokens[0]?.tag} ${before?.tokens.at(-1)?.tag}`,
    ...(before?.cues ?? []).map((cue) => `before cue ${cue}`),
    `behind ${behind?.tokens[0]?.word}`,
    `behind tag ${behind?.tokens[0]?.tag}`,
    ...ad.map((feature) => `ad ${feature}`),
  ];
}

/** The most probable kinds of a segment, best first. */
export const kindsOf = (
  segments: readonly SegmentText[],
  at: number,
  ad: readonly string[],
  { kinds }: Pick<SegmentModel, "kinds">,
): { kind: SegmentKind; probability: number }[] =>
  likeliest(kinds, kindFeatures(segments, at, ad), segmentKinds.length).map(({ label, probability }) => ({
    kind: label as SegmentKind,
    probability,
  }));
