import { isShouted } from "../cut-brief.ts";
import type { ReadingTable } from "../reading-table.ts";
import { unaccented } from "./romance-calendar.ts";

/** Matches an instruction by its first words. */
export function instructionsOf({ start }: { start: readonly string[] }): RegExp {
  return new RegExp(
    String.raw`^(?:[¡¿"“«(\s]*)(?:(?:y|e|et|pero|ma|mas|mais|però|que|también|además|aussi|anche|também|por favor|s’il vous plaît|svp|per favore|merci de|pls|sólo|solo|se possível|si possible|se possibile),? ){0,3}(?:${start.join("|")})(?:(?<!\p{L})|(?!\p{L}))`,
    "iu",
  );
}

/** Kinds of premises, named before their address: "Oficina en la calle Real 41", "Loja na Rua Direita". */
export const premises =
  /^(?:oficinas?|tiendas?|locale?s?|showroom|sucursal(?:es)?|consultas?|consult[óo]rios?|lojas?|escritório|negozio|punto vendita|ufficio|sede|magasin|boutique|bureaux?|agence) (?=(?:en|em|na|no|in|a|al|alla|à|au|dans) )/iu;

const name = String.raw`\p{Lu}[\p{L}’.]*`;
/** Linking words within a name. */
const links = "de|del|de la|de los|la|las|los|el|le|les|du|des|di|della|dei|do|da|dos|das|san|santa";
const placeName = String.raw`\p{Lu}[\p{Ll}’]+(?:-\p{L}+)*`;

/** Matches places: a preposition and a name, a street, or just names after the thing sold. */
export function placesOf({
  near,
  street,
  joints,
  beside,
  cities,
}: {
  near: string;
  street: string;
  joints: string;
  /** Prepositions that introduce only places, even without a name: "frente al mercado". */
  beside: string;
  cities: string;
}): Pick<ReadingTable, "place" | "barePlace"> {
  const joined = String.raw`(?:,? (?:(?:${joints}) ){0,3}(?:${name}|\d{1,5}\b))`;
  return {
    place: new RegExp(
      [
        String.raw`(?:^|(?<=[\p{L}\d%€] |, ?))(?i:(?:${near}))(?: (?:la|las|los|el|le|les|l’|lo|gli|i|il|o|a|os|as|toda|todo|tout|tutta|tutto|centro|centre)){0,2}(?: |(?<=’))(?:(?i:${street}) )?(?:(?i:${joints}) ){0,2}${name}${joined}{0,8}(?: \(.{2,40}\))?$`,
        String.raw`(?:^|(?<=[\p{L}\d%€] |, ?))(?:(?i:en|in|à|a|em|na|no|sur|rue|dans|al|alla|nella|nel) )?(?:(?i:la|el|le|il|lo|o|a|l’) ?)?(?<![\p{L}])(?i:${street}) (?:(?i:${joints}) ){0,2}(?:${name}|\d+).{0,70}$`,
        String.raw`^(?i:${beside}) [^,.]{3,60}$`,
        String.raw`^(?i:${street}) (?:(?i:${joints}) ){0,2}[\p{L}’-]+ (?:à|a|in|en|di|em|de) ${placeName}$`,
        String.raw`^${placeName}(?: (?:(?:${joints}) ){0,2}${placeName}){0,3},? \d{1,4}$`,
        String.raw`^(?:${cities})(?:(?:, ?| y | e | et | \/ | ?- ?)(?:(?:${joints}) )?${placeName}(?: (?:(?:${joints}) )?${placeName}){0,2}){0,4}(?: \(.{2,30}\)|(?: capital)? (?:y|e|et|\/) (?:toda )?(?:pueblos|provincia|alrededores|cercanías|cintura|dintorni|hinterland|banlieue|environs|alentours|região|arredores).{0,20}| centro| centre| (?:métro|metro|gare|quartier|zona|barrio|bairro|centro) .{2,40})?$`,
        String.raw`(?<=[\p{Ll}\d] )(?<!(?<!\p{L})(?:de|del|di|da|do|du|d’|en|in|a|à|em|y|e|et|para|per|pour|la|le|il|o) )(?:${cities})(?:(?:, ?| y | e | et | \/ | ?- ?)(?:(?:${joints}) )?${placeName}(?: (?:(?:${joints}) )?${placeName}){0,2}){0,4}(?: \(.{2,30}\)|(?: capital)? (?:y|e|et|\/) (?:toda )?(?:pueblos|provincia|alrededores|cercanías|cintura|dintorni|hinterland|banlieue|environs|alentours|região|arredores).{0,20}| centro| centre| (?:métro|metro|gare|quartier|zona|barrio|bairro|centro) .{2,40})?$`,
      ].join("|"),
      "u",
    ),
    barePlace: new RegExp(
      String.raw`(?:(?<=\p{Ll}{3} )(?<!(?<!\p{L})(?:de|del|con|por|y|e|di|da|do|dos|das|du|des|et|la|le|el|il|lo|en|in|un|una|une|para|pour|per|com|avec|sans|sin|chez|tipo|marca|marque|a|à|au|san|don|doña|sur|como) )|^(?=\p{Lu}[\p{L}’-]* (?:(?:${links}) ){0,2}\p{Lu}[\p{Ll}’]))${placeName}(?: (?:(?:${links}) ){0,2}${placeName}){0,4}(?:(?:, ?| y | e | et | \/ |-)(?:${links} )?${placeName}(?: (?:(?:${links}) )?${placeName}){0,2}){0,5}(?:,? (?:y|e|et) .{3,14}(?:alrededores|cercanías|provincia|dintorni|environs|arredores|região|alentours|km.*))?$`,
      "u",
    ),
  };
}

