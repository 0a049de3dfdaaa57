/** Words for a kind of business that precede its name, in Spanish, Portuguese, French, Italian, German and Dutch. */
const trades = [
  "taller(?:es)?|panader[ií]a|pasteler[ií]a|carnicer[ií]a|pescader[ií]a|fruter[ií]a|florister[ií]a|ferreter[ií]a|librer[ií]a|papeler[ií]a|joyer[ií]a|zapater[ií]a|taquer[ií]a|cafeter[ií]a|helader[ií]a|lavander[ií]a|tintorer[ií]a|peluquer[ií]a|barber[ií]a|gestor[ií]a|cl[ií]nica|cerrajer[ií]a|autoescuela|academia|bodegas?|mes[oó]n|restaurante|hostal|gimnasio|asociaci[oó]n|fundaci[oó]n|[oó]ptica|muebles|reformas|viveros?|granja|inmobiliaria",
  "padaria|confeitaria|a[cç]ougue|talho|oficina|mercearia|livraria|lavandaria|cabeleireiro|barbearia|farm[aá]cia|churrascaria|pizzaria|pet ?shop|escola|creche|imobili[aá]ria|pousada|quinta|adega|gr[aá]fica|buffet|associa[cç][aã]o",
  "boulangerie|p[aâ]tisserie|boucherie|fromagerie|librairie|pharmacie|ferme|brasserie|cr[eê]perie|clinique|garage|restaurant|bistrot|cabinet|salon|domaine|camping|g[iî]te|cin[eé]ma|th[eé][aâ]tre|atelier|auto-[eé]cole|ets|[eé]tablissements|menuiserie|jardinerie|ehpad|cave|maison",
  "panificio|pasticceria|macelleria|pescheria|libreria|gelateria|ferramenta|farmacia|trattoria|osteria|ristorante|pizzeria|autofficina|officina|carrozzeria|parrucchiere|lavanderia|agriturismo|cantina|azienda agricola|studio|palestra|scuola|hotel|noleggio|vivaio|ottica",
  "hofladen|b[aä]ckerei|metzgerei|fleischerei|konditorei|gasthaus|gasthof|praxis|tischlerei|schreinerei|malerbetrieb|fahrschule|tanzschule|musikschule|g[aä]rtnerei|buchhandlung|autohaus|werkstatt|kanzlei|apotheke|weingut|brauerei|schl[uü]sseldienst|umz[uü]ge|reinigung|stadtwerke|sanit[aä]tshaus|zoohandlung|optik",
  "kapsalon|bakkerij|slagerij|kinderboerderij|boerderij|fietsenmaker(?:ij)?|garagebedrijf|autobedrijf|rijschool|muziekschool|zwemschool|stichting|buurthuis|hoveniersbedrijf|schildersbedrijf|loodgietersbedrijf|loodgieter|makelaardij|brouwerij|eetcaf[eé]|caf[eé]|boekhandel|tuincentrum|praktijk|tandartspraktijk|camping|bloemist|wijnhuis",
].join("|");
const joint =
  "de|het|la|las|los|el|le|les|du|des|da|do|das|dos|der|die|am|an der|zum|zur|van|van de|van den|del|della|di|à la|y|e|et|und|en|&";
/** Words between a trade and its name. */
const article =
  "de|het|la|las|los|el|le|les|du|des|da|do|das|dos|der|die|am|an der|zum|zur|van|del|della|di|à la";
const capital = String.raw`\p{Lu}[\p{L}\d’'&-]*`;
const run = String.raw`(?:(?:${article}) ){0,2}${capital}(?: (?:(?:${joint}) )?${capital}){0,3}`;
const traded = new RegExp(
  String.raw`(?<![\p{L}-])((?:${anyCase(trades)})(?: (?!(?:en|em|in|à|a|te|bij|para|para|por|pour|für|per|voor|con|com|avec|mit|met|de|di|da|do|y|e|et|und)(?!\p{L}))\p{Ll}{4,})? ${run})`,
  "u",
);
/** A label and the name after it: "Name: Blockwärts", "Client : Atelier Luthé (…)". */
const labelled =
  /(?:^|[\n,.;])[ \t]*(?:name|nombre|nom|nome|naam|firma|bedrijf|kunde|klant|client|cliente|azienda|empresa)[ \t]*[:：][ \t]*(\p{Lu}[^\n(),.;:–]{1,40})/iu;
/** An introduction followed by the name: "Wij zijn van Kortjakje Ongediertebestrijding". */
const introduced = new RegExp(
  String.raw`(?<!\p{L})(?:[Ww]ij zijn(?: van)?|[Ww]e zijn(?: van)?|[Ss]omos(?: (?:a|o|de|los de))?|[Nn]ous sommes|[Oo]n est|[Ww]ir sind (?:das|die|der|vom|von)|[Ss]iamo(?: (?:la|il|i|gli|di))?|se llama|si chiama|s’appelle|s'appelle|heißt|heet|(?:se chama|chama-se|(?<=[!.,\n] ?)chama)) (${capital}(?: (?:(?:${joint}) )?${capital}){0,3})`,
  "u",
);

/** Matches a list of words in any case, for patterns in which case otherwise matters. */
function anyCase(words: string): string {
  return words.replaceAll(/\[(\p{Ll}+)\]|\p{Ll}/gu, (letter, several: string | undefined) => {
    const letters = several ?? letter;
    return `[${letters}${letters.toUpperCase()}]`;
  });
}

const titled = (name: string) =>
  name.replaceAll(/\p{Lu}{2,}/gu, (word, at: number) =>
    at > 0 && new RegExp(`^(?:${joint})$`, "iu").test(word)
      ? word.toLowerCase()
      : word.charAt(0) + word.slice(1).toLowerCase(),
  );

/** The business that an untitled brief names in one of six languages; undefined if that is uncertain. */
export function foreignBusiness(description: string): string | undefined {
  const found = (labelled.exec(description) ?? introduced.exec(description) ?? traded.exec(description))?.[1];
  const name = found?.replace(/\s+(?:en|in|à|a|em|te)\s.*$/u, "").trim();
  // Requires a capitalised name: "Nous sommes l’Imprimerie Delcourt, …", but not "Wir sind Handwerker".
  if (name === undefined || name.length < 3 || !/(?:^| )\p{Lu}[^ ]*$/u.test(name)) return undefined;
  const cased = /\p{Lu}{4}/u.test(name) ? titled(name) : name;
  return cased.charAt(0).toUpperCase() + cased.slice(1);
}
