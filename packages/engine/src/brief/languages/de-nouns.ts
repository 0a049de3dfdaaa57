/** Gender of a noun. `plural`, and `mass` for uncountable nouns, take no article. */
export type GermanNoun = { gender: "m" | "f" | "n" | "plural"; mass?: true };

/**
 * Endings of nouns: the last part of a compound decides the gender. "=" marks endings that only count as a whole word.
 */
const heads: readonly (readonly [GermanNoun, string])[] = [
  [
    { gender: "m", mass: true },
    "kaffee tee wein saft honig käse fisch spargel schmuck spaß sekt glühwein strom versand service schutz ersatz rasen eintritt zutritt urlaub unterricht handel bau einbau aufbau abbau ankauf verkauf versand fußball handball =tanz anhang kuchen hausbesuch innenausbau ausbau trockenbau gartenbau transport",
  ],
  [
    { gender: "m" },
    "verband schnitt wechsel test check kurs termin salat burger döner rabatt gutschein preis nachlass bonus parkplatz platz garten laden markt shop stand hof raum saal abend nachmittag basar lauf umzug zaun boden teppich tisch stuhl schrank ofen kamin motor wagen roller schein ausweis zuschuss beitrag kredit vertrag anschluss tarif film verein betrieb arzt salon imbiss gasthof vortrag workshop brunch snack strand pool baum schlüssel dienst rückruf meister friseur frisör service bereich baukasten keller teller fahrer vertrag lohn einstieg job zugang brunnen tag monat mann wald",
  ],
  [
    { gender: "m" },
    "bäcker maler klempner elektriker dachdecker schreiner tischler zimmerer fensterputzer gärtner handwerker installateur fotograf steuerberater anwalt rechtsanwalt trainer lehrer berater händler metzger fleischer schlüsseldienst pflegedienst lieferservice lieferdienst hausmeisterservice reinigungsservice partyservice verleih autohändler ankäufer verleiher optiker akustiker florist makler caterer fahrdienst winterdienst notdienst kindergarten biergarten flohmarkt weihnachtsmarkt trödelmarkt hofladen bioladen blumenladen secondhandladen supermarkt baumarkt getränkemarkt",
  ],
  [
    { gender: "f", mass: true },
    "milch butter marmelade pflege musik kosmetik wäsche erde kleidung mode ruhe freude kunst hilfe nachhilfe arbeit gastronomie elektronik nahrung luft energie wurst elektrik gymnastik maniküre pediküre fußpflege haustechnik parken",
  ],
  [
    { gender: "f" },
    "ung heit keit schaft tion sion tät erei elei logie grafie graphie therapie apotheke batterie galerie massage küche suppe torte pizza kartoffel bar terrasse halle straße werkstatt praxis klinik schule garantie fahrt reinigung stelle schicht woche nacht stunde zeit party feier show band karte kasse app probe miete rente prämie rate gebühr auswahl anlage tür wand pumpe farbe haut frisur ernte blume rose pflanze jacke hose brille uhr tasche matratze couch sauna reise tour übernachtung pension sicht idee messe börse bühne kirche gemeinde stadt reparatur kultur agentur kanzlei akademie metzgerei gärtnerei fleischerei firma kita bank hochzeit ferienwohnung wohnung konditorei schreinerei tischlerei brauerei wäscherei boutique manufaktur spedition tankstelle inspektion saison analyse diagnose prognose fachkraft pflegefachkraft kraft aushilfe vorsorge kontrolle abfrage zone gebühr pacht tagespflege umzugsfirma theorie pizzeria brennerei",
  ],
  [
    { gender: "n", mass: true },
    "brot eis bier fleisch gemüse obst essen geld öl wasser gas internet wlan futter yoga pilates schwimmen grillen catering coaching styling holz licht training gehalt werkzeug material glas handwerk tanken recycling parkett laminat design marketing webdesign personal carsharing stroh heu brennholz kaminholz",
  ],
  [
    { gender: "n" },
    "buffet büffet frühstück menü gericht schnitzel hotel café cafe restaurant gasthaus studio haus zentrum team angebot paket set abo konto auto fahrrad rad bike bett sofa zimmer bad fenster dach netz handy konzert fest festival theater stück spiel turnier kino museum programm projekt seminar kind tier geschenk buch kleid ticket wochenende semester zeugnis praktikum tattoo piercing lokal unternehmen geschäft fachgeschäft labor institut weingut atelier center camp atelier gerät gespräch erstgespräch gel tablet lager event modell schnupperabo grundstück weingut dorf feld loft büro boot zelt pferd =stück gutachten aufmaß",
  ],
  [
    { gender: "plural" },
    "ungen heiten keiten tionen schaften kurse termine preise plätze brote stellen karten tickets reifen möbel kartoffeln blumen pflanzen autos räder bikes fenster türen böden teppiche zimmer wohnungen häuser kinder tiere bücher kleider schuhe brillen getränke speisen gerichte säfte weine biere kuchen torten pizzen burger waffeln spiele geräte anlagen arbeiten umzüge transporte reparaturen massagen therapien angebote pakete preise rabatte gutscheine prämien tage stunden wochen nächte workshops seminare fahrten reisen touren führungen azubis auszubildende mitarbeiter helfer fahrer fachkräfte pflegefachkräfte pflegekräfte kräfte servicekräfte aushilfen verkäufer köche monteure mechatroniker elektroniker lebensmittel öffnungszeiten arbeitszeiten zeiten ferien eltern hunde katzen hosen jacken kleidungsstücke leute brötchen würstchen erdbeeren kirschen beeren äpfel eier nüsse bäume tannen matten matratzen küchen bäder dächer zäune stühle tische öfen kamine marken modelle stände attraktionen leihräder kurzarbeit zinsen raten jahre tabletten kosten gebühren ersatzteile arbeitskleidung maschinen parkplätze stellplätze tagesgerichte spezialitäten snacks cocktails einlagen hörgeräte produkte artikel",
  ],
];

