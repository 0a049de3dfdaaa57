import { isShouted } from "../cut-brief.ts";
import { germanNoun, isGermanNoun } from "./de-nouns.ts";

/** Words that stay in capitals in an all-caps text. */
const acronyms = new Set(
  "TV PC DJ VIP SUV PKW LKW KFZ HU AU TÜV LED WLAN GmbH AG KG eV BBQ USB CD DVD EDV IT PS EU DRK ADAC HNO MPU XXL LTE DSL NRW BMW VW AOK GWG UV 3D".split(
    " ",
  ),
);

const smallWord =
  /^(?:und|oder|aber|mit|ohne|für|von|vom|bei|beim|in|im|am|an|auf|aus|nach|vor|zum|zur|bis|ab|seit|durch|über|unter|um|zu|wie|als|auch|nur|noch|sehr|ganz|mehr|viel|viele|alle|alles|jede|jeder|jeden|jedes|der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|keinen|unser|unsere|unseren|uns|wir|ihr|ihre|sie|sich|nicht|rund|pro|je|wegen|statt|sowie|direkt|gerne?|immer|jetzt|neu|drei|zwei|vier|fünf|sechs|sieben|acht|neun|zehn|dazu|per|via|ist|sind|wird|werden|haben|hat|kann|können|gibt|es|gratis|inklusive|heute|morgen|wieder|da|hier|sofort|komplett|frei|reduziert|geöffnet|gesucht|anrufen|kommen|suchen|bieten|sparen|kaufen|täglich|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|werktags|inkl|ca|mind|max|zzgl|tgl|bitte|sagen|erwähnen|jahre alt|solange|reicht|große?[rsnm]?|kleine?[rsnm]?|neue?[rsnm]?|gute?[rsnm]?|lang|kurz|alt|schnell|günstig|billig|ganze[nrsm]?|groß|jederzeit|brauchen|brauche|bestellen|anmelden|bewerben|runterladen|nachts|abends|morgens|mittags|vorm|nen|ne|grad|gerade|einfach|beantragt|machen|reparieren|backen|kochen|waschen|schneiden|föhnen|färben|liefern|holen|bringen|versteckte|kommt|gesucht|begrenzt|handgemacht|hausgemacht|willkommen|vorhanden)$/u;
const adjective =
  /(?:liche|ische|ige|bare|same|lose|ierte|freie|ene|elle|ale|ive)[nrsm]?$|(?:lich|isch|ig|bar|los|frei|iert)$/u;

/** Capitalises nouns in a lower-case text, and lower-cases the rest of an all-caps one. */
export function recaseGerman(text: string): string {
  const shouted = isShouted(text);
  if (shouted) {
    const letters = text.replaceAll(
      /(?<![\p{L}\p{N}@.’/-])[\p{Lu}’]{2,}(?:-\p{Lu}+)*(?![\p{Ll}\p{N}@/]|\.\p{L})/gu,
      (word) => {
        if (acronyms.has(word)) return word;
        const lower = word.toLowerCase();
        return smallWord.test(lower) || (adjective.test(lower) && germanNoun(lower) === undefined)
          ? lower
          : lower.replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());
      },
    );
    return letters;
  }
  const named = text
    .replaceAll(/(?<!\p{L})(?:lkw|pkw|kfz|tüv|wlan|led)(?!\p{L})/gu, (word) =>
      /^[lp]kw$/.test(word)
        ? word.charAt(0).toUpperCase() + word.slice(1)
        : word.toUpperCase().replace("KFZ", "Kfz"),
    )
    .replaceAll(townInSmall, (town) =>
      town.replaceAll(/(?<=^|[ -])\p{Ll}(?!m )/gu, (letter) => letter.toUpperCase()),
    );
  const typed = named.replaceAll(
    /(?<![\p{L}\p{N}@.’/-])(?:NICHT|KEINE?N?|NUR|ALLE[SN]?|NEU|JETZT|GRATIS|KOSTENLOS|IMMER|UND|ODER|BITTE|UNBEDINGT|MUSS|SEHR|WICHTIG|VOR|NACH|MIT|OHNE|HEUTE|AB|BIS|WIR|DIE|DER|DAS|WIEDER)(?![\p{L}\p{N}])/gu,
    (word) => word.toLowerCase(),
  );
  if (/(?<=[\p{Ll}\d,)] )\p{Lu}\p{Ll}/u.test(text)) return typed;
  return typed.replaceAll(/(?<![\p{L}\p{N}@.’/-])\p{Ll}[\p{Ll}-]{3,}(?![\p{L}\p{N}@/]|\.\p{L})/gu, (word) =>
    isGermanNoun(word) && !smallWord.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}

/**
 * Towns that briefs name without a preposition ("Elektriker Hamburg"). They have to be listed, because German
 * capitalises all nouns, not only names.
 */
export const germanTowns =
  "Berlin|Hamburg|München|Köln|Frankfurt(?: am Main)?|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|Mannheim|Karlsruhe|Augsburg|Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Kiel|Chemnitz|Magdeburg|Freiburg|Krefeld|Halle|Mainz|Erfurt|Lübeck|Oberhausen|Rostock|Kassel|Hagen|Potsdam|Saarbrücken|Hamm|Ludwigshafen|Oldenburg|Mülheim|Osnabrück|Leverkusen|Darmstadt|Heidelberg|Solingen|Herne|Regensburg|Neuss|Paderborn|Ingolstadt|Offenbach|Würzburg|Fürth|Ulm|Heilbronn|Pforzheim|Wolfsburg|Göttingen|Bottrop|Reutlingen|Koblenz|Bremerhaven|Erlangen|Bergisch Gladbach|Remscheid|Trier|Jena|Salzgitter|Moers|Siegen|Gütersloh|Hildesheim|Cottbus|Kaiserslautern|Witten|Hanau|Schwerin|Gera|Esslingen|Ludwigsburg|Iserlohn|Düren|Tübingen|Flensburg|Zwickau|Gießen|Konstanz|Worms|Marburg|Bamberg|Bayreuth|Passau|Landshut|Rosenheim|Kempten|Fulda|Celle|Lüneburg|Weimar|Dessau|Stralsund|Greifswald|Wismar|Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Zürich|Basel|Bern|Luzern|Winterthur|St\\. Gallen";

/** Town names that are also ordinary words stay in lower case. */
const townInSmall = new RegExp(
  String.raw`(?<![\p{L}-])(?:${germanTowns
    .split("|")
    .filter((town) => !/^(?:Essen|Halle|Hamm|Worms|Celle|Gera|Fulda|Hagen|Linz|Bern)$/.test(town))
    .join("|")
    .toLowerCase()})(?![\p{L}-])`,
  "gu",
);
