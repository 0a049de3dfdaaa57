import { lowerFirst } from "../../script/spoken-lines.ts";
import type { Parsed } from "../reading-table.ts";
import { dutchNoun } from "./nl-nouns.ts";

const subject =
  /^(?:(?:en|maar|want|als|omdat|zodat|dus) )?(?:wij|we|ik|je|jij|u|jullie|het|er|dit|dat|hier|daar|bij ons|iedereen|alles|wie|niemand|zo|dan|nu|vandaag|sinds \d{4}|ook|die|deze)(?= )/iu;
export const dutchFinite =
  /(?<![\p{L}-])(?:is|zijn|was|waren|wordt|worden|werd|heeft|hebben|heb|hebt|kan|kun|kunt|kunnen|mag|mogen|moet|moeten|zal|zullen|wil|wilt|willen|komt|komen|gaat|gaan|staat|staan|ligt|liggen|maakt|maken|krijgt|krijgen|krijg|betaalt|betalen|start|starten|begint|beginnen|opent|eindigt|geldt|loopt|zoekt|zoeken|helpt|helpen|brengt|brengen|haalt|halen|levert|leveren|bakt|bakken|kookt|koken|werkt|werken|speelt|spelen|wacht|wachten|geeft|geven|biedt|bieden|neemt|nemen|duurt|verkoopt|verkopen|zorgt|zorgen|rijdt|rijden|bespaart|blijft|blijven|leert|leren|bouwt|bouwen|repareert|repareren|kost|kosten|vindt|vinden|hoort|horen|doet|doen|regelt|regelen|verhuurt|verhuren|verdient|hoeft|hoeven|bezorgt|bezorgen|begeleidt|begeleiden|toont|tonen|maakt|verzorgt|verzorgen|ontwerpt|ontwerpen|organiseert|organiseren|presenteert|presenteren|plaatst|plaatsen|installeert|schildert|schilderen|adviseert|adviseren|verbouwt|kweekt|kweken|brouwt|brouwen|brandt|branden|rijpt|kiest|kiezen|viert|vieren|groeit|groeien|knipt|knippen|kijkt|kijken|weet|weten|leeft|leven|ruikt|smaakt|smaken|daalt|stijgt|betekent|gebeurt|verandert|ontvangt|ontvangen|bewaart|verhuist|verhuizen|onderhoudt|reinigt|reinigen|vervangt|vervangen|controleert|keurt|keuren|sluit|verkoopt)(?![\p{L}-])/iu;
const openVerb =
  /^(?:(?:ook|nu|per direct) )?(?:zoeken|bieden|maken|bakken|repareren|verkopen|kopen|leveren|verhuren|reinigen|bouwen|plaatsen|installeren|verzorgen|organiseren|renoveren|schilderen|bezorgen|brengen|geven|koken|brouwen|regelen|verbouwen|onderhouden|begeleiden|helpen|hebben|betalen|gaan|openen|werken)(?= \p{L}| \d)/iu;
const orders =
  /^(?:nu |gewoon |gerust |dan |snel |ook )?(?:kom|bel|boek|bestel|kijk|meld|schrijf|reserveer|doneer|download|stop|speel|drink|ontdek|probeer|maak|vraag|luister|koop|haal|ga|solliciteer|neem|app|mail|breng|leer|plan|pluk|proef|geniet|win|spaar|bespaar|kies|volg|stuur|test|vier|word|help|doe|laat|zet|bezoek|belt u|komt u|kijkt u|zelf)(?= \p{L})/iu;
const bareOrder =
  /(?:^|\s)(?:bellen|boeken|bestellen|aanmelden|inschrijven|solliciteren|langskomen|reserveren|downloaden|mailen|appen)$/iu;
const qualities =
  /^(?:(?:zeer|al|volledig|sinds|officieel|100 ?%) )*(?:\p{L}*(?:gecertificeerd|erkend|gediplomeerd|ervaren|gespecialiseerd|aangesloten|verzekerd|bereikbaar|geopend|betrouwbaar|vakkundig|persoonlijk|betaalbaar|flexibel|vriendelijk|kleinschalig|duurzaam|lokaal|onafhankelijk|discreet|professioneel|snel|vlot|eerlijk|gezellig))(?:(?: en|,) \p{Ll}+)?(?: (?:in|sinds|voor|door|met|bij|op) .{2,50})?$/iu;
