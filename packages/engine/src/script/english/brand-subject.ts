import { agreed } from "./person.ts";
import { isDoubleVerb, isPlainVerb } from "./verbs.ts";

const modal = /^(?:can|will|had|could|would|may|must|did)$/;
const contracted: Record<string, string> = { re: "is", ve: "has", ll: "will", d: "had" };

/**
 * A sentence about "they", the people of one business, with another subject: "They offer X" → "The practice offers X". As it
 * is where it begins otherwise, or where a verb behind it can't be told from a noun.
 */
export function withNamedSubject(text: string, subject: string): string {
  const short = /^They’(re|ve|ll|d) /.exec(text);
  if (short) {
    const rest = withVerbsAgreed(text.slice(short[0].length));
    return rest === undefined ? text : joined(subject, contracted[short[1] ?? ""] ?? "", rest);
  }
  const said = /^They (also |now |still |always |only |proudly |never )?(\p{Ll}+)( .*)?$/u.exec(text);
  const [, adverb = "", verb = "", tail = ""] = said ?? [];
  const rest = withVerbsAgreed(tail.trimStart());
  if (said === null || rest === undefined) return text;
  if (modal.test(verb)) return joined(subject, `${adverb}${verb}`, rest);
  if (verb === "were") return joined(subject, `${adverb}was`, rest);
  const base = verb === "are" ? "be" : verb;
  if (!["be", "have", "do"].includes(base) && !isPlainVerb(base) && !isDoubleVerb(base)) return text;
  return joined(subject, `${adverb}${agreed(base, "it")}`, rest);
}

function joined(subject: string, verb: string, rest: string): string {
  if (subject === "It" && verb === "is" && rest !== "") return `It’s ${rest}`;
  return rest === "" ? `${subject} ${verb}` : `${subject} ${verb} ${rest}`;
}

/** "X and deliver Y" → "X and delivers Y"; undefined where that may be a noun. */
function withVerbsAgreed(tail: string): string | undefined {
  let isSure = true;
  const agreedTail = tail.replaceAll(
    /(\b(?:and|or|but) (?:also )?)(\p{Ll}+)(?= (?:a|an|the|you|your|their|it|them|all|every|to|in|with|from|on|for|at|up)\b)/gu,
    (whole, joint: string, word: string) => {
      if (isPlainVerb(word)) return `${joint}${agreed(word, "it")}`;
      if (isDoubleVerb(word)) isSure = false;
      return whole;
    },
  );
  return isSure ? agreedTail : undefined;
}
