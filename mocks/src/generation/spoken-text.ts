/** Text in spoken form. Covers only a small part of what the real normalizer does. */
export function spoken(text: string): string {
  return text
    .replaceAll(/\$\s?(\d+)(?:\.(\d\d))?/g, (_all, dollars: string, cents?: string) =>
      cents && cents !== "00" ? `${dollars} dollars and ${Number(cents)} cents` : `${dollars} dollars`,
    )
    .replaceAll("%", " percent")
    .replaceAll(" & ", " and ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });
const pauseSeconds = 0.28;

/** Speaking time in seconds at the voice's pace, with a pause between sentences. */
export function spokenSeconds(text: string, wordsPerMinute: number): number {
  const said = spoken(text);
  const count = [...words.segment(said)].filter(({ isWordLike }) => isWordLike).length;
  if (count === 0) return 0;
  const sentences = said.split(/[.!?。！？]+\s*/).filter(Boolean).length;
  const seconds = (count / wordsPerMinute) * 60 + (sentences - 1) * pauseSeconds;
  return Math.round(seconds * 10) / 10;
}
