import { brandMark } from "../brand-mark.ts";
import { baseOfSingular, singular } from "./verbs.ts";

/** Whose voice a script takes, and what the brand is called after it was named: "we", "they" (a business) or "it" (a thing). */
export type Person = "we" | "they" | "it";

/** "Our" and "us" of a person. */
const possessives: Record<Person, string> = { we: "our", they: "their", it: "its" };
export const objects: Record<Person, string> = { we: "us", they: "them", it: "it" };

const toFirst: [RegExp, string][] = [
  [/\b[Mm]y [\p{L}]+ and I\b/gu, "we"],
  [/\bI am\b/g, "we are"],
  [/\bI’m\b/g, "we’re"],
  [/\bI was\b/g, "we were"],
  [/\bI(?=’(?:ve|ll|d)\b)/g, "we"],
  [/\bI\b(?!\.| (?:and|or) \p{Lu}|[-/])/gu, "we"],
  [/\bmyself\b/gi, "ourselves"],
  [/\bmy\b/g, "our"],
  [/\bMy\b/g, "Our"],
  [/\bmine\b/g, "ours"],
  [/\bme\b/g, "us"],
];

const toThird: [RegExp, string][] = [
  [/\blet us\b/gi, "let them"],
  [/\bwe\b/g, "they"],
  [/\bWe\b/g, "They"],
  [/\bours\b/g, "theirs"],
  [/\bour\b/g, "their"],
  [/\bOur\b/g, "Their"],
  [/(?<!\bon )\bus\b/g, "them"],
  [/\bourselves\b/g, "themselves"],
];

/**
 * A sentence with its pronouns turned to the person: "I fix bikes in my shop" → "We fix bikes in our shop" or
 * "They fix bikes in their shop". What is said between quotation marks is left.
 */
export function inPerson(sentence: string, person: Person): string {
  return sentence
    .split(/(“[^”]*”|"[^"]*")/)
    .map((part, i) => (i % 2 === 1 ? part : turn(part, person)))
    .join("");
}

function turn(text: string, person: Person): string {
  const first = replaceAll(replaceAll(text, toFirst).replace(/^we\b/, "We"), [[/([.!?] )we\b/g, "$1We"]]);
  return person === "we" ? subjectToWe(first) : replaceAll(first, toThird);
}

function replaceAll(text: string, rules: [RegExp, string][]): string {
  let turned = text;
  for (const [from, to] of rules) turned = turned.replaceAll(from, to);
  return turned;
}

/** Names that a business calls itself by, which "we" and "they" stand for. */
const selfNames =
  "(?:Our|The|This|Their) (?:company|team|clinic|shop|firm|store|studio|practice|agency|bakery|restaurant|business|office|salon|gym|charity|organization|organisation|museum|school|bank|staff|cafe|café)";
/** "The clinic offers …", "They offer …" → "We offer …", when a verb of the third person stands next. */
function subjectToWe(sentence: string): string {
  const their = /^Their (?=\p{Ll})/u.exec(sentence);
  if (their) return `Our ${sentence.slice(their[0].length)}`;
  const they = /^They(?= |’(?:re|ve|ll)\b)/.exec(sentence);
  if (they) return `We${sentence.slice(4)}`;
  return withSubject(sentence, "we") ?? sentence;
}

/**
 * The sentence with the person for subject, where its subject is the brand or a name for it and the verb behind it is
 * known; undefined where it is not. "(brand) offers X and delivers Y" → "We offer X and deliver Y".
 */
export function withSubject(sentence: string, person: Person): string | undefined {
  const subject = new RegExp(`^(?:${brandMark}|${selfNames}) `, "u").exec(sentence)?.[0];
  if (subject === undefined) return undefined;
  const rest = sentence.slice(subject.length);
  const verb = /^(also |now |still |proudly |always )?([\p{L}’]+)(?= |$)/u.exec(rest);
  const form = verb?.[2]?.toLowerCase();
  if (verb === null || form === undefined || /^live (?:in|at|on|from)\b/i.test(rest)) return undefined;
  const word = person.charAt(0).toUpperCase() + person.slice(1);
  const tail = rest.slice(verb[0].length);
  if (/^(?:was|were)$/.test(form))
    return `${word} ${verb[1] ?? ""}${person === "it" ? "was" : "were"}${tail}`;
  if (/^(?:can|will|had|could|would|may|must)$/.test(form)) return `${word} ${rest}`;
  const base =
    form === "are" || form === "is"
      ? "be"
      : (baseOfSingular(form) ?? (baseOfSingular(singular(form)) && form));
  if (base === undefined || base === "") return undefined;
  return `${word} ${verb[1] ?? ""}${agreed(base, person)}${coordinated(tail, person)}`;
}

/** A verb in the form of its person: "be" → "are" for we, "is" for it. */
export function agreed(base: string, person: Person): string {
  if (person === "it") return singular(base);
  return base === "be" ? "are" : base;
}

/** "… and delivers Y" → "… and deliver Y" where the subject became we or they. */
function coordinated(tail: string, person: Person): string {
  if (person === "it") return tail;
  return tail
    .replaceAll(/\bits\b/g, possessives[person])
    .replaceAll(
      /(\b(?:and|or|but) (?:also )?)(\p{Ll}+s)(?= (?:a|an|the|you|your|our|their|it|them|all|every|to|in|with|from|on|for|at)\b)/gu,
      (whole, joint: string, word: string) => {
        const base = baseOfSingular(word);
        return base === undefined ? whole : `${joint}${agreed(base, person)}`;
      },
    );
}
