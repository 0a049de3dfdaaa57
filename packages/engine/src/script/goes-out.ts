import type { BriefFact } from "../brief/brief-fact.ts";
import type { ToldFrames } from "./writing-table.ts";

/** Trades that work on the customer's premises, and phrases that say that a business goes there. */
const goingOut = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cerrajer[oa]s?|cerrajería|fontaner[oa]s?|plomer[oa]s?|electricistas?|mudanzas|desatascos|grúas?|a domicilio|chaveiros?|encanador\p{L}*|eletricistas?|guincho|mudanças|desentupidora|serruri\p{L}+|plombi\p{L}+|électricien\p{L}*|dépannage|déménag\p{L}+|à domicile|fabbr[oi]|idraulic[oi]|elettricist[ai]|traslochi|spurghi|a domicilio|schlüsseldienst|umzüge|umzugs\p{L}*|rohrreinigung|abschleppdienst|notdienst|slotenmaker\p{L}*|loodgieter\p{L}*|verhuisbedrijf|verhuizingen|ontstopping\p{L}*|aan huis)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:llegamos en|vamos a tu|chegamos em|vamos até|arriviamo in|veniamo da|chez vous en|wir kommen zu|komen naar)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** An ad of at most this many seconds ends with just the name. */
const shortest = 10;

/**
 * The calls to action for a brief without a contact. For a business that goes to its customers, none of them invites
 * listeners to visit, and the last just names the business.
 */
export function namedLast(
  none: ToldFrames,
  facts: readonly BriefFact[],
  brand: string,
  seconds: number,
): ToldFrames {
  if (!goingOut.test([brand, ...facts.map(({ text }) => text)].join(" | "))) return none;
  const named = ["{b}."];
  return seconds <= shortest
    ? { first: named, third: named }
    : { first: none.first.slice(-1), third: none.third.slice(-1) };
}
