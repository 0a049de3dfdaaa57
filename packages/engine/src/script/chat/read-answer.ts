/** A sentence from a model, with the model's own rank. */
export type Drafted = { text: string; rank: number };

/** The maximum number of sentences in an answer. A longer one is not a script. */
const mostSentences = 60;

/**
 * Parses the sentences in a model's answer, `{"sentences": [{"text": …, "rank": …}]}`, even in a code fence, after
 * reasoning or between other text; undefined if there are none.
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

/**
 * Parses one sentence. Collapses whitespace and line breaks; everything else is left to the checks in
 * check-script.ts.
 */
function draftedOf(sentence: unknown): Drafted | undefined {
  const { text, rank } = (sentence ?? {}) as { text?: unknown; rank?: unknown };
  if (typeof text !== "string" || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  const ranked = typeof rank === "number" && Number.isFinite(rank) ? rank : 1;
  return { text: text.normalize("NFC").replaceAll(/\s+/g, " ").trim(), rank: ranked };
}
