import { lowerFirst } from "../../script/spoken-lines.ts";
import type { Parsed } from "../reading-table.ts";
import { germanNoun, type GermanNoun } from "./de-nouns.ts";

const indefinite = { m: "ein", f: "eine", n: "ein", plural: "" } as const;
const definite = { m: "der", f: "die", n: "das", plural: "die" } as const;

const subject =
  /^(?:(?:und|aber|denn|wenn|ob|weil|damit|also) )?(?:wir|ich|sie|du|ihr|es|er|man|das|dies|hier|dort|da|bei uns|jede[rs]?|alle|wer|niemand|so|dabei|dazu|danach|dann|jetzt|heute|seit \d{4}|zusätzlich|außerdem|nebenbei)(?= )/iu;
export const germanFinite =
  /(?<![\p{L}-])(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|kann|können|darf|dürfen|muss|müssen|soll|sollen|will|wollen|gibt|gibt’s|bietet|bieten|kostet|kosten|kommt|kommen|geht|gehen|steht|stehen|liegt|macht|machen|bekommt|bekommen|erhält|erhalten|zahlt|zahlen|startet|starten|beginnt|beginnen|findet|finden|öffnet|endet|gilt|gelten|läuft|laufen|freut|freuen|sucht|suchen|hilft|helfen|bringt|bringen|holt|holen|liefert|liefern|backt|backen|kocht|kochen|arbeitet|arbeiten|spielt|spielen|wartet|warten|braucht|brauchen|nimmt|nehmen|reicht|lohnt|dauert|verkauft|verkaufen|übernimmt|übernehmen|hält|halten|sorgt|sorgen|fährt|fahren|spart|sparen|zieht|feiert|feiern|lädt|laden|passt|passen|bleibt|bleiben|fallen|fällt|lernt|lernen|repariert|reparieren|berät|beraten|baut|bauen|habt|seid|könnt|bekommst|hast|bist|kannst|suchst|willst|möchtest|möchten|erwartet|erwarten|verdient|verdienen)(?![\p{L}-])/iu;
/** Verbs at the start of a fragment whose "wir" was left out: "suchen zum 1.9. Azubis". */
const openVerb =
  /^(?:(?:auch|jetzt|aktuell|wieder) )?(?:suchen|bieten|machen|haben|backen|reparieren|verkaufen|kaufen|liefern|vermieten|verleihen|reinigen|bauen|planen|montieren|renovieren|sanieren|pflegen|schneiden|betreuen|beraten|organisieren|feiern|eröffnen|produzieren|fertigen|entrümpeln|streichen|holen|bringen|stellen|rösten|brauen|kochen|grillen|unterrichten|übernehmen|verlegen|entsorgen|waschen|nähen|drucken|helfen|züchten|ernten|nehmen|zahlen|fahren|ziehen|laden|sind|prüfen|warten|räumen|begleiten|vermitteln|garantieren)(?= \p{L}| \d)/iu;
const politeOrder =
  /^(?:jetzt |einfach |gerne? |bitte |heute noch |gleich |schnell )?(?<verb>\p{L}{2,}(?:en|rn|ln)) sie(?= )/iu;
const familiarOrder =
  /^(?:jetzt |einfach |gerne |bitte |gleich )?(?:ruf|komm|kommt|schau|schaut|bring|bringt|bewirb|bewerbt|melde?|meldet|buch|buche|hol|holt|sicher|teste|probier|probiere|probiert|lern|lerne|lernt|werde|werdet|besuch|besucht|entdeck|entdecke|spar|spare|mach|macht|feiert|geh|finde|freut|genieß|genießt|gönn|nimm|schick|schreib)(?= )/iu;
