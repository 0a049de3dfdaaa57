/** The accents of ads' cards, in the order in which they take turns (spec section 2, ad card: three values). */
const accents = ["primary", "accent", "plum"] as const;

/** One of the three accents, by whose play button and wave a card is told from its neighbours. */
export type CardAccent = (typeof accents)[number];

/** The accent of the so-manyth card of a list, counted from 0. */
export function cardAccent(place: number): CardAccent {
  return accents[place % accents.length] ?? accents[0];
}
