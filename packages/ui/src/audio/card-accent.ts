/** Accents of ad cards in the order of the list (spec section 2, ad card: three values). */
const accents = ["primary", "accent", "plum"] as const;

/** Colour of a card's play button and wave, which sets it apart from its neighbours. */
export type CardAccent = (typeof accents)[number];

/** Accent of the card at this index of a list. */
export function cardAccent(index: number): CardAccent {
  return accents[index % accents.length] ?? accents[0];
}
