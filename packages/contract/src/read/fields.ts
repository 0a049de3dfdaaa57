/** An answer's object, whatever is in it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The object, or null for anything else (a list counts as anything else). */
export function asFields(input: unknown): Fields | null {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? (input as Fields) : null;
}

/** The first text under one of the names that is not blank; a number counts, as ids may be one. */
export function textOf(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value.trim() !== "") return value;
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
  }
  return null;
}

/** The first number under one of the names; "30 sec" and "30" are 30. Never negative. */
export function numberOf(fields: Fields, ...names: string[]): number | null {
  for (const name of names) {
    const value = fields[name];
    const number = typeof value === "string" ? Number.parseFloat(value) : value;
    if (typeof number === "number" && Number.isFinite(number) && number >= 0) return number;
  }
  return null;
}

/** The first truth value under one of the names; forms and old servers say it as text or a number. */
export function flagOf(fields: Fields, ...names: string[]): boolean | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "boolean") return value;
    if (value === 1 || value === "true" || value === "1" || value === "on") return true;
    if (value === 0 || value === "false" || value === "0" || value === "off") return false;
  }
  return null;
}

/** The texts of a list, blanks and everything else left out; a single text is a list of one. */
export function textsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === "string" && item.trim() !== "",
  );
}

/** The numbers of a list; everything else is left out. */
export function numbersOf(fields: Fields, name: string): number[] {
  const value = fields[name];
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is number => typeof item === "number" && Number.isFinite(item));
}

/** The value if it is one of those named, else null. */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | null {
  return values.find((known) => known === value) ?? null;
}

/** What a reader makes of each item of a list; items it can make nothing of are left out. */
export function listOf<Item>(input: unknown, read: (item: unknown) => Item | null): Item[] {
  if (!Array.isArray(input)) return [];
  return input.map((item: unknown) => read(item)).filter((item) => item !== null);
}