/** An imperative such as "jetzt anrufen", which is dropped because the call to action says the same. */
const bareOrder =
  /(?:^|\s)(?:anrufen|buchen|bestellen|anmelden|bewerben|vorbeikommen|vorbeischauen|reservieren|sichern|herunterladen|mitmachen|zuschlagen|informieren|melden|entdecken|vereinbaren|hereinspaziert|klicken|testen|teilen|weitersagen)$/iu;
const qualities =
  /^(?:(?:sehr|seit|staatlich|amtlich|inhaber|familien|100 ?%|garantiert|immer|absolut|rund um die uhr) ?)*(?:\p{L}*(?:geführt|geprüft|zertifiziert|anerkannt|zugelassen|versichert|erfahren|gelegen|ausgebildet|qualifiziert|barrierefrei|freundlich|zuverlässig|pünktlich|unabhängig|regional|familiär|kompetent|persönlich|diskret|schnell|günstig|flexibel|professionell|unverbindlich|nachhaltig|vegan|vegetarisch|glutenfrei|zuckerfrei|laktosefrei|alkoholfrei|bio|rezeptfrei|hausgemacht|handgemacht|frisch|sauber|fair|seriös|mobil|erreichbar|geöffnet))(?:(?: und|,) \p{Ll}+(?:t|ig|isch|lich|bar|ell|är|los|frei|iv|ent|rt|nd|air|ös|al|bel|ell)| (?:seit|durch|nach|für|von|in|mit) .{2,50})?$/iu;
export const germanRoles =
  /(?:erei|laden|shop|store|geschäft|werkstatt|praxis|klinik|café|cafe|restaurant|gasthaus|gasthof|hotel|studio|salon|agentur|firma|betrieb|schule|verein|hof|kanzlei|apotheke|dienst|service|verleih|handel|markt|bäcker|maler|klempner|elektriker|dachdecker|schreiner|tischler|zimmerer|fensterputzer|gärtner|handwerker|installateur|fotografi?n?|berater|trainer|lehrer|händler|metzger|friseur|friseurin|arzt|zahnarzt|tierarzt|unternehmen|zentrum|center|museum|theater|kita|kindergarten|akademie|brauerei|weingut|imbiss|bar|pension|optiker|makler|akustiker|spedition|manufaktur|boutique|institut|labor|bank|genossenschaft|stiftung|museum|haus)$/iu;
/** Function words, adverbs and numbers that can't precede the noun in a noun phrase. */
const smallWords =
  /^(?:und|oder|aber|mit|ohne|für|von|bei|beim|in|im|am|an|auf|aus|nach|vor|zum|zur|bis|ab|seit|durch|über|unter|um|zu|wie|als|auch|nur|noch|sehr|ganz|mehr|viel|viele|alle|jede|jeden|der|die|das|den|dem|des|ein|eine|einen|einem|einer|kein|keine|unser|unsere|ihr|ihre|ihren|sich|nicht|rund|pro|je|wegen|statt|inklusive|zuzüglich|sowie|direkt|m\/w\/d|kleine|gerne?|immer|jetzt|neu|drei|zwei|vier|fünf|sechs|zehn|dazu|am|per|via)$/iu;

