/** Words beside a name that introduce it: "this is for …", "the name is …". */
const introducing = new Set(
  "the of and at for is it its it’s we we’re i i’m this our my name called ad an a s by".split(" "),
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** True for nothing but the advertiser's name, or what it is called by the brief. True for any text without a brand. */
export function isOwnName(text: string, brand: string): boolean {
  const own = new Set(wordsOf(brand));
  return own.size === 0 || wordsOf(text).every((word) => own.has(word) || introducing.has(word));
}
