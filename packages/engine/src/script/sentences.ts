import type { LanguageCode } from "./script.ts";

/** Matches text that ends in a title or an abbreviation, whose period doesn't end a sentence. */
const neverEnds =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|No|Nr|vs|approx|e\.g|i\.e|[ap]\.m|Sept?|Oct|Nov|Dec|Jan|Feb|Aug|ca|bzw|z\. ?B|Mt|Ft|Sr|Sra|St|Str|Art|Av|Tel|Ph|min|max|incl|inkl|bijv|ул|д|г|т\. ?е)\.$/;

/** "12 Mill St." can end a sentence, because the name of a street comes before "St."; "St. Mary's" can't. */
const street = /\d\S* (?:\p{Lu}[\p{L}’]* ){1,3}(?:St|Str|Av)\.$/u;

/** List markers at the start of a line. */
const bullet = /^(?:[-*•·‣▪◦●○►▶➤✓✔→–—]+|\d{1,2}[.)]|[a-z]\))\s+/;

/** A text's lines, without list markers. */
export function linesOf(text: string): string[] {
  return text
    .split(/\n| [•·‣▪●►▶✓✔|] /)
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Sentence ends that the Unicode rules miss: before a price, a number or a lower-case letter. */
const hiddenEnd = /(?<=[\p{L}\d)%]{2}[.!?]) (?=[$€£¥]?\d|\p{Ll}|\uE000)/u;

/** The sentences in one line, with punctuation. */
export function sentencesOf(line: string, language: LanguageCode): string[] {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(line);
  const found: string[] = [];
  let open = "";
  const parts = [...segments].flatMap(({ segment }) =>
    segment.split(new RegExp(hiddenEnd.source, "u")).map((part) => `${part.trimEnd()} `),
  );
  for (const part of parts) {
    open += part;
    const text = open.trim();
    const goesOn = neverEnds.test(text) && !street.test(text);
    if (goesOn) continue;
    if (/[\p{L}\p{N}]/u.test(text)) found.push(text);
    open = "";
  }
  if (/[\p{L}\p{N}]/u.test(open)) found.push(open.trim());
  return found;
}

/** A sentence without its final punctuation, and the kind of punctuation: "?", "!" or ".". */
export function withoutEnd(sentence: string): { text: string; end: "." | "?" | "!" } {
  const end = /[!?！？؟][!?！？؟\s"”»)]*$/.exec(sentence)?.[0] ?? "";
  const text = sentence.replace(/[\s.!?。．！？؟۔।…,;:،、]+$/u, "").trim();
  if (/[?？؟]/.test(end)) return { text, end: "?" };
  return { text, end: end === "" ? "." : "!" };
}