const productQualities =
  /^(?:suikervrij|glutenvrij|lactosevrij|alcoholvrij|vegan|vegetarisch|biologisch|ambachtelijk|huisgemaakt|handgemaakt|vers|zelfgemaakt)(?: en \p{Ll}+)?$/iu;
const roleHeads =
  /(?:bedrijf|winkel|zaak|salon|praktijk|school|studio|garage|makelaars?|makelaar|schilder|loodgieter|elektricien|timmerman|aannemer|hovenier|glazenwasser|fotograaf|coach|therapeut|tandarts|restaurant|café|hotel|kapper|bakker|bakkerij|slager|slagerij|bureau|museum|theater|camping|boerderij|brouwerij|pizzeria|lunchroom|sportschool|club|vereniging|stichting|opticien|bloemist|apotheek|notaris|advocaat|adviseur|monteur|fietsenmaker|centrum|atelier|dienst|kringloop|speelgoedwinkel|camping|kliniek)$/iu;
const prepositions =
  /^(?:met|zonder|voor|van|vanaf|bij|in|op|aan|uit|na|naar|tot|t\/m|sinds|door|over|onder|om|als|per|of|en|inclusief|exclusief|tijdens|binnen|rond|tegen|via|vlak|naast|langs|te|wegens|die|dat|&|\+|[(\d€].*)$/iu;
const smallWords =
  /^(?:is|zijn|wordt|worden|wij|we|ik|je|u|er|het|niet|geen|maar|want|ook|graag|alleen|kan|mag|moet|heeft|hebben|hoeft|zelf|even|nog|dus|lekker|heel|erg|echt|veel|nee|ja)$/iu;
const determiner =
  /^(?:een|de|het|geen|ons|onze|uw|je|jouw|elke?|iedere?|alle|veel|meer|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|eerste|tweede|tot|max|maximaal|minimaal|ruim|circa|\d[\d.,]*%?|2e|1e|€\S*)$/iu;
const people =
  /^(?:kinderen|kids|honden|beginners|starters|herintreders|zij-instromers|studenten|scholieren|senioren|65-plussers|65\+|leden|gezinnen|ouders|volwassenen|jongeren|nieuwe klanten|dames|heren|iedereen)(?!\p{L})/iu;

const capital = (text: string) => text.replace(/^(?:ij|\p{Ll})/u, (letters) => letters.toUpperCase());
/** Lower-cases a capitalised first word unless it may be a name: another capitalised word follows, or it doesn't look like a common Dutch word. */
function uncapitalisedDutch(text: string): string {
  const [first = "", second = ""] = text.split(/[\s,]/);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) && !/^[AEU]$/.test(first)) return text;
  if (/^\p{Lu}/u.test(second)) return text;
  return dutchNoun(first) !== undefined ||
    /(?:e|en|t|d|s|ig|lijk|isch|rs|ing|aal|eel|aar|oor|oon)$/.test(first) ||
    first.length < 5
    ? lowerFirst(text)
    : text;
}

function headOf(text: string): { before: string[]; noun: string; rest: string } | undefined {
  const words = text.split(" ");
  const end = words.findIndex((word, at) => at > 0 && prepositions.test(word.replace(/,$/, "")));
  const comma = words.findIndex((word) => word.endsWith(","));
  const upTo = Math.min(end < 0 ? words.length : end, comma < 0 ? words.length : comma + 1);
  const phrase = words.slice(0, upTo).map((word) => word.replace(/,$/, ""));
  const noun = phrase.at(-1);
  if (noun === undefined || !/\p{L}/u.test(noun)) return undefined;
  return { before: phrase.slice(0, -1), noun, rest: words.slice(upTo).join(" ") };
}

const isPlural = (text: string, before: readonly string[], noun: string): boolean =>
  /^[^,]*\p{L} en \p{L}|,/u.test(text) ||
  dutchNoun(noun)?.plural === true ||
  before.some((word) => /^(?:alle|veel|twee|drie|vier|vijf|zes|[2-9]|\d{2,})$/i.test(word)) ||
  /^(?:alle|veel|\d{2,}|[2-9]) /.test(text);

