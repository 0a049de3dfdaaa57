/** A word, figure, address or punctuation mark of a text. */
export type Token = {
  text: string;
  /**
   * In lower case. Figures and addresses are replaced by `<price>`, `<time>`, `<number>`, `<percent>` or `<address>`.
   */
  word: string;
  /** Its part-of-speech tag; the mark itself for punctuation. */
  tag: string;
  start: number;
  end: number;
};

/** Tags the words of one sentence with their parts of speech. */
export type Tagger = (sentence: string) => { text: string; tag: string }[];

const token =
  /https?:\/\/\S+[\p{L}\p{N}/]|[^\s@,]{1,64}@[^\s,]{1,64}[\p{L}\p{N}]|@\w+|[$€£]\s?\d[\d.,]*\dk?|[$€£]\s?\d|\d[\d.,:]*\d%?|\d%?|[\p{L}\p{M}\p{N}_]+(?:[’'&./-][\p{L}\p{N}]+)*|\S/gu;

const sentenceEnd = /\n|(?<=[.!?]) /u;

/** Lower-cases a word and makes its apostrophes typographic. */
export const folded = (word: string): string => word.toLowerCase().replaceAll("'", "’");

function wordOf(text: string): string {
  if (/^[$€£]/u.test(text)) return "<price>";
  if (/^\d/.test(text)) return text.endsWith("%") ? "<percent>" : text.includes(":") ? "<time>" : "<number>";
  if (/^https?:|@|\.\p{L}{2}/u.test(text)) return "<address>";
  return folded(text);
}

/** The tokens of a text. Words that the tagger doesn't know have the tag "X". */
export function tokensOf(text: string, tagger: Tagger): Token[] {
  const tokens = [...text.matchAll(token)].map(({ 0: found, index }): Token => {
    const word = wordOf(found);
    const tag = /[\p{L}\p{N}]/u.test(found) ? (word.startsWith("<") ? word : "X") : found;
    return { text: found, word, tag, start: index, end: index + found.length };
  });
  let next = 0;
  let from = 0;
  for (const sentence of text.split(sentenceEnd)) {
    const to = from + sentence.length;
    const tagged = tagger(sentence);
    let known = 0;
    for (; (tokens[next]?.start ?? Infinity) < to; next += 1) {
      const each = tokens[next] as Token;
      if (each.tag !== "X") continue;
      const at = tagged.slice(known, known + 4).findIndex(({ text: other }) => isSame(other, each.text));
      if (at < 0) continue;
      each.tag = tagged[known + at]?.tag ?? "X";
      known += at + 1;
    }
    from = to + 1;
  }
  return tokens;
}

/** Tolerates different tokenizers: "don’t" here may be "do" in the tagger's output. */
const isSame = (one: string, other: string) =>
  folded(one).startsWith(folded(other)) || folded(other).startsWith(folded(one));

const word = /[\p{L}\p{M}\p{N}_]+(?:[’'&./-][\p{L}\p{N}]+)*/gu;
/** How many letters an ending has. Words of up to this length are their own tag. */
const ending = 3;

/**
 * A substitute for a part-of-speech tagger, in languages without one: an ending reveals much about a word's part of
 * speech.
 */
export const tagByEnding: Tagger = (sentence) =>
  [...sentence.matchAll(word)].map(([text]) => ({
    text,
    tag: text.length > ending ? `…${folded(text).slice(-ending)}` : folded(text),
  }));
