/** A form's values by field name; empty for files and missing fields. */
export function readForm<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as Record<Name, string>;
}
