/** Article of a noun. `plural`, and `mass` for uncountable nouns, take no "een". */
export type DutchNoun = { article: "de" | "het"; mass?: true; plural?: true };

/** Endings of nouns: the last part of a compound decides the gender. */
const heads: readonly (readonly [DutchNoun, string])[] = [
  [
    { article: "de", mass: true },
    "koffie thee wijn melk kaas zorg hulp muziek bezorging levering verzending garantie toegang entree ervaring begeleiding service onderhoud huur verhuur verkoop inkoop opslag parkeergelegenheid rente livemuziek opruiming uitverkoop leegverkoop kwaliteit kleding bestrating tuinaanleg sanering reiniging schoonmaak taart vlaai soep pizza",
  ],
  [
    { article: "het", mass: true },
    "brood ijs bier vlees fruit eten geld water gas internet licht werk vakwerk onderwijs hout glas advies vervoer onderhoud vermaak speelgoed gebak parkeren tuinonderhoud schilderwerk maatwerk stucwerk tegelwerk aanbod personeel yoga",
  ],
  [
    { article: "de" },
    "les proefles rit proefrit beurt check keuring afspraak cursus workshop dag avond middag ochtend markt winkel zaak salon praktijk school studio bar tuin auto fiets bike e-bike band bus caravan boot keuken badkamer vloer kast bank tafel stoel matras deur dakgoot zonnepaneel pomp ketel warmtepomp prijs korting bon cadeaubon kaart voorstelling show film tentoonstelling tour rondleiding wandeling tocht lunch brunch maaltijd hapje snack kapper bakker slager slagerij bakkerij kapsalon garage rijschool zwemschool makelaar schilder loodgieter elektricien timmerman aannemer hovenier glazenwasser fotograaf coach therapeut tandarts huisarts dierenarts fysiotherapeut notaris advocaat boekhouder adviseur monteur verzorger app website dienst aanbieding actie lening hypotheek verzekering rekening spoedcursus opleiding baan functie stage bonus premie vergoeding waardebepaling offerte intake sessie behandeling massage knipbeurt wasbeurt leenauto camping vakantie reis kamer woning villa boerderij brouwerij pizzeria lunchroom sportschool club vereniging stichting kerk open zaterdag zondag braderie rommelmarkt kermis kinderkermis loterij veiling beurs ring garantieperiode schutting installatie reparatie hondentrimsalon speeltuin avondvierdaagse boerderijwinkel kringloopwinkel fietsenmaker fietsenwinkel bloemist apotheek opticien",
  ],
  [
    { article: "het" },
    "restaurant café cafe hotel bedrijf familiebedrijf schoonmaakbedrijf autobedrijf hoveniersbedrijf huis team pakket menu ontbijt buffet concert festival feest event evenement theater museum programma project kind dier cadeau boek ticket abonnement proefabonnement gesprek kennismakingsgesprek examen terras zwembad bad bed raam dak slot kantoor centrum advies rapport toernooi weekend arrangement bureau atelier uitzendbureau onderzoek spreekuur assortiment platform magazijn salaris contract rijbewijs verblijf model aanbod park tuincentrum verhuisbedrijf cursuspakket",
  ],
];
const byEnd = new Map<string, DutchNoun>();
for (const [noun, words] of heads) for (const word of words.split(" ")) byEnd.set(word, noun);
const longest = Math.max(...[...byEnd.keys()].map((end) => end.length));

/** Returns a noun's article by its longest known ending; plurals and diminutives have endings of their own. */
export function dutchNoun(word: string): DutchNoun | undefined {
  const lower = word.toLowerCase();
  const own = byEnd.get(lower);
  if (own !== undefined) return own;
  for (let length = Math.min(longest, lower.length - 2); length >= 3; length -= 1) {
    const found = byEnd.get(lower.slice(-length));
    if (found !== undefined) return found;
  }
  if (
    /(?:jes|ingen|heden|teiten|ies|eren|ers|els|ens|’s|'s|ases|issen|ussen|essen|assen|anden|unten|otten|ampen|ellen|innen|annen|atten|anken|asten|oelen|eren|uren|aren|oten|eiten|uizen|euren|amen|uinen|ramen|rozen|ingen|oenen|oeken|oepen|emmen|ngen|nden|rken|rten|pels|cks|ks|nts|rs|ps|ms|os|rges|ubs|eds)$/.test(
      lower,
    )
  )
    return { article: "de", plural: true };
  if (lower.endsWith("en") && lower.length > 5 && !/(?:eren|emmen|examen|open|elen|leven)$/.test(lower))
    return { article: "de", plural: true };
  if (/(?:tje|pje|kje|je)$/.test(lower)) return { article: "het" };
  if (/(?:ing|heid|teit|tie|sie|ij|schap|age)$/.test(lower)) return { article: "de" };
  return undefined;
}
