/** Number words that a script may write for digits. "One" is left out: it is said of anything ("one call", "this one"). */
const english =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const known = new Map<string, number>([
  ...english.map((word, i): [string, number] => [word, i + 2]),
  ...tens.map((word, i): [string, number] => [word, (i + 2) * 10]),
]);

/** The value of an English number word from two to ninety-nine ("twenty-five" → 25); undefined for another word. */
export function numberWord(word: string): number | undefined {
  const single = known.get(word);
  if (single !== undefined) return single;
  const [ten = "", unit = ""] = word.split("-");
  const [high, low] = [known.get(ten), unit === "one" ? 1 : known.get(unit)];
  return high !== undefined && low !== undefined && high >= 20 && low < 10 ? high + low : undefined;
}