const byEnd = new Map<string, GermanNoun>();
for (const [noun, words] of heads) for (const word of words.split(" ")) byEnd.set(word, noun);
const longest = Math.max(...[...byEnd.keys()].map((end) => end.length));

/** Returns a noun's gender by its longest known ending; undefined if none is known. */
export function germanNoun(word: string): GermanNoun | undefined {
  const lower = word.toLowerCase().replace(/^.*[-–]/u, "");
  const own = byEnd.get(`=${lower}`) ?? byEnd.get(lower);
  if (own !== undefined) return own;
  for (let length = Math.min(longest, lower.length - 2); length >= 3; length -= 1) {
    const found = byEnd.get(lower.slice(-length));
    if (found !== undefined) return found;
  }
  if (/(?:[^u]chen|lein|um|ment)$/.test(lower)) return { gender: "n" };
  if (/(?:ling|ismus)$/.test(lower)) return { gender: "m" };
  return undefined;
}

const venues =
  /(?:laden|café|studio|werkstatt|praxis|halle|passage|center|zentrum|haus|zelt|ausstellung|salon|büro|schule|kirche|saal|museum|heim|atelier)$/iu;

/** The gender of a room or building; undefined for a town, although "Düsseldorf" ends like a noun. */
export function venueGender(word: string): "m" | "f" | "n" | undefined {
  const gender = venues.test(word) ? germanNoun(word)?.gender : undefined;
  return gender === "plural" ? undefined : gender;
}

/** Returns true if a lower-case word is certainly a noun: it has a noun's ending, and is not a verb or adjective. */
export function isGermanNoun(word: string): boolean {
  if (
    /^(?:alle\p{L}*|kosten|arbeiten|kosten(?:los|frei)\p{L}*|fest|zeit|stelle|parken|backen|kochen|essen|reisen|spiele|feier|lauf|rate|miete|bau|raten|bereit|laden|schwimmen|grillen|tanken|licht|weine|stand|tage|probe|preise|kauf|karte|set|bar|dank|statt|anhand|trotz|gut|ort|modern|tanz|test|zimmer.*er|ist|deren|hinter|unter|über|wieder|eis|rad|heu|bad)$/u.test(
      word,
    )
  )
    return (
      word === "zeit" ||
      word === "stelle" ||
      word === "termin" ||
      word === "eis" ||
      word === "rad" ||
      word === "bad" ||
      word === "tanz"
    );
  return germanNoun(word) !== undefined && !/(?:liche|ische|ige|bare|same)[nrsm]?$/.test(word);
}
