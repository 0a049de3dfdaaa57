/** The value of the toolbar's `scenario` when the mock database responds. */
export const everyday = "everyday";

/** A scenario's name in Storybook's URL, where globals can't contain dots: `accounts-WrongPassword`. */
export const inAddress = (name: string): string => name.replace(".", "-");

/** The scenarios in the toolbar's `scenario`, which joins several with spaces. The later one wins. */
export const scenariosIn = (global: unknown): string[] =>
  String(global)
    .split(/[ +]/)
    .filter((name) => name !== "" && name !== everyday)
    .map((name) => name.replace("-", "."));

/** The toolbar's `scenario` value for these scenarios. */
export const globalOf = (names: readonly string[]): string => names.map(inAddress).join(" ") || everyday;
