/** Emoji and their components. Many people use them to separate sentences. */
const emoji =
  /(?:[\p{Extended_Pictographic}--[©®™‼⁉ℹ]]|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\u20e3)+[ \t]*/gv;

/** The maximum length of a text, in UTF-16 code units. The rest is ignored. */
const longest = 12_000;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  eacute: "é",
  euro: "€",
  pound: "£",
  rsquo: "’",
  lsquo: "‘",
  ndash: "–",
  mdash: "—",
  hellip: "…",
};

/**
 * Removes what can't be spoken from a text: tags, entities, control and direction characters, emoji, Markdown. Line
 * breaks stay, and emoji between two sentences become line breaks. Words in all caps are left alone.
 */
export function plainText(text: string): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/<(script|style)\b[^<>]{0,200}>[^<]{0,5000}<\/\1>/gi, " ")
    .replaceAll(/<(?:br|\/p|\/li|\/h\d|\/div|p|li|ul|h\d)\b[^<>]{0,200}>/gi, "\n")
    .replaceAll(/<\/?[a-z!][^<>]{0,400}>/gi, " ")
    .replaceAll(/&([a-z]{2,6});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replaceAll(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, " ")
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad\ufffd]/g, "")
    .replaceAll(/(?:[❤♥💓-💟🧡🤍🤎🖤]|\ufe0f)+/gu, " ")
    .replaceAll(emoji, (_, at: number, whole: string) => (at - whole.lastIndexOf("\n", at) > 14 ? "\n" : " "))
    .replaceAll(/[\p{Co}©®™]/gu, "")
    .replaceAll(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, "")
    .replaceAll(/\*\*|__|~~|`+/g, "")
    .replaceAll(/([!?])[!?]+/g, (marks: string) => (marks.includes("?") ? "?" : "!"))
    .replaceAll(/\.{3,}|…/g, "…")
    .replaceAll(/[ \t\u00a0\u2000-\u200a\u202f]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
}

/** Uses typographic apostrophes: "don't" → "don’t". */
export function typeset(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\d])['‘ʼ´`](?=\p{L})|(?<=s)'(?= \p{Ll})/gu, "’");
}

/** Returns true if a text is typed in all caps, judging by the share of capitals. An acronym alone isn't enough. */
export function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals >= 12 && capitals > small * 3;
}
