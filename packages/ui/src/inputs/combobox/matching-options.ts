/** A combobox option. */
export interface ComboboxOption {
  /** The value sent with the form. */
  value: string;
  /** Shown in the list, and in the field once chosen. */
  label: string;
  /** Another name, which is shown next to the label and searched as well: "Deutsch". */
  detail?: string;
  /** The language of `detail` (BCP 47), so that it is pronounced correctly (WCAG 2.2 3.1.2). */
  detailLang?: string;
}

/** Text in lower case, trimmed and without diacritics, for comparison. */
const normalized = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();

/**
 * A match's rank: 0 if the name begins with the query, 1 if a later word does, 2 if the name contains it, 3 if it
 * doesn't match.
 */
function rank(name: string, typed: string): number {
  const place = ` ${normalized(name)}`.indexOf(` ${typed}`);
  if (place === 0) return 0;
  if (place > 0) return 1;
  return normalized(name).includes(typed) ? 2 : 3;
}

/**
 * The options that match the query, best matches first, otherwise in their original order. All options if the query is
 * empty.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = normalized(typed);
  const ranked = options.map((option) => {
    const names = option.detail === undefined ? [option.label] : [option.label, option.detail];
    return { option, rank: Math.min(...names.map((name) => rank(name, query))) };
  });
  return ranked
    .filter((match) => match.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map((match) => match.option);
}

/** The option whose label or detail equals the query. */
export function exactOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  const query = normalized(typed);
  if (query === "") return undefined;
  return options.find(
    ({ label, detail = "" }) => normalized(label) === query || normalized(detail) === query,
  );
}
