const irregular: Record<string, string> = {
  zijn: "is",
  hebben: "heeft",
  kunnen: "kan",
  zullen: "zal",
  willen: "wil",
  mogen: "mag",
  moeten: "moet",
  gaan: "gaat",
  staan: "staat",
  slaan: "slaat",
  doen: "doet",
  zien: "ziet",
  komen: "komt",
  bieden: "biedt",
  waren: "was",
  werden: "werd",
  hadden: "had",
  weten: "weet",
  ben: "is",
  heb: "heeft",
  kan: "kan",
  wil: "wil",
  ga: "gaat",
};
/** Infinitives with an unstressed penultimate syllable: "leveren" → "levert", not "leveert". */
const unstressed =
  /(?:lever|verbeter|open|regel|verzamel|handel|ontwikkel|wandel|timmer|schilder|verwijder|knutsel|bemiddel|oefen|teken|reken|vernieuw|herinner|behandel|twijfel|luister|fluister|adem|knipper|stofzuig|zamel|wissel|winkel|schommel|stapel|zegel|koppel|sleutel|monster|kelder|metsel|borstel|poeder|hamer|wikkel|draag|egel)en$/;

/**
 * Puts an infinitive or a first person singular into the third person: "bakken" → "bakt", "maken" → "maakt", "geven"
 * → "geeft".
 */
export function dutchThird(verb: string): string {
  const lower = verb.toLowerCase();
  const own = irregular[lower];
  if (own !== undefined) return own;
  for (const [infinitive, third] of Object.entries(irregular))
    if (
      infinitive.length > 3 &&
      lower.endsWith(infinitive) &&
      /^(?:aan|af|op|uit|in|mee|ver|be|bij|over|onder|voor|door|terug|toe)$/.test(
        lower.slice(0, -infinitive.length),
      )
    )
      return lower.slice(0, -infinitive.length) + third;
  if (!lower.endsWith("en"))
    return lower.endsWith("t") ? lower : `${lower.replace(/z$/, "s").replace(/v$/, "f")}t`;
  let stem = lower.slice(0, -2);
  if (/([bdfgklmnprst])\1$/.test(stem)) stem = stem.slice(0, -1);
  else if (
    /(?:^|[^aeiouy])[aeou][bcdfgjklmnprstvz]$/.test(stem) &&
    !unstressed.test(lower) &&
    !/(?:^|[^aeiou])e(?:n|l)$/.test(stem)
  )
    stem = stem.slice(0, -1) + stem.at(-2) + stem.at(-1);
  stem = stem.replace(/v$/, "f").replace(/z$/, "s");
  return stem.endsWith("t") ? stem : `${stem}t`;
}
