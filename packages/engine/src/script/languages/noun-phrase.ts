/** Endings of words that can only be adjectives if they follow a noun: "dental", "réversible", "integrale". */
const romanceAdjective = String.raw`\p{Ll}+(?:ales?|als|ais|aux|ali|elle?s?|ic[oaie]s?|che|ques?|iv[oaie]s?|ives?|ifs?|os[oaie]s?|eus?es?|eux|ables?|ibles?|íve(?:is|l)|áve(?:is|l)|ári[oa]s?|ari[oaie]s?|aires?|ares|an[oaie]s?|ense?s?|és|ês|esas?|ad[oa]s?|id[oa]s?|at[oaie]|ut[oaie]|it[oaie]|ées?|nov[oa]s?|nuev[oa]s?|neufs?|neuves?|nuov[oaie]|fresc[oa]s?|fiss[oaie]|fij[oa]s?|complet[oaies]*|\p{Ll}+ni(?:er|ère)s?)`;
const romanceFirst =
  "primer[ao]?|segund[ao]|gran|nuev[ao]s?|premi(?:er|ère)|nouve(?:au|lle)s?|prim[oa]|nuov[oaie]|primeir[ao]|nov[ao]s?|grandes?|mei[ao]|medi[ao]|mezz[ao]";
const borrowed = "open day|happy hour|check-up|pet shop|food truck|brunch buffet";

/**
 * Matches a noun phrase of a Romance language: a noun, words that can only be its adjectives, and phrases with a
 * preposition.
 */
export function romanceNounPhrase(determiners: string, prepositions: string): RegExp {
  const article = String.raw`(?:(?:${determiners}) |l’)?`;
  const noun = String.raw`(?:(?:${romanceFirst}) )?(?:${borrowed}|(?!(?:${prepositions}) )[\p{L}-]{2,})`;
  const adjectives = String.raw`(?: ${romanceAdjective}(?![\p{L}-])){0,2}`;
  return new RegExp(
    String.raw`^${article}${noun}${adjectives}(?: (?:(?:${prepositions}) ${article}|d’)[\p{L}-]{2,}${adjectives}){0,2}$`,
    "iu",
  );
}