/** A noun phrase, with "een" if the noun is known to be countable. */
function withArticle(text: string): { text: string; plural: boolean; noun: string } | undefined {
  const head = headOf(text);
  if (head === undefined) return undefined;
  const { before, noun } = head;
  if (before.length > 4 || [...before, noun].some((word) => smallWords.test(word) && !determiner.test(word)))
    return undefined;
  const plural = isPlural(text, before, noun);
  const known = dutchNoun(noun);
  const [first = ""] = before;
  if (/^(?:eerste|tweede|derde|laatste|1e|2e|3e)$/iu.test(first) && !plural)
    return { text: `${known?.article ?? "de"} ${text}`, plural: false, noun };
  if (
    plural ||
    determiner.test(first) ||
    known === undefined ||
    known.mass === true ||
    /^(?:vers|verse|live)$/iu.test(first) ||
    /^\p{Lu}/u.test(noun)
  )
    return { text, plural, noun };
  return { text: `een ${text}`, plural: false, noun };
}

const bareEnd =
  /^(?<who>\p{L}[\p{L}'’-]{2,30}(?: (?:en )?\p{L}[\p{L}'’-]{1,20}){0,3}?) (?<not>niet )?(?<end>(?:altijd |ook |van harte )?(?:gratis en vrijblijvend|gratis|inbegriffen|inbegrepen|mogelijk|nodig|welkom|toegestaan|aanwezig|beschikbaar|vereist|gewenst|ok|oké|kan|hoeft niet|kan ook|gegarandeerd))(?<rest>(?: (?:bij|voor|via|tot|vanaf|in|op|aan|met|na|per|door) .{2,60})?)$/iu;

function completed(text: string): string | undefined {
  const found = bareEnd.exec(text)?.groups;
  if (found === undefined || /^gratis /i.test(text)) return undefined;
  const { who = "", not = "", end = "", rest = "" } = found;
  // "Kinderen gratis" means that children pay nothing, not that they are free.
  if (people.test(who) && /^gratis/iu.test(end)) return undefined;
  if (/(?:^|\s)(?:met|voor|bij|is|zijn|of|nu|alles|zonder|een)(?:\s|$)/i.test(who)) return undefined;
  if (/^geen /i.test(who)) return /nodig|vereist/.test(end) ? `Er is ${who} nodig${rest}` : undefined;
  const head = headOf(who);
  if (head === undefined) return undefined;
  const known = dutchNoun(head.noun);
  const many = people.test(who) || isPlural(who, head.before, head.noun);
  const article =
    !many && /^(?:eerste|tweede|laatste|1e|2e)$/iu.test(head.before[0] ?? "")
      ? `${known?.article ?? "de"} `
      : many ||
          determiner.test(head.before[0] ?? "") ||
          known === undefined ||
          (known.mass === true && (head.before.length > 0 || not !== "" || /niet/i.test(end)))
        ? ""
        : `${known.article} `;
  if (/^kan(?: ook)?$/i.test(end)) return `${capital(article + who)} kan${end.slice(3)}${rest}`;
  if (/^hoeft niet$/i.test(end)) return `${capital(article + who)} hoeft niet${rest}`;
  const said = end.replace(/^ok$|^oké$/i, "welkom").replace(/inbegriffen/i, "inbegrepen");
  return `${capital(article + who)} ${many ? "zijn" : "is"} ${not}${said}${rest}`;
}