/** Lower-cases verbs, pronouns and the like at the start of a sentence. Nouns and names keep their capital. */
function uncapitalisedGerman(text: string): string {
  const [first = ""] = text.split(/[\s,]/);
  const isSmall =
    /^(?:wir|ich|sie|es|er|du|man|das|die|der|den|dem|ein|eine|einen|einem|einer|kein|keine|hier|bei|beim|für|mit|ohne|auf|ab|bis|von|vom|im|in|am|an|jetzt|noch|heute|und|auch|unser|unsere|unserem|unserer|alle|alles|jede|jeder|jedes|seit|nur|sehr|so|da|dazu|dort|nach|zum|zur|viele|wer|wenn|über|unter|rund|gratis|kostenlose?[rsnm]?|neue?[rsnm]?|große?[rsnm]?|frische?[rsnm]?|schnelle?[rsnm]?|eigene?[rsnm]?|kleine?[rsnm]?|gute?[rsnm]?|faire?[rsnm]?|feste?[rsnm]?|freie?[rsnm]?|günstige?[rsnm]?|suchen|sind|haben|bieten|machen|kommen|rufen|bringen|besuchen|buchen|bestellen)$/iu.test(
      first,
    ) || /^\p{Lu}\p{Ll}+(?:liche|ische|ige|bare|same|lose|ierte|freie)[nrsm]?$/u.test(first);
  const isAdjective =
    /^\p{Lu}\p{Ll}+e[rsnm]? \p{Lu}\p{Ll}/u.test(text) &&
    germanNoun(first) === undefined &&
    /(?:elle|ale|ive|ente|ante|erte|ierte|ige|liche|ische|bare|lose|same|freie|ene|te)[rsnm]?$/.test(first);
  return isSmall || isAdjective ? lowerFirst(text) : text;
}

/** The head noun of a phrase (its last word before a preposition or number) and the adjectives before it. */
function headOf(text: string): { before: string[]; noun: string; rest: string } | undefined {
  const words = text.split(" ");
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      /^(?:mit|ohne|für|von|vom|bei|beim|in|im|am|an|auf|aus|nach|vor|zum|zur|bis|ab|seit|durch|über|unter|um|zu|wie|als|und|oder|inklusive|rund|pro|je|gegen|statt|wegen|innerhalb|sowie|direkt|nur|aller|der|des|zur|per|via|&|\+|[(\d].*)$/iu.test(
        word.replace(/,$/, ""),
      ),
  );
  const phrase = (end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/,$/, ""));
  const comma = words.findIndex((word) => word.endsWith(","));
  const upTo = comma >= 0 && (end < 0 || comma < end) ? comma + 1 : phrase.length;
  const own = phrase.slice(0, upTo);
  const at = own.findIndex(
    (word) =>
      /^[\p{Lu}]/u.test(word) || (!/^\d/.test(word) && germanNoun(word) !== undefined && word === own.at(-1)),
  );
  const noun = own[at];
  if (at < 0 || noun === undefined) return undefined;
  return { before: own.slice(0, at), noun, rest: words.slice(at + 1).join(" ") };
}

const determiner =
  /^(?:ein|eine|einen|der|die|das|den|dem|kein|keine|keinen|unser|unsere|ihr|ihre|jede[rs]?|alle|viele|mehrere|beide|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|über|bis|rund|etwa|ca\.?|mehr|nur|max|maximal|mindestens|erste[rs]?|zweite[rs]?|\d[\d.,]*%?|[€$]\S*)$/iu;

function isPlural(noun: GermanNoun | undefined, before: readonly string[], text: string): boolean {
  return (
    noun?.gender === "plural" ||
    /^[^,]*(?<!\bein(?:e|er|es)? [^,]{0,30})(?:\p{L} und \p{Lu}|,)/u.test(text) ||
    before.some((word) =>
      /^(?:viele|alle|mehrere|zwei|drei|vier|fünf|sechs|über|[2-9]|\d{2,}.*)$/i.test(word),
    )
  );
}

