const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Returns the first user-perceived character of a name, in upper case. */
export function firstLetter(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return (first?.segment ?? "").toLocaleUpperCase();
}
