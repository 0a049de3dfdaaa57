const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** What stands for a name in a small tile: its first letter or sign as people see it, in upper case. */
export function firstLetter(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return (first?.segment ?? "").toLocaleUpperCase();
}
