/** A sentence as a model gives it: its rank is its own idea. */
export type Drafted = { text: string; rank: number };

/** More than this is no script. */
const mostSentences = 60;

/**
 * The sentences of a model's answer, `{"sentences": [{"text": …, "rank": …}]}`, also where it stands in a code fence, behind
 * thoughts or between words; undefined when there are none.
 */
export function draftIn(answer: string): Drafted[] | undefined {
  const said = answer.replace(/^\s*<think>[^]*?<\/think>/, "");
  const [from, to] = [said.indexOf("{"), said.lastIndexOf("}")];
  if (from < 0 || to < from) return undefined;
  const { sentences } = objectIn(said.slice(from, to + 1)) ?? {};
  if (!Array.isArray(sentences) || sentences.length === 0 || sentences.length > mostSentences)
    return undefined;
  const drafted = sentences.map(draftedOf);
  return drafted.every((sentence) => sentence !== undefined) ? drafted : undefined;
}

function objectIn(text: string): { sentences?: unknown } | undefined {
  try {
    return JSON.parse(text) as { sentences?: unknown };
  } catch {
    return undefined;
  }
}

/** Spaces of any kind and line breaks are one space; all else is left to be judged. */
function draftedOf(sentence: unknown): Drafted | undefined {
  const { text, rank } = (sentence ?? {}) as { text?: unknown; rank?: unknown };
  if (typeof text !== "string" || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  const ranked = typeof rank === "number" && Number.isFinite(rank) ? rank : 1;
  return { text: text.normalize("NFC").replaceAll(/\s+/g, " ").trim(), rank: ranked };
}