/** Lower-cases an all-caps text. Apart from acronyms and towns, names can't be recognised in it. */
export function recaseOf({
  acronyms,
  small,
  names,
}: {
  acronyms: string;
  small: string;
  names: string;
}): (text: string) => string {
  const known = new Set(acronyms.split(" "));
  const smallWords = new Set(small.split(" "));
  const towns = new Map(names.split("|").map((town) => [unmarked(town), town]));
  const town = new RegExp(
    String.raw`(?<![\p{L}\p{N}@.-])(?:${names
      .split("|")
      .filter((each) => each.length > 3)
      .map(unaccented)
      .join("|")})(?![\p{L}\p{N}@]|\.\p{L})`,
    "giu",
  );
  const streetName = new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${streets}) (?:(?:de la|de los|de las|de|del|della|dei|degli|das|dos|da|do|du|des|d’) )?)(?!(?:de|del|della|dei|degli|das|dos|da|do|du|des|la|las|los) )\p{Ll}(?=\p{L}{2})`,
    "gu",
  );
  const cased = lowering(known, smallWords);
  return (text) =>
    cased(text)
      .replaceAll(streetName, (letter) => letter.toUpperCase())
      .replaceAll(town, (found) => (common.test(found) ? found : (towns.get(unmarked(found)) ?? found)));
}

/** Towns whose names are also words keep their case. */
const common =
  /^(?:toscana|león|leon|cuenca|lugo|soria|nice|tours|nancy|cali|mérida|lens|prato|como|potenza|lucca|natal|vitória|santos|palmas|porto|leiria|braga|faro|guarda|viseu|rosario|la paz|la plata|santiago|pau|sens|vannes|laval|bastia|rovigo|verbania|granada|concepción|florida|palma|marche|parma|latina|fermo|enna|lecce|lodi|asti|bari|pisa|terni|lima|tours)$/u;
/** Words before the name of a street, in all the Romance languages. */
const streets =
  "calle|avenida|avda|av|plaza|paseo|via|viale|piazza|corso|piazzale|rue|avenue|boulevard|rua|praça|travessa|alameda|metro";
const unmarked = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

function lowering(known: ReadonlySet<string>, smallWords: ReadonlySet<string>): (text: string) => string {
  return (text) => {
    const shouted = isShouted(text);
    const unhyphened = shouted
      ? text.replaceAll(/(?<=\p{Lu}-)\p{Lu}+(?!\p{L})/gu, (word) => word.toLowerCase())
      : text;
    return unhyphened.replaceAll(
      /(?<![\p{L}\p{N}@.’/-])\p{Lu}[\p{Lu}’]+(?![\p{Ll}\p{N}@/]|\.\p{L})|(?<= )[AEOYÀÉ](?= )/gu,
      (word, at: number) => {
        // Names of authorities, which precede a number or have very few vowels: "COFEPRIS 2533", "CNESST".
        const isNumbered = /^ \d{3}/.test(unhyphened.slice(at + word.length));
        const isShort = isNumbered || (word.match(/[AEIOUYÀ-Ü]/gu)?.length ?? 0) * 4 <= word.length;
        if (known.has(word) || (isShort && !shouted && word.length > 5)) return word;
        const lower = word.toLowerCase();
        if (shouted)
          return word.length > 3 || smallWords.has(lower) || (word.length === 3 && /[AEIOU]/.test(word))
            ? lower
            : word;
        return smallWords.has(lower) || word.length >= 6 ? lower : word;
      },
    );
  };
}

/** Joins "en la calle Mayor 12" and "en Alcalá de Henares" into one place, without repeating the preposition. */
export function joinPlaces(one: string, other: string): string {
  const [preposition = ""] = one.split(" ");
  return `${one}, ${other.replace(new RegExp(String.raw`^(?:${preposition}|en|a|à|em|in) (?=\p{Lu})`, "u"), "")}`;
}
