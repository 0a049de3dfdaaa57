/** An object in a response, with unchecked values. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the object, or null for anything else, including a list. */
export function asFields(input: unknown): Fields | null {
  return typeof input === "object" && input !== null && !Array.isArray(input) ? (input as Fields) : null;
}

/** Returns the first non-blank text under one of the names; accepts numbers, because ids may be numbers. */
export function textOf(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value.trim() !== "") return value;
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
  }
  return null;
}

/** Returns the first number under one of the names, never negative; "30 sec" and "30" are 30. */
export function numberOf(fields: Fields, ...names: string[]): number | null {
  for (const name of names) {
    const value = fields[name];
    const number = typeof value === "string" ? Number.parseFloat(value) : value;
    if (typeof number === "number" && Number.isFinite(number) && number >= 0) return number;
  }
  return null;
}

/** Returns the first boolean under one of the names; forms and older servers send it as text or a number. */
export function flagOf(fields: Fields, ...names: string[]): boolean | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "boolean") return value;
    if (value === 1 || value === "true" || value === "1" || value === "on") return true;
    if (value === 0 || value === "false" || value === "0" || value === "off") return false;
  }
  return null;
}

/** Returns the non-blank strings in a list; a single string is treated as a list of one. */
export function textsOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  return (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === "string" && item.trim() !== "",
  );
}

/** Returns the numbers in a list, skipping everything else. */
export function numbersOf(fields: Fields, name: string): number[] {
  const value = fields[name];
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is number => typeof item === "number" && Number.isFinite(item));
}

/** Returns the value if it is one of the options, otherwise null. */
export function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | null {
  return values.find((known) => known === value) ?? null;
}

/** Reads each item in a list, skipping those for which the reader returns null. */
export function listOf<Item>(input: unknown, read: (item: unknown) => Item | null): Item[] {
  if (!Array.isArray(input)) return [];
  return input.map((item: unknown) => read(item)).filter((item) => item !== null);
}
