/**
 * Languages that are written in Latin letters and distinguished by their function words: the supported ones, and
 * similar ones that aren't supported.
 */
export type LatinLanguage = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "other";

/** The most common function words of each language; a word shared by several languages counts for each of them. */
const lists: readonly [LatinLanguage, string][] = [
  [
    "en",
    "the and of to in for with our your you we is are at on by from that this it all every who have has be or as not more can will their they an us my so get off per day free call visit open since only over up any new now just",
  ],
  [
    "de",
    "der die das und ist sind ein eine einen einem einer mit für von zu zum zur im am auf den dem des wir sie ihr ihre ihren unser unsere auch nicht bei aus seit oder wie sich bis nach vom über jetzt täglich ich es uns",
  ],
  [
    "fr",
    "le la les un une des et est sont pour avec dans sur vous nous votre notre nos vos du de au aux en par plus que qui ce cette ces chez tous toutes depuis ou à sans il elle ils son sa ses très",
  ],
  [
    "es",
    "el la los las un una y es son para con en por del de al su sus tu tus nuestro nuestra nuestros nuestras que más todos todas desde o sin lo te se somos ofrecemos hasta cada día muy también como",
  ],
  [
    "it",
    "il lo la i gli le un una uno e è sono per con in da del della dei delle di al alla nel nella nostro nostra nostri vostro che più tutti tutte dal ogni anche o senza si siamo ti vi ci noi come",
  ],
  [
    "pt",
    "o a os as um uma e é são para com em por do da dos das de no na nos nas seu sua seus nosso nossa nossos você que mais todos todas desde ou sem ao à pelo pela não também até como",
  ],
  [
    "nl",
    "de het een en is zijn voor met van in op te uw je jouw wij we ons onze ook niet bij uit sinds of als aan tot naar om er dat die elke dag meer vanaf ze zij al door",
  ],
  [
    "other",
    "och att det som är för på med av till vi en ett från den har inte våra vår er og på til med af vores har ikke fra ja on ei se että meidän sekä i w z na się jest dla do nasze oraz od po ve bir için ile bu da ve şi cu la pentru este noastre din az egy és nem hogy van a je v na se pro s a ke le và của cho các là với dan yang di untuk dengan kami dari ini",
  ],
];

const words: ReadonlyMap<LatinLanguage, ReadonlySet<string>> = new Map(
  lists.map(([language, list]) => [language, new Set(list.split(" "))]),
);

/** Counts how many of the words are function words, for each language. */
export function smallWords(text: readonly string[]): Map<LatinLanguage, number> {
  const counts = new Map<LatinLanguage, number>();
  for (const [language, known] of words) {
    let count = 0;
    for (const word of text) if (known.has(word)) count++;
    counts.set(language, count);
  }
  return counts;
}
