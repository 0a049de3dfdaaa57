/** The text just before and just after a match, at most `sight` characters each. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** One way of saying something: what it looks like, and its words, or undefined when it is something else after all. */
export interface Rule {
  /** The kind of character that it begins with: a rule is only tried there. */
  readonly at: "digit" | "letter" | "sign";
  /** Sticky. Every repetition in it is bounded, so that no text makes the scan slower than linear. */
  readonly pattern: RegExp;
  /** A text without this is not tried for the rule at all: most texts have no address in them. */
  readonly needs?: RegExp;
  readonly say: (match: RegExpExecArray, around: Around) => string | undefined;
}

/** A piece of the answer: `said` when a rule made it, else it stands as it was written. */
interface Piece {
  readonly text: string;
  readonly said: boolean;
}

/** What stands between two pieces that no space parted in the text: a space, or nothing. */
export type Gap = (left: Piece, right: Piece) => string;

/** How a reader goes through a text. Of the rules, the first that fits is taken. */
interface Scan {
  readonly rules: readonly Rule[];
  readonly gap: Gap;
  /** What is said for a mark that no rule took; `""` for silence. */
  readonly mark: (mark: string, around: Around) => string;
}

/** Letters of a word, Latin ones apart from all others: addresses stand unparted in Chinese, Japanese and Korean. */
const word =
  /(?:[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)/uy;
const letter = /[\p{L}\p{M}]/u;
const startsAsWord = /^[\p{L}\p{M}\p{N}]/u;
const endsAsWord = /[\p{L}\p{M}\p{N}]$/u;
const sight = 40;

/** Compiles the rules once; the answer goes through a text once, from left to right. */
export function scanner({ rules, gap, mark }: Scan): (text: string) => string {
  return (text) => {
    const some = rules.filter(({ needs }) => needs === undefined || needs.test(text));
    const kinds = {
      digit: some.filter((rule) => rule.at === "digit"),
      letter: some.filter((rule) => rule.at === "letter"),
      sign: some.filter((rule) => rule.at === "sign"),
    };
    const said: string[] = [];
    let last: Piece | undefined;
    const add = (piece: Piece) => {
      if (piece.text === "") return;
      if (last && endsAsWord.test(last.text) && startsAsWord.test(piece.text)) said.push(gap(last, piece));
      said.push(piece.text);
      last = piece;
    };
    for (let at = 0; at < text.length;) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      if (character === " ") {
        said.push(" ");
        last = undefined;
        at += 1;
        continue;
      }
      const kind = /\d/.test(character) ? "digit" : letter.test(character) ? "letter" : "sign";
      const found = firstOf(kinds[kind], text, at);
      if (found) {
        const begins = /[.!?]$/.test(said.findLast((piece) => piece !== " ") ?? "");
        add({ text: begins && text[at - 1] === " " ? capital(found.text) : found.text, said: true });
        at = found.end;
      } else if (kind === "sign") {
        const end = at + character.length;
        add({ text: mark(character, around(text, at, end)), said: false });
        at = end;
      } else {
        const plain = matchAt(kind === "digit" ? /\d+/y : word, text, at)?.[0] ?? character;
        add({ text: plain, said: false });
        at += plain.length;
      }
    }
    return said.join("");
  };
}

/** What was a digit has no capital of its own: a sentence that begins with it would not be told from the one before. */
function capital(words: string) {
  return words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

function firstOf(rules: readonly Rule[], text: string, at: number) {
  for (const rule of rules) {
    const match = matchAt(rule.pattern, text, at);
    if (!match || match[0] === "") continue;
    const end = at + match[0].length;
    const words = rule.say(match, around(text, at, end));
    if (words !== undefined) return { text: words, end };
  }
  return undefined;
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function around(text: string, start: number, end: number): Around {
  return { before: text.slice(Math.max(0, start - sight), start), after: text.slice(end, end + sight) };
}
