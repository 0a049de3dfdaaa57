/** The value of the toolbar's `scenario` when none is active and the mock database responds. */
const everyday = "everyday";

/** The toolbar's persona that lets a story keep its own user. */
export const ownPersona = "story";

/** The toolbar's default mock server settings. */
export const initialServer = { persona: ownPersona, scenario: everyday, latency: "0" };

/** A scenario's name in Storybook's URL, where globals can't contain dots: `accounts-WrongPassword`. */
const inAddress = (name: string): string => name.replace(".", "-");

/** In ms. The last one exceeds every request's timeout. */
export const latencies = [
  { value: "0", title: "Answers at once" },
  { value: "300", title: "Answers after 300 ms" },
  { value: "3000", title: "Answers after 3 s" },
  { value: "99999", title: "Never answers" },
];

/** The scenarios in the toolbar's `scenario`, which are separated by spaces. Later ones win. */
export const scenariosIn = (global: unknown): string[] =>
  String(global)
    .split(/[ +]/)
    .filter((name) => name !== "" && name !== everyday)
    .map((name) => name.replace("-", "."));

/** The toolbar's `scenario` value for these scenarios. */
export const globalOf = (names: readonly string[]): string => names.map(inAddress).join(" ") || everyday;

/** The error for an unknown value in the URL, which lists the known ones. */
export const unknownValue = (kind: string, value: unknown, known: readonly string[]): Error =>
  new Error(`There is no ${kind} “${String(value)}”. Choose one of these: ${known.join(", ")}.`);