/** A noun phrase with its article in the nominative: "kostenlose Beratung" → "eine kostenlose Beratung". */
function withArticle(text: string): { text: string; plural: boolean; noun: string } | undefined {
  const head = headOf(text);
  if (head === undefined) return undefined;
  const { before, noun } = head;
  if (before.some((word) => !determiner.test(word) && smallWords.test(word))) return undefined;
  if (before.length > 4) return undefined;
  const known = germanNoun(noun);
  const plural = isPlural(known, before, text);
  const [first = ""] = before;
  const isDetermined = determiner.test(first);
  if (/^(?:erste|zweite|dritte|letzte|nächste|gesamte)[rs]?$/iu.test(first) && !plural) {
    const gender = first.endsWith("r") ? "m" : first.endsWith("s") ? "n" : "f";
    return {
      text: `${definite[gender]} ${lowerFirst(text).replace(/^(\p{L}+e)[rs] /u, "$1 ")}`,
      plural: false,
      noun,
    };
  }
  const adjective = before.find((word) => /^\p{L}+e[rs]?$/u.test(word));
  const fits =
    adjective === undefined ||
    known === undefined ||
    (known.gender === "m"
      ? adjective.endsWith("r")
      : known.gender === "n"
        ? adjective.endsWith("s")
        : adjective.endsWith("e"));
  const isName =
    /^\p{Lu}+$/u.test(noun) ||
    /^(?:Bio|WLAN|LED|TÜV|HU|AU)/.test(noun) ||
    /^(?:gratis|kostenlos|inklusive|täglich|neu|live)$/iu.test(first);
  if (
    plural ||
    isDetermined ||
    known === undefined ||
    known.mass === true ||
    !fits ||
    isName ||
    known.gender === "plural" ||
    /^\p{L}+ und \p{L}/u.test(text)
  )
    return { text, plural, noun };
  return { text: `${indefinite[known.gender]} ${text}`, plural: false, noun };
}

/** Phrases that ads use without a verb: "Zeugnis egal", "Termin nicht nötig", "Parkplätze vorhanden". */
const bareEnd =
  /^(?<who>\p{L}[\p{L}-]{2,30}(?: \p{L}[\p{L}-]{1,20}){0,3}?) (?<end>(?:nicht |immer |auch |alle |ebenfalls |herzlich |jederzeit )?(?:egal|inklusive|inbegriffen|enthalten|möglich|nötig|erforderlich|erwünscht|willkommen|kein problem|vorhanden|verfügbar|erlaubt|kostenlos|gratis|frei|garantiert|begrenzt|kostenfrei|umsonst|zweitrangig|dabei))(?<rest>(?: (?:bei|für|bis|ab|in|im|am|mit|nach|per|auf|vor) .{2,60})?)$/iu;

function completed(text: string): string | undefined {
  const found = bareEnd.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { who = "", end = "", rest = "" } = found;
  // "Kinder frei" means that children pay nothing, not that they are free.
  if (people.test(who) && /(?:frei|gratis|umsonst|kostenlos)$/iu.test(end)) return undefined;
  if (
    / und \p{L}/u.test(who) &&
    !/(?:^|\s)(?:mit|für|bei|ist|sind|ohne|oder)\s/i.test(who) &&
    /^\p{Lu}/u.test(who)
  )
    return `${who} sind ${end.replace(/umsonst$/i, "kostenlos").replace(/^inklusive$/i, "inbegriffen")}${rest}`;
  if (/(?:^|\s)(?:mit|für|bei|und|ist|sind|im|in|ohne|zum|oder|jetzt|alles)(?:\s|$)/i.test(who))
    return undefined;
  const isNone = /^kein/i.test(who);
  const head = headOf(people.test(who) ? capital(who) : who);
  if (head === undefined) return undefined;
  const known = germanNoun(head.noun);
  const many =
    isPlural(known, head.before, who) ||
    people.test(who) ||
    (known === undefined && /(?:en|er|s)$/.test(head.noun) && /willkommen|erwünscht|erlaubt/.test(end));
  const verb = many ? "sind" : "ist";
  const said = end
    .replace(/umsonst$/i, "kostenlos")
    .replace(/^kein problem$/i, "kein Problem")
    .replace(/^inklusive$/i, "inbegriffen")
    .replace(/^dabei$/i, "dabei");
  if (/^(?:erste|zweite|dritte|letzte|nächste)[rs]?$/iu.test(head.before[0] ?? "") && !many)
    return `${capital(withArticle(who)?.text ?? who)} ist ${said}${rest}`;
  if (isNone) return `Es ${verb} ${who.charAt(0).toLowerCase()}${who.slice(1)} ${said}${rest}`;
  if (head.before.some((word) => determiner.test(word)) || many)
    return `${capital(who)} ${verb} ${said}${rest}`;
  if (head.before.length > 0) {
    const named = withArticle(who);
    return named === undefined ? undefined : `${capital(named.text)} ${verb} ${said}${rest}`;
  }
  return known === undefined || known.gender === "plural"
    ? undefined
    : `${capital(definite[known.gender])} ${who} ${verb} ${said}${rest}`;
}

