const letter = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，：？！「」ー〜]`;

/**
 * Removes the spaces around slots, and uses Japanese and Chinese punctuation. A "‹" marks a word that is dropped if the
 * slot before it is empty.
 */
export function unspaced(sentence: string, comma: "、" | "，"): string {
  return sentence
    .replaceAll(/(?<=^|[、，。：！？是找来來])‹[ので的]/gu, "")
    .replaceAll("‹", "")
    .replaceAll(new RegExp(String.raw`(?<=${letter}|\}) +| +(?=${letter}|\{)`, "gu"), "")
    .replaceAll(/,+(?=[^\d\s]|$)|(?<!\d),(?! ?[a-z])/giu, comma)
    .replaceAll(/\s*,\s+/gu, comma)
    .replaceAll(/[、，]{2,}/gu, comma)
    .replaceAll(/[、，]+(?=[。？！])/gu, "")
    .replaceAll(/(?<=\d) (?=[\p{L}%])|(?<=\p{Script=Han}|\d[a-z]{1,2}) (?=\d)/gu, "")
    .replaceAll(/\?/g, "？")
    .replaceAll(/\.(?=$| )/g, "。")
    .replaceAll(/。{2,}/g, "。");
}
