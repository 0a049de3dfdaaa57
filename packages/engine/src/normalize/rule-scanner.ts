/** The text around a match, up to `contextLength` characters on each side. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/** A normalization rule: a pattern and how to say its matches. */
export interface Rule {
  /** The kind of the match's first character. The rule is only tried at such characters. */
  readonly at: "digit" | "letter" | "sign";
  /** Sticky, with bounded repetitions only, so that the scan takes linear time. */
  readonly pattern: RegExp;
  /** The rule is skipped for texts that don't match this. For example, most texts contain no web address. */
  readonly needs?: RegExp;
  /** The spoken words, or undefined if the rule doesn't apply after all. */
  readonly say: (match: RegExpExecArray, around: Around) => string | undefined;
}

/** Part of the result. `said` is true if a rule produced the text; otherwise the text is as written. */
interface Piece {
  readonly text: string;
  readonly said: boolean;
}

/** Chooses the separator between two pieces that had no space between them: a space or nothing. */
export type Gap = (left: Piece, right: Piece) => string;

interface Scan {
  /** The first rule that matches wins. */
  readonly rules: readonly Rule[];
  readonly gap: Gap;
  /** The words for a symbol that no rule matched; `""` if it is silent. */
  readonly mark: (mark: string, around: Around) => string;
}

/**
 * A word. Latin letters and others don't form one word, because Chinese, Japanese and Korean put no spaces around web
 * addresses.
 */
const word =
  /(?:[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)/uy;
const letter = /[\p{L}\p{M}]/u;
const startsAsWord = /^[\p{L}\p{M}\p{N}]/u;
const endsAsWord = /[\p{L}\p{M}\p{N}]$/u;
const contextLength = 40;

/** Compiles rules into a function that scans a text once, from left to right. */
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

/** Capitalizes a rule's words at the start of a sentence, because speech engines use capitals to find sentences. */
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
  return {
    before: text.slice(Math.max(0, start - contextLength), start),
    after: text.slice(end, end + contextLength),
  };
}
