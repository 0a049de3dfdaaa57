import type { Rule } from "./rule-scanner.ts";
import { isTopLevel } from "./top-level-domains.ts";

/** A language's words for the symbols in web addresses. */
export interface WebWords {
  readonly dot: string;
  readonly slash: string;
  readonly dash: string;
  readonly at: string;
  readonly underscore: string;
  /** Top-level domains with a spoken form; all other two-letter ones are spelled out. */
  readonly endings: Readonly<Record<string, string>>;
  /** Words for digits within a name. */
  readonly number: (digits: string) => string;
  /** The spoken form of part of a name, for languages that spell out some parts. */
  readonly name?: (part: string) => string;
}

const label = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\d](?:[\p{Script=Latin}\p{Script=Cyrillic}\d-]{0,61}[\p{Script=Latin}\p{Script=Cyrillic}\d])?`;
const host = String.raw`(?<host>(?:${label}\.){1,5}(?<top>[\p{Script=Latin}\p{Script=Cyrillic}]{2,18}))`;
const ending = String.raw`(?![\p{Script=Latin}\d@])`;
const paths = String.raw`(?::\d{1,5})?(?<path>(?:\/[\w~%.+-]{0,80}){0,8})(?:[?#][\w~%.+=&/-]{1,200}(?<!\.))?`;
const address = new RegExp(String.raw`(?<scheme>https?:\/\/)?(?<www>www\.)?${host}${ending}${paths}`, "iuy");
const mail = new RegExp(String.raw`(?:mailto:)?(?<user>[A-Za-z\d][\w.+-]{0,63})@${host}${ending}`, "iuy");
const handle = /@(?<name>[A-Za-z\d_][\w.]{0,40})/y;

/**
 * Rules for email addresses, web addresses and handles. `https://`, `www.`, the port, query, fragment and trailing
 * slash are left out, because nobody would read them aloud.
 */
export function webRules(words: WebWords): Rule[] {
  const sayHost = (text: string) => sayName(text, words);
  const web = (match: RegExpExecArray) => {
    const { scheme, www, host: name = "", top = "", path: rest = "" } = match.groups ?? {};
    const isPlain = /^\d+$/.test(name.split(".")[0] ?? "") && !scheme && !www;
    // Before a path the domain may be capitalised: "Coffee.Example/Menu".
    const isName = scheme || www || isTopLevel(rest === "" ? top : top.toLowerCase());
    if (!isName || isPlain) return undefined;
    const { text, stop } = withoutStop(rest);
    return `${sayHost(name)}${sayPath(text, words)}${stop}`;
  };
  const post = (match: RegExpExecArray) =>
    `${sayPart(match.groups?.user ?? "", words)} ${words.at} ${sayHost(match.groups?.host ?? "")}`;
  return (["letter", "digit"] as const)
    .flatMap((at): Rule[] => [
      { at, pattern: new RegExp(mail), needs: /\S@\S/, say: post },
      { at, pattern: new RegExp(address), needs: /\S\.\S/, say: web },
    ])
    .concat({
      at: "sign",
      pattern: handle,
      say: (match, { before }) => {
        const { text, stop } = withoutStop(match.groups?.name ?? "");
        return `${/[\p{L}\d]$/u.test(before) ? " " : ""}${words.at} ${sayPart(text, words)}${stop}`;
      },
    });
}

/** Separates a trailing full stop or dash, which belongs to the sentence. */
function withoutStop(text: string) {
  const stop = /[.-]{0,80}$/.exec(text)?.[0] ?? "";
  return { text: text.slice(0, text.length - stop.length), stop };
}

function sayName(name: string, words: WebWords) {
  const labels = name.split(".");
  const said = labels.map((part, at) =>
    at < labels.length - 1 ? sayPart(part, words) : sayTop(part, words),
  );
  // In "co.uk" and "com.br", the second-to-last label belongs to the ending.
  const before = labels.at(-2)?.toLowerCase() ?? "";
  if (labels.length > 2 && Object.hasOwn(words.endings, before))
    said[labels.length - 2] = sayTop(before, words);
  return said.join(` ${words.dot} `);
}

function sayTop(top: string, words: WebWords) {
  const small = top.toLowerCase();
  if (Object.hasOwn(words.endings, small)) return words.endings[small] ?? small;
  return small.length === 2 ? Array.from(small.toUpperCase()).join(" ") : small;
}

function sayPath(path: string, words: WebWords) {
  return path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => ` ${words.slash} ${sayPart(part, words)}`)
    .join("");
}

/** Says part of a web address: "CoffeeHouse-24_b.html" → Coffee House dash twenty-four underscore b dot html. */
function sayPart(part: string, words: WebWords): string {
  const name = words.name ?? ((text: string) => text);
  const said = part
    .replaceAll(/%[\da-f]{2}/gi, " ")
    .split(/([-_.+~%]|\d+)/)
    .map((piece) => {
      if (/^\d/.test(piece)) return ` ${words.number(piece)} `;
      if (piece === "-") return ` ${words.dash} `;
      if (piece === "_") return ` ${words.underscore} `;
      if (piece === ".") return ` ${words.dot} `;
      if (/^[+~%]?$/.test(piece)) return " ";
      const spaced = piece.replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, "$1 $2");
      return name(/^\p{Lu}{5,}$/u.test(spaced) ? spaced.toLowerCase() : spaced);
    });
  return said.join("").replaceAll(/ {2,}/g, " ").trim();
}
