/** Value of the toolbar's `scenario` where the mock database answers. */
export const everyday = "everyday";

/** A scenario's name in Storybook's address, where globals may not contain dots: `accounts-WrongPassword`. */
export const inAddress = (name: string): string => name.replace(".", "-");

/** The scenarios of the toolbar's `scenario`, which joins several with spaces. The later one wins. */
export const scenariosIn = (global: unknown): string[] =>
  String(global)
    .split(/[ +]/)
    .filter((name) => name !== "" && name !== everyday)
    .map((name) => name.replace("-", "."));

/** The toolbar's `scenario` for these. */
export const globalOf = (names: readonly string[]): string => names.map(inAddress).join(" ") || everyday;