const people =
  /^(?:alle|kinder|hunde|anfänger|quereinsteiger|einsteiger|tiere|studenten|studierende|schüler|senioren|rentner|mitglieder|familien|azubis|neukunden|erwachsene|jugendliche|ermäßigt|geburtstagskinder|berufseinsteiger|neupatienten|gäste|paare|gruppen|teilnehmer)(?!\p{L})/iu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Fees other than the price of a product: "Eintritt 5 €". */
const fees =
  /^(?<who>(?:der |die |das )?(?:\p{L}+ )?\p{L}*(?:eintritt|gebühr|grundgebühr|teilnahme|anfahrt|lieferung|versand|miete|kaution|startgeld|beitrag|pauschale|aufpreis|stundenlohn|gehalt|lohn|vergütung|courtage|provision)) (?<link>(?:nur|ab|grad nur|gerade nur|nur noch|kostet|beträgt) )?(?<amount>(?:\d[\d.,]*|[€]\d\S*) ?(?:€|Euro|%)?.{0,60})$/iu;

function feeOf(text: string): string | undefined {
  const found = fees.exec(text)?.groups;
  const { who = "", link = "", amount = "" } = found ?? {};
  if (found === undefined || !/\d ?(?:€|Euro|%)/.test(amount)) return undefined;
  const noun = who.split(" ").at(-1) ?? "";
  const known =
    germanNoun(noun) ??
    (/lohn|beitrag$/i.test(noun)
      ? { gender: "m" as const }
      : /geld|gehalt$/i.test(noun)
        ? { gender: "n" as const }
        : { gender: "f" as const });
  const article = /^(?:der|die|das) /i.test(who) ? "" : `${capital(definite[known.gender])} `;
  if (/^ab /i.test(link)) return `${article}${who} beginnt bei ${amount}`;
  return `${article}${who} ${/eintritt|lieferung|versand|anfahrt|teilnahme/i.test(noun) ? "kostet" : "beträgt"} ${/nur/i.test(link) ? "nur " : ""}${amount}`;
}

/**
 * Adds the article to a bare noun before the verb of a sentence: "Führerschein zahlen wir" → "Den Führerschein zahlen
 * wir".
 */
function articled(text: string): string {
  const found = /^(\p{Lu}[\p{L}-]+) (\p{L}+)( wir| ich| sie)?(?= |$)/iu.exec(text);
  const known = found === null ? undefined : germanNoun(found[1] ?? "");
  if (
    found === null ||
    known === undefined ||
    known.gender === "plural" ||
    known.mass === true ||
    !germanFinite.test(` ${found[2]} `)
  )
    return text;
  const isObject = found[3] !== undefined;
  const isOwned = isObject && found[2] === "haben";
  const word = isOwned
    ? `Ein${known.gender === "m" ? "en" : known.gender === "f" ? "e" : ""}`
    : isObject && known.gender === "m"
      ? "Den"
      : capital(definite[known.gender]);
  return `${word} ${text}`;
}

/** Third-person verbs that are not in any list. Lower case distinguishes them from nouns, which are capitalised. */
const otherFinite =
  / (?!(?:ge|be|ver|er|ent)\p{Ll}+t |nicht|jetzt|seit|statt|direkt|mit |erst|fast|sofort|samt|selbst|sonst|dort|acht|zuletzt|oft|echt|insgesamt|bereits|gut |weit|hat )\p{Ll}{3,}t (?=\p{L}|\d)/u;