/** Parses a fragment by its role in a sentence. Anything it doesn't recognise with certainty is `words`. */
export function parseDutch(fragment: string): Parsed {
  const text = uncapitalisedDutch(fragment.trim().replace(/^(?:en|plus|ook) (?=\p{L}+(?: \p{L}+)?$)/iu, ""));
  if (/^aanmelden hoeft niet$/i.test(text)) return { form: "sentence", text: "Aanmelden hoeft niet" };
  if (bareOrder.test(text) && !subject.test(text)) return { form: "words", text };
  if (
    orders.test(text) &&
    !/^(?:zelf (?!\p{L}+ (?:plukken|maken|proeven))|kijk(?:dag)|proef(?:les|rit)|win(?:kel)|leer(?:ling))/iu.test(
      text,
    )
  ) {
    const self = /^zelf (.{3,30}) (plukken|maken|proeven|kiezen)$/iu.exec(text);
    if (self !== null) return { form: "thing", text, plural: false };
    if (!/^zelf /i.test(text)) return { form: "order", text: capital(text) };
  }
  const wanted =
    /^(?<who>(?:\p{L}+ ){0,4}\p{L}+(?: m\/v\/x)?) (?:met spoed |per direct )?gezocht(?<rest>(?: .{2,40})?)$/iu.exec(
      text,
    )?.groups;
  if (wanted !== undefined) return { form: "predicate", text: `zoeken ${wanted["who"]}${wanted["rest"]}` };
  const asked = /^gevraagd:? (.{3,80})$/iu.exec(text);
  if (asked !== null) return { form: "predicate", text: `zoeken ${asked[1]}` };
  const payers =
    /^(?<who>(?:nieuwe )?[\p{L}\d+-]+(?: (?:tot|t\/m|tot en met|vanaf|onder|van) .{1,22}?)?) (?:betalen |slechts |maar )*(?<amount>(?:€ ?)?\d[\d.,]*(?: ?(?:€|euro))?)$/iu.exec(
      text,
    )?.groups;
  if (
    payers !== undefined &&
    /€|euro/i.test(payers["amount"] ?? "") &&
    people.test(text) &&
    !/^(?:dames|heren) ?\p{L}/iu.test(text)
  )
    return { form: "sentence", text: `${capital(payers["who"] ?? "")} betalen ${payers["amount"]}` };
  const saving =
    /^(?<who>(?:nieuwe )?[\p{L}\d+-]+) (?:krijgen )?(?<amount>(?:\d{1,2} ?%|€ ?\d+|\d+ euro) korting.{0,40})$/iu.exec(
      text,
    )?.groups;
  if (saving !== undefined && people.test(text))
    return { form: "sentence", text: `${capital(saving["who"] ?? "")} krijgen ${saving["amount"]}` };
  const fee =
    /^(?<who>(?:de |het )?(?:courtage|entree|toegang|deelname|inschrijfgeld|borg|startsalaris|salaris|uurloon|voorrijkosten|bezorgkosten|kaartverkoop|standplaats|hoofdprijs|slagingspercentage|kostprijs|looptijd|levertijd)) (?:is |kost |van |slechts |maar |vanaf )*(?<amount>(?:€ ?)?\d[\d.,]*(?: ?(?:€|euro|%)).{0,40}|€ ?\d.{0,40})$/iu.exec(
      text,
    )?.groups;
  if (fee !== undefined) {
    const who = (fee["who"] ?? "").replace(/^(?:de|het) /i, "");
    const many = /kosten$/i.test(who);
    const word = /(?:salaris|loon|geld|percentage)$/i.test(who) ? "Het" : "De";
    return {
      form: "sentence",
      text: `${word} ${lowerFirst(who)} ${many ? "zijn" : /entree|toegang|deelname|standplaats/i.test(who) ? "kost" : "is"} ${/vanaf/i.test(text) ? "vanaf " : ""}${fee["amount"]}`,
    };
  }
  const span =
    /^(?<who>looptijd|levertijd|wachttijd|duur) (?:is |van )?(?<what>(?:maximaal |circa |tot |minimaal )?\d.{2,30})$/iu.exec(
      text,
    )?.groups;
  if (span !== undefined)
    return { form: "sentence", text: `De ${lowerFirst(span["who"] ?? "")} is ${span["what"]}` };
  const request = /^aanvra(?:ag|gen)(?: kan)? online(.{0,40})$/iu.exec(text);
  if (request !== null) return { form: "sentence", text: `Aanvragen kan online${request[1]}` };
  const half =
    /^(?:de )?(?:2e|tweede) (?<what>.{2,30}?) (?:voor de |voor )?halve prijs(?<rest>.{0,50})$/iu.exec(
      text,
    )?.groups;
  if (half !== undefined)
    return { form: "sentence", text: `De tweede ${half["what"]} is voor de halve prijs${half["rest"]}` };
  const age = /^vanaf (\d{1,2}) (jaar|maanden)(?: oud)?$/i.exec(text);
  if (age !== null) return { form: "sentence", text: `De minimumleeftijd is ${age[1]} ${age[2]}` };
  const without = /^zonder (.{3,60})$/iu.exec(text);
  if (without !== null && !/,/.test(text)) return { form: "sentence", text: `Dat kan zonder ${without[1]}` };
  const forWhom = /^(?:ideaal |ook |speciaal )?voor (?!\d|slechts|maar )(.{3,70})$/iu.exec(text);
  if (forWhom !== null && !/[€%]|,(?!.* (?:en|én|of) [^,]+$)/.test(text))
    return { form: "sentence", text: `We zijn er voor ${forWhom[1]}` };
  if (/^(?:al )?\d+ jaar (?:ervaring|een begrip|actief)/i.test(text))
    return /^al |begrip|actief/i.test(text)
      ? { form: "quality", text: /^al /i.test(text) ? text : `al ${text}` }
      : { form: "thing", text, plural: false };
  if (
    /^(?:vanaf|tot|van|na|sinds|onder|over|bij|met|in|op|aan|uit|om|wegens|tegen|per|als|omdat|voor|tijdens|binnen) /i.test(
      text,
    ) &&
    !/^(?:bij ons|sinds|met|voor|in|op|binnen|als) .* (?:is|zijn|heb|hebben|krijg|krijgt|kun|kunt|vind|vindt|komen|maken) /iu.test(
      text,
    )
  )
    return { form: "words", text };
  if (
    openVerb.exec(text) !== null &&
    !/^openen in \d/iu.test(text) &&
    !/^(?:hebben|gaan|helpen) (?:je|jullie|u)(?= )/i.test(text)
  )
    return { form: "predicate", text: lowerFirst(text).replace(/^(?:ook|nu|per direct) /, "") };
  const full = completed(text);
  if (full !== undefined) return { form: "sentence", text: full };
  const verb = dutchFinite.exec(text);
  const isAfterNoun =
    verb !== null &&
    verb.index > 1 &&
    text.slice(0, verb.index).trim().split(" ").length <= 6 &&
    verb.index + verb[0].length < text.length;
  if (
    subject.test(text) &&
    (verb !== null || /^(?:wij|we) \p{Ll}+en(?= )|^ik \p{Ll}+(?= )/iu.test(text)) &&
    text.split(" ").length > 2
  )
    return { form: "sentence", text: capital(text) };
  if (
    isAfterNoun &&
    /^(?:\p{Lu}|de |het |onze |ons |een |elke |iedere |alle |veel |\d|\p{Ll}{4,}(?: \p{Ll}+)? (?:is|zijn|wordt|worden|betalen|staat|staan|komt|regelen|verzorgen|geven|doen) )/u.test(
      text,
    ) &&
    !/ (?:die|dat) /.test(text.slice(0, verb?.index))
  )
    return { form: "sentence", text: capital(text) };
  if (productQualities.test(text))
    return { form: "sentence", text: `Alles is ${lowerFirst(text)}`.replace("Alles is", "Het product is") };
  if (qualities.test(text)) return { form: "quality", text: lowerFirst(text) };
  const named = withArticle(text);
  if (named === undefined || text.length > 110) return { form: "words", text };
  const rest = headOf(text)?.rest ?? "";
  if (
    (!text.includes(",") &&
      !/^(?:$|[\d"“„(€]|\p{Lu}|(?:met|zonder|voor|van|vanaf|bij|in|op|aan|uit|na|naar|tot|sinds|door|over|onder|om|of|en|inclusief|exclusief|tijdens|binnen|rond|per|via|vlak|naast|langs|te|t\/m|tegen) )/u.test(
        rest,
      )) ||
    / \d{1,3}$/.test(text) ||
    /^(?:alleen|graag|niet|dus|wel|geen idee) /i.test(text) ||
    smallWords.test(text)
  )
    return { form: "words", text };
  if (/(?<!\p{L})(?:is|zijn|wordt|wij|we|ik|graag|alsjeblieft|aub)(?!\p{L})/iu.test(text))
    return { form: "words", text };
  if (!named.plural && /^een (?:familiebedrijf|vakbedrijf|buurtwinkel|specialist)(?= |$)/u.test(named.text))
    return { form: "quality", text: named.text };
  if (/ of /.test(text)) return { form: "words", text };
  const isRole =
    !named.plural && roleHeads.test(named.noun) && text.length < 90 && !/^(?:gratis|haal)/i.test(text);
  return { form: isRole ? "role" : "thing", text: named.text, plural: named.plural };
}

/** A carefully written sentence, with a capital and a verb. It is used verbatim. */
export const isDutchSentence = (text: string): boolean =>
  /^["“„]?\p{Lu}\p{L}* /u.test(text) &&
  text.split(" ").length >= 6 &&
  !/[=+→]|, .*, .*, .*, |€ ?\d.*€ ?\d/u.test(text) &&
  !orders.test(text) &&
  dutchFinite.test(text.split(", ").slice(0, 2).join(", ").slice(1));
