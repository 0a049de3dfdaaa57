const pause = "[,.!?;:…、。，．！？；：؟،؛।]";
const pauses = new RegExp(`(?: ?${pause})+`, "gu");
const latinPause = /[,.!?;:]/;

/** Cleans up spaces and punctuation, so that an engine pauses where a human would and reads no punctuation aloud. */
export function tidyPunctuation(text: string): string {
  const calmed = text
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/[([«“"「『《【]\s?[)\]»”"」』》】]/g, "")
    .replaceAll(pauses, (run, at: number, whole: string) => strongest(run, whole[at + run.length]))
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim())
    .replace(/^[\s,.!?;:、。，．！？；：؟،؛।-]+/, "");
  let end = calmed.length;
  while (end > 0 && /[\s,;:、，；：،؛-]/.test(calmed[end - 1] ?? "")) end -= 1;
  return calmed.slice(0, end);
}

/**
 * Reduces repeated punctuation to the strongest mark: question mark, exclamation mark, full stop, colon, semicolon,
 * or else the first one.
 */
function strongest(run: string, next: string | undefined) {
  const mark = [/[?？؟]/, /[!！]/, /[.。．।]/, /[:：]/, /[;；؛]/]
    .map((kind) => kind.exec(run)?.[0])
    .find(Boolean);
  const one = mark ?? run.trim()[0] ?? "";
  return latinPause.test(one) && next !== undefined && /[\p{L}\p{N}¿¡“«(]/u.test(next) ? `${one} ` : one;
}
