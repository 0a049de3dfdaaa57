/** One of the things to choose from. */
export interface ComboboxOption {
  /** What is kept and sent. */
  value: string;
  /** How it reads, and what stands in the field once chosen. */
  label: string;
  /** Another name of it, shown beside the label and found as well: "Deutsch". */
  detail?: string;
  /** The language of `detail` (BCP 47), so that it is pronounced as written (WCAG 2.2 3.1.2). */
  detailLang?: string;
}

/** A text as it is compared: without case, without the marks above and below letters, without outer spaces. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

/** How well one name answers what was typed: 0 begins with it, 1 a later word does, 2 it stands inside, 3 not at all. */
function rank(name: string, typed: string): number {
  const place = ` ${plain(name)}`.indexOf(` ${typed}`);
  if (place === 0) return 0;
  if (place > 0) return 1;
  return plain(name).includes(typed) ? 2 : 3;
}

/** The options that what was typed is a part of, the likeliest first, else in their own order. All when nothing was. */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = plain(typed);
  const ranked = options.map((option) => {
    const names = option.detail === undefined ? [option.label] : [option.label, option.detail];
    return { option, rank: Math.min(...names.map((name) => rank(name, wanted))) };
  });
  return ranked
    .filter((match) => match.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map((match) => match.option);
}

/** The option that was typed out in full, by either of its names. */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const wanted = plain(typed);
  if (wanted === "") return undefined;
  return options.find(({ label, detail = "" }) => plain(label) === wanted || plain(detail) === wanted);
}