const isClause = (text: string) => germanFinite.test(text.slice(1)) || otherFinite.test(text);

/** A carefully written sentence, with a capital and a verb. It is used verbatim. */
export const isGermanSentence = (text: string): boolean =>
  /^[„"]?\p{Lu}\p{L}* /u.test(text) &&
  text.split(" ").length >= 6 &&
  !/[=+→]|, .*, .*, .*, |\d ?€.*\d ?€/u.test(text) &&
  !politeOrder.test(text) &&
  !familiarOrder.test(text) &&
  isClause(text.split(", ").slice(0, 2).join(", ")) &&
  (subject.test(text) || /^(?:\p{Lu}|das|die|der)/u.test(text));

/** Masculine nouns as the object of a verb: "ein großer Parkplatz" → "einen großen Parkplatz". */
export const germanAccusative = (text: string): string =>
  text.replaceAll(
    /(^|, | und )(?:(ein|der|kein|unser) )?((?:\p{Ll}+ )*)(\p{Lu}[\p{L}-]*)/gu,
    (whole, start: string, article: string | undefined, adjectives: string, noun: string) => {
      if (germanNoun(noun)?.gender !== "m") return whole;
      const said = article === undefined ? "" : article === "der" ? "den " : `${article}en `;
      return `${start}${said}${adjectives.replaceAll(/er (?=$|\p{L})/gu, "en ")}${noun}`;
    },
  );

const infinitiveOf = (text: string) => text.replace(/^(?:(?:auch|jetzt|aktuell|wieder) )/i, "");

/** Parses a fragment by its role in a sentence. Anything it doesn't recognise with certainty is `words`. */
export function parseGerman(fragment: string): Parsed {
  const text = uncapitalisedGerman(fragment.trim().replace(/^(?:und|sowie|plus) /i, ""));
  if (bareOrder.test(text) && !subject.test(text)) return { form: "words", text };
  if (politeOrder.test(text) || (familiarOrder.test(text) && text.includes(" ")))
    return { form: "order", text: capital(text) };
  if (/^ab \d{1,2} (?:jahre?n?|monaten?)(?: alt)?$/i.test(text))
    return {
      form: "sentence",
      text: `Das Mindestalter ist ${text
        .replace(/^ab /, "")
        .replace(/jahre?n?.*$/i, "Jahre")
        .replace(/monaten?.*$/i, "Monate")}`,
    };
  const without = /^ohne (.{3,60})$/iu.exec(text);
  if (without !== null && !/,/.test(text)) return { form: "sentence", text: `Das geht ohne ${without[1]}` };
  const forFree = /^(?:kostenlos|gratis) für (.{3,60})$/iu.exec(text);
  if (forFree !== null) return { form: "sentence", text: `Das Ganze ist kostenlos für ${forFree[1]}` };
  const forWhom = /^(?:ideal |perfekt |auch )?für (?!\d|nur )(.{3,70})$/iu.exec(text);
  if (forWhom !== null && !/[€%]|,(?!.* (?:und|oder) [^,]+$)/.test(text))
    return { form: "sentence", text: `Das ist etwas für ${forWhom[1]}` };
  const applied = /^bewerbung (?:geht )?ohne (.{3,50})$/iu.exec(text);
  if (applied !== null) return { form: "sentence", text: `Die Bewerbung geht ohne ${applied[1]}` };
  const granted = /^zusage ((?:online )?(?:in|innerhalb) .{3,40})$/iu.exec(text);
  if (granted !== null) return { form: "sentence", text: `Die Zusage kommt ${granted[1]}` };
  const days =
    /^(?<who>laufzeit|lieferzeit|wartezeit|dauer|vertragslaufzeit|mindestlaufzeit|fahrzeit|bauzeit) (?:von |ist |beträgt )?(?<what>(?:rund |etwa |nur |bis zu |maximal |mindestens )?\d.{2,40})$/iu.exec(
      text,
    )?.groups;
  if (days !== undefined)
    return {
      form: "sentence",
      text: `Die ${capital(days["who"] ?? "")} beträgt ${(days["what"] ?? "").replace(/(\d)[-–](\d)/, "$1 bis $2")}`,
    };
  const sent =
    /^(?:kostenlose|gratis|kostenfreie|freie|gratis-?)[rsn]? ?(?<who>lieferung|versand|anfahrt|anlieferung|abholung) (?<from>ab .{2,30}|bis .{2,30}|im umkreis .{2,30})$/iu.exec(
      text,
    )?.groups;
  if (sent !== undefined)
    return {
      form: "sentence",
      text: `${capital(sent["from"] ?? "")} ist ${/versand/i.test(sent["who"] ?? "") ? "der" : "die"} ${capital(sent["who"] ?? "")} kostenlos`,
    };
  const extra =
    /^(?<many>\d|zwei|drei) (?<what>\p{L}+) (?<verb>bestellen|kaufen|nehmen|buchen),? (?:und )?(?<one>\d|eine?[nrs]?) (?:gratis|geschenkt|kostenlos)(?: dazu)?$/iu.exec(
      text,
    )?.groups;
  if (extra !== undefined)
    return {
      form: "sentence",
      text: `Wer ${extra["many"]} ${capital(extra["what"] ?? "")} ${({ bestellen: "bestellt", kaufen: "kauft", nehmen: "nimmt", buchen: "bucht" } as Record<string, string>)[(extra["verb"] ?? "").toLowerCase()] ?? "bestellt"}, bekommt ${extra["one"]} gratis`,
    };
  if (
    /^(?:ab|bis|von|nach|seit|unter|über|für|bei|mit|ohne|in|im|am|an|auf|aus|zum|zur|wegen|trotz|gegen|je|pro|als|wie|dass|weil|wenn|ob) /i.test(
      text,
    ) &&
    !/^(?:für|bei uns|seit|mit|über|bis zu|wenn|ab|im|in|am) .*(?:,| (?:gibt|bekommen|ist|sind|haben|kommen|finden|können)(?![\p{L}])) ?/iu.test(
      text,
    )
  ) {
    if (
      /^(?:über|bis zu|unter|ab|mehr als) \d+/i.test(text) &&
      headOf(text.replace(/^(?:über|bis zu|unter|ab|mehr als) \d[\d.]* /i, "")) !== undefined
    )
      return { form: /^(?:über|bis zu|mehr als)/i.test(text) ? "thing" : "words", text, plural: true };
    return { form: "words", text };
  }
  const wanted =
    /^(?<who>(?:\p{L}+ ){0,4}\p{L}+(?: m\/w\/d)?) (?:dringend |ab sofort |zum \d.{2,20} )?gesucht(?<rest>(?: .{2,40})?)$/iu.exec(
      text,
    )?.groups;
  if (wanted !== undefined) return { form: "predicate", text: `suchen ${wanted["who"]}${wanted["rest"]}` };
  const payers =
    /^(?<who>\p{L}+(?: (?:bis|ab|unter|von|über) .{1,20}?)?) (?:zahlen |nur |je )*(?<amount>\d[\d.,]* ?(?:€|euro).{0,30})$/iu.exec(
      text,
    )?.groups;
  if (payers !== undefined && people.test(text))
    return { form: "sentence", text: `${capital(payers["who"] ?? "")} zahlen ${payers["amount"]}` };
  const saving =
    /^(?<who>\p{L}+(?: (?:bis|ab|unter|von|über) .{1,20}?)?) (?:erhalten |bekommen )?(?<amount>\d{1,2} ?% Rabatt.{0,40})$/iu.exec(
      text,
    )?.groups;
  if (saving !== undefined && people.test(text))
    return { form: "sentence", text: `${capital(saving["who"] ?? "")} bekommen ${saving["amount"]}` };
  const fee = feeOf(text);
  if (fee !== undefined) return { form: "sentence", text: fee };
  const open = openVerb.exec(text);
  if (open !== null && !/^(?:haben|sind|wollen) sie(?= )/i.test(text))
    return { form: "predicate", text: infinitiveOf(lowerFirst(text)) };
  const full = text.includes(" jeden") ? undefined : completed(text);
  if (full !== undefined) return { form: "sentence", text: full };
  const verb = germanFinite.exec(text);
  const clause =
    /^(?:die|der|das|unsere?|ein|eine|jede[rs]?) (?:\p{Ll}+e[nrs]? )?\p{Lu}[\p{L}-]+ (?<verb>\p{Ll}+(?:t|en))(?= )/iu.exec(
      text,
    )?.groups?.["verb"];
  if (
    clause !== undefined &&
    !/^(?:mit|seit|statt|direkt|nicht|samt|zwischen|neben|gegen|zusammen|gerade|jetzt|laut|sofort)$/.test(
      clause,
    )
  )
    return { form: "sentence", text: capital(text) };
  const isAfterNoun =
    verb !== null &&
    verb.index > 1 &&
    text.slice(0, verb.index).trim().split(" ").length <= 6 &&
    verb.index + verb[0].length < text.length;
  if (
    (subject.test(text) &&
      (verb !== null || /^(?:wir|ich) \p{Ll}+/iu.test(text)) &&
      text.split(" ").length > 2) ||
    (isAfterNoun &&
      /^(?:\p{Lu}|\p{Ll}{5,} (?:wird|ist|sind|werden) |der|die|das|unsere?|ein|eine|jede|alle|viele|\d)/u.test(
        text,
      ))
  )
    return { form: "sentence", text: capital(articled(text)) };
  if (
    /^(?:[\p{L} ]{0,20})?(?:zuckerfrei|glutenfrei|laktosefrei|alkoholfrei|vegan|vegetarisch|rezeptfrei|handabgefüllt|handgemacht|hausgemacht|bio)(?: und \p{Ll}+)?$/iu.test(
      text,
    )
  )
    return { form: "sentence", text: `Das Produkt ist ${lowerFirst(text)}` };
  if (qualities.test(text)) return { form: "quality", text: lowerFirst(text) };
  const named = withArticle(text);
  const rest = headOf(text)?.rest ?? "";
  if (
    (!text.includes(",") &&
      !/^(?:$|[\p{Lu}\d"„“(]|(?:mit|ohne|für|von|vom|bei|beim|in|im|am|an|auf|aus|nach|vor|vorm|zum|zur|bis|ab|seit|durch|über|unter|um|wie|und|oder|inklusive|rund|pro|je|gegen|statt|wegen|innerhalb|der|des|m\/w\/d|direkt|per|via) )/u.test(
        rest,
      )) ||
    (/ \d{1,3}\.?$/.test(text) && !/[A-Z] \d+$/.test(text)) ||
    /^nur (?!\d)/i.test(text)
  )
    return { form: "words", text };
  if (named === undefined || text.length > 110) return { form: "words", text };
  if (/(?<![\p{L}])(?:ist|sind|wird|werden|wir|ich|Sie|bitte)(?![\p{L}])/u.test(text))
    return { form: "words", text };
  if (/^ein (?:Familien|Meister|Fach|Traditions|Handwerks)(?:meister)?betrieb(?= |$)/u.test(named.text))
    return { form: "quality", text: named.text };
  const isRole =
    !named.plural &&
    germanRoles.test(named.noun) &&
    text.length < 90 &&
    !/^(?:kostenlos|gratis|lieferservice|abholservice)/i.test(text);
  return { form: isRole ? "role" : "thing", text: named.text, plural: named.plural };
}
