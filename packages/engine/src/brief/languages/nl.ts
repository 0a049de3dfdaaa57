import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import { isShouted } from "../cut-brief.ts";
import type { ReadingTable } from "../reading-table.ts";
import { formLabels } from "./form-labels.ts";
import { isDutchSentence, parseDutch } from "./nl-grammar.ts";
import { dutchInstruction } from "./nl-instructions.ts";
import { dutchShortForms } from "./nl-short-forms.ts";
import { repeated } from "./repeated.ts";

const weekdays: [string, string][] = [
  ["ma", "maandag"],
  ["di", "dinsdag"],
  ["wo", "woensdag"],
  ["do", "donderdag"],
  ["vr", "vrijdag"],
  ["za", "zaterdag"],
  ["zo", "zondag"],
];
const months = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
];
const month = `(?:${months.join("|")})`;
const weekday =
  "(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:s|en)?(?:avond|middag|ochtend)?";
const short = weekdays.map(([day]) => day).join("|");
const shorts = new RegExp(
  String.raw`(?<![\p{L}.-])(${short})\b\.?(?=\s?(?:[-–+&/,]|tot|t/m|en)\s?(?:${short}|zaterdag|zondag|vrijdag)\b|\s?\d)|(?<=(?:dag|\b(?:${short})\.?)\s?(?:[-–+&/,]|tot|t/m|tot en met|en)\s?|\b(?:elke|op|iedere|alleen|vanaf) )(${short})(?![\p{L}’-])\.?`,
  "giu",
);

const clock = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?: uur)?)`;
const sureClock = String.raw`(?:\d{1,2}(?:[:.]\d{2})? uur)`;
const span = String.raw`\s?(?:-|–|tot en met|tot|t\/m)\s?`;
const date = String.raw`\d{1,2}(?: ?(?:en|t\/m|tot en met|-|–|&|\+) ?\d{1,2})? ${month}(?: \d{4})?`;
const sureTime = [
  String.raw`${weekday}(?:(?:${span}|,? en |, ?|\s?[&+/]\s?)${weekday})*`,
  String.raw`${date}(?:${span}${date})?`,
  String.raw`(?:in|vanaf|tot|eind|begin|half|heel|t\/m eind|tot eind) ${month}(?: \d{4})?`,
  String.raw`${clock}${span}${sureClock}`,
  sureClock,
  String.raw`(?:dagelijks|elke dag|dag en nacht|24/7|24 uur per dag|7 dagen per week|in het weekend|dit weekend|elk weekend|vandaag|morgen|vanavond|het hele jaar|deze week|volgende week|doordeweeks|per direct|zeven dagen per week)`,
].join("|");
const lead = String.raw`(?:(?:geopend|open|elke|iedere|op|aan|vanaf|tot|tot en met|t\/m|van|tussen|om|alleen|altijd|nog|dit|deze|komende|aanstaande|in|eind|begin|de|ook|inloop|aanvang|start|eerste|laatste|t\/m eind|tot eind)\s)`;
const time = new RegExp(
  String.raw`(?<![\p{L}\d€$.,])${lead}{0,3}(?:${sureTime})${repeated(String.raw`(?:\s?(?:,|en|van|om|vanaf|tot|t\/m)?\s?)${lead}{0,2}(?:${sureTime}|${clock}${span}${clock}(?! ?(?:euro|jaar|personen|%|kilo|lessen|km))|(?:’s avonds|’s ochtends|’s middags))`)}(?![\p{L}\d%€])`,
  "iu",
);

function timePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:geopend|open|inloop|aanvang) /i, "")
    .replaceAll(/ ?t\/m ?/g, " tot en met ")
    .replaceAll(/\s?[-–]\s?(?=\d|\p{Ll})/gu, " tot ")
    .replaceAll(/(?<=\p{L})\s?[+&/]\s?(?=\p{L})/gu, " en ")
    .replaceAll(/(?<=dag) tot (?=\p{Ll}+dag)/gu, " tot en met ")
    .replaceAll(new RegExp(String.raw`(?<=\d) tot (?=\d{1,2} ${month})`, "gu"), " tot en met ")
    .replaceAll(/\b(\d{1,2})\.(\d{2})(?= uur| tot|$|,| )/g, "$1:$2")
    .replaceAll(
      /\b(\d{1,2}(?::\d{2})?)(?: uur)? tot (\d{1,2}(?::\d{2})?)(?! ?uur|[\d.:]| \p{Ll}+(?:ari|art|ril|mei|uni|uli|tus|ber))/gu,
      "$1 tot $2 uur",
    )
    .replaceAll(/(\d) uur tot (\d{1,2}(?::\d{2})? uur)/g, "$1 tot $2")
    .replaceAll(
      /(?<=\p{L}) (?=\d{1,2}(?::\d\d)? tot \d{1,2}(?::\d\d)? uur)/gu,
      (_, at: number, all: string) => (/(?:van|vanaf|om|tussen)$/.test(all.slice(0, at)) ? " " : " van "),
    )
    .replaceAll(new RegExp(String.raw`(?<=dag|${month}|dagelijks),? (?=\d{1,2}(?::\d\d)? uur)`, "gu"), " om ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  if (/^start /i.test(text)) return timePhrase(text.replace(/^start /i, "")).replace(/^op /, "vanaf ");
  if (/^24\/7|^24 uur per dag/i.test(text)) return "dag en nacht";
  if (
    /^(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:avond|middag|ochtend)? tot en met/i.test(
      text,
    )
  )
    return `van ${text}`;
  if (new RegExp(String.raw`^\d{1,2} tot en met \d{1,2} ${month}|^${date} tot`, "u").test(text))
    return `van ${text}`;
  if (
    new RegExp(String.raw`^(?:alleen |komende )?(?:${weekday}|\d{1,2}(?: en \d{1,2})? ${month})`, "iu").test(
      text,
    )
  )
    return /^(?:alleen) /i.test(text)
      ? `alleen op ${text.slice(7)}`
      : /^komende/i.test(text)
        ? text.toLowerCase()
        : `op ${text}`;
  if (/^\d{1,2}(?::\d\d)? tot /.test(text)) return `van ${text}`;
  if (/^\d{1,2}(?::\d\d)? uur/.test(text)) return `om ${text}`;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const towns =
  "Amsterdam(?:-?(?:Oost|West|Noord|Zuid|Zuidoost|Centrum))?|Rotterdam(?:-?(?:Zuid|Noord|West|Centrum))?|Den Haag|Utrecht|Eindhoven|Groningen|Tilburg|Almere(?: Haven| Stad| Buiten)?|Breda|Nijmegen|Apeldoorn|Haarlem|Arnhem|Enschede|Amersfoort|Zaandam|Den Bosch|'s-Hertogenbosch|Hoofddorp|Zwolle|Zoetermeer|Leiden|Maastricht|Dordrecht|Ede|Alphen aan den Rijn|Leeuwarden|Alkmaar|Emmen|Delft|Venlo|Deventer|Sittard|Helmond|Oss|Hilversum|Heerlen|Hengelo|Purmerend|Roosendaal|Schiedam|Lelystad|Leidschendam|Spijkenisse|Vlaardingen|Almelo|Gouda|Hoorn|Assen|Bergen op Zoom|Capelle|Veenendaal|Katwijk|Nieuwegein|Zeist|Den Helder|Hardenberg|Doetinchem|Terneuzen|Roermond|Weert|Middelburg|Vlissingen|Goes|Kampen|Meppel|Drachten|Heerenveen|Sneek|Harderwijk|Barneveld|Tiel|Wageningen|Zutphen|Winterswijk|Oldenzaal|Hoogeveen|Steenwijk|Antwerpen|Gent|Brugge|Leuven|Mechelen|Hasselt|Kortrijk|Oostende|Genk|Brussel";
const townInSmall = new RegExp(String.raw`(?<![\p{L}-])(?:${towns})(?![\p{L}-])`, "giu");
const street = String.raw`\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'-]+)?(?:straat|weg|laan|plein|gracht|kade|singel|dijk|steeg|markt|boulevard|hof|pad|dreef|park)`;
const place = new RegExp(
  [
    String.raw`^(?:(?:aan|op|in) (?:de |het )?)?(?:${street}|(?:Boulevard|Markt|Plein|Dorpsstraat|Hoofdstraat))(?: \d{1,4}(?: ?[a-z](?!\p{L}))?)?(?:,? (?:\d{4} ?[A-Z]{2} )?(?:in )?(?:te )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}-]+)?)?$`,
    String.raw`(?:^|(?<=\p{L} |,))(?:vlak |direct )?(?:tegenover|naast|achter|vlakbij|nabij|bij|voor) (?:de |het )(?:\p{L}+ ?){1,4}$`,
    String.raw`(?:^|(?<=\p{L} |,))(?:regio|omgeving|(?:in )?heel|in de regio|in en om|in en rond|rondom|in|te|uit) (?!\p{Lu}?\p{Ll}*(?:ing|jaar|minuten|dagen|uur)\b)(?:(?:${towns})|\p{Lu}[\p{L}'-]+)(?:[ -]\p{Lu}[\p{L}-]+)?(?:(?: en|,|/| ev) ?(?:\p{Lu}[\p{L}'-]+|omgeving|omstreken|wijde omgeving))*(?: (?:naast|tegenover|bij) .{3,30})?$`,
    String.raw`^(?:op de )?[Mm]arkt(?:plein)?(?: \d+)?(?:,? (?:in )?(?:${towns}))?$`,
    String.raw`^(?:op het |het )?(?:stadspark|park|strand|marktplein|industrieterrein|bedrijventerrein) \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$`,
  ].join("|"),
  "u",
);

function placePhrase(typed: string): string {
  const text = typed
    .replaceAll(/\b\d{4} ?[A-Z]{2} /g, "")
    .replace(/,? (?=(?:\p{Lu}[\p{L}-]+)$)/u, (found, at: number, all: string) =>
      /\d[a-z]?$/.test(all.slice(0, at)) ? " in " : found,
    )
    .replace(
      /^(\p{Lu}[\p{L}'’-]*(?:plein|straat|laan|weg|markt|kade|gracht|singel|dijk)) (?=\p{Lu}[\p{L}-]+$)/u,
      "$1 in ",
    )
    .replace(/ ev (?:omstreken|omgeving)/i, " en omstreken")
    .replace(/^te (?=\p{Lu})/u, "in ")
    .replace(/^uit (?=\p{Lu})/u, "in ");
  if (/^(?:regio|omgeving) /i.test(text)) return `in de ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (/^heel /i.test(text)) return `in ${text.toLowerCase().slice(0, 4)}${text.slice(4)}`;
  if (/^(?:aan|op|in|tegenover|naast|achter|vlakbij|nabij|bij|voor|rondom|vlak|direct)\b/i.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:het )?(?:stadspark|park|strand|marktplein|industrieterrein|bedrijventerrein) /i.test(text))
    return `op het ${text.replace(/^het /i, "").replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
      .replace("op het stadspark", "in het Stadspark")
      .replace("op het park", "in het park");
  if (/^markt/i.test(text))
    return `op ${/^marktplein/i.test(text) ? "het" : "de"} ${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/ (?=(?:in )?\p{Lu})(?:in )?/u, " in ")}`;
  const [name = ""] = text.split(/ \d| in /);
  if (/plein$|^markt$/i.test(name)) return /^(?:markt)$/i.test(name) ? `op de ${text}` : `op het ${text}`;
  if (/(?:straat|weg|laan|gracht|kade|singel|dijk|steeg|boulevard|dreef|markt)$/i.test(name))
    return /straat|steeg/i.test(name) ? `in de ${text}` : `aan de ${text}`;
  if (/(?:hof|pad|park)$/i.test(name)) return `aan het ${text}`;
  return `in ${text}`;
}

const acronyms = new Set(
  "APK BOVAG TV PC DJ VIP MBO HBO VWO HAVO IG LED CV NL EU USB AFM KVK BTW ANWB VOG RVS XL XXL 3D".split(" "),
);

function recase(text: string): string {
  const shouted = isShouted(text);
  const named = text.replaceAll(townInSmall, (town) =>
    town
      .toLowerCase()
      .replaceAll(/(?<=^|[ -])\p{Ll}/gu, (letter, at: number, all: string) =>
        /^(?:aan den|den|op)$/.test(all.slice(at).split(" ")[0] ?? "") && at > 0
          ? letter
          : letter.toUpperCase(),
      ),
  );
  const typed = named.replaceAll(
    /(?<![\p{L}\p{N}@.’/-])\p{Lu}[\p{Lu}’]+(?![\p{Ll}\p{N}@/]|\.\p{L})/gu,
    (word) => {
      if (acronyms.has(word)) return word;
      const lower = word.toLowerCase();
      if (shouted)
        return /(?:straat|weg|laan|plein|gracht|kade|dijk|singel)$/.test(lower) && lower.length > 6
          ? lower.charAt(0).toUpperCase() + lower.slice(1)
          : lower;
      return /^(?:niet|geen|gratis|nu|alle|alleen|nieuw|met|zonder|altijd|en|of|moet|verplicht|graag|heel|let|op|zaterdag|zondag|vandaag|korting|actie|opruiming)$/.test(
        lower,
      )
        ? lower
        : word;
    },
  );
  return typed.replaceAll(
    /(?<=^|[ ,])\p{Ll}\p{L}{3,}(?:straat|laan|plein|gracht|kade|dijk)(?= \d)/gu,
    (name) => name.charAt(0).toUpperCase() + name.slice(1),
  );
}

export const readDutch: ReadingTable = {
  shorthand: [
    ...dutchShortForms,
    [/(?<=\d) ?mnd\b\.?/gi, " maanden"],
    [/(?<=\d) ?(?:wk|wkn)\b\.?/gi, " weken"],
    [/(?<!\p{L})gem\.(?= \d)/giu, "gemiddeld"],
    [/(?<=\d) ?jr\b\.?/gi, " jaar"],
    [/(?<!\p{L})ipv(?!\p{L})/giu, "in plaats van"],
    [/(?<=\s)'?t (?=weekend)/gi, "het "],
    [/(?<=\d) ?eu(?!\p{L})/gu, " euro"],
    [/(?<!\p{L})v\.a\.?(?= ?[€\d])/giu, "vanaf"],
    [/(?<!\p{L})ma(?= (?:gesloten|dicht|open)(?!\p{L}))/giu, "maandag"],
    [/ (?:→|=>|=) (?=\p{L})/gu, ", "],
    [/(?<=^|[\s(])\+ ?(?=\d[\d.]* \p{L}{4})/gu, "meer dan "],
    [shorts, (found) => weekdays.find(([day]) => found?.toLowerCase().startsWith(day))?.[1] ?? found ?? ""],
    [
      /\b(Maandag|Dinsdag|Woensdag|Donderdag|Vrijdag|Zaterdag|Zondag|Januari|Februari|Maart|April|Mei|Juni|Juli|Augustus|September|Oktober|November|December)\b/g,
      (day) => (day ?? "").toLowerCase(),
    ],
    [
      /(?<=\d )(jan|feb|mrt|apr|jun|jul|aug|sept?|okt|nov|dec)\b\.?/gi,
      (found) =>
        months.find((name) =>
          name.startsWith((found ?? "").toLowerCase().replace(".", "").replace("mrt", "maa").slice(0, 3)),
        ) ??
        found ??
        "",
    ],
    [
      /(?<![\d.,-])(?!24\/7)(0?[1-9]|[12]\d|3[01])[-/](0?[1-9]|1[0-2])(?:[-/](?:20)?\d{2})?(?![\d/-]| ?uur)(?=[\s,;)]|$)/g,
      (whole, day, at) =>
        Number(day) > 12 || /\/|-\d+-/.test(whole ?? "")
          ? `${Number(day)} ${months[Number(at) - 1]}`
          : (whole ?? ""),
    ],
    [/(\d)\s?u(?:ur)?\b\.?(?!\w)/g, "$1 uur"],
    [/\b24 uur(?=s? ?(?:service|dienst|bereikbaar))/gi, "24 uur per dag"],
    [/\bincl\b\.?/gi, "inclusief"],
    [/\bbijv\b\.?/gi, "bijvoorbeeld"],
    [/(?<!\p{L})t\.? ?e\.? ?m\.?(?= \d)/giu, "tot en met"],
    [/(?<!\p{L})t\. ?w\. ?v\.?(?= ?[€\d])/giu, "ter waarde van"],
    [/(?<!\p{L})d\. ?w\. ?z\.?(?= )/giu, "dat wil zeggen"],
    [/(?<!\p{L})m\. ?b\. ?v\.?(?= )/giu, "met behulp van"],
    [/(?<!\p{L})z\. ?s\. ?m\.?(?= )/giu, "zo snel mogelijk"],
    [/(?<=\d) ?dg(?:n|en)\b\.?/gi, " dagen"],
    [/(?<=\d) ?eur[io]s?(?!\p{L})/giu, " euro"],
    [/€ ?(\d[\d.]*(?:,\d\d)?) ?[-–—] ?€ ?(?=\d)/gu, "€ $1 tot € "],
    [/(?<=\d) uur ?[-–] ?(?=\d{1,2}(?:[.:]\d\d)? uur)/gu, " tot "],
    [/\bexcl\b\.?/gi, "exclusief"],
    [/\bp\/?mnd\b\.?|\/ ?(?:mnd|maand)\b|\bp\.? ?m\.?(?=\s|,|$)/gi, " per maand"],
    [/\/ ?(?:uur|u)\b|\bp\/u\b/gi, " per uur"],
    [/\/ ?(?:week|wk)\b/gi, " per week"],
    [/\/ ?(?:kg|kilo)\b/gi, " per kilo"],
    [/\bp\.? ?p\.?(?=[\s,;)]|$)/gi, "per persoon"],
    [/\bp\.? ?st(?:uk)?\b\.?/gi, "per stuk"],
    [/(?<=\d) ?m2\b|(?<=\d) ?m²/g, " vierkante meter"],
    [/(?<=\d) ?km\b/g, " kilometer"],
    [/(?<=\d) ?kg\b/g, " kilo"],
    [/(?<=\d) ?min\b\.?/gi, " minuten"],
    [/\bmax\b\.?(?= ?\d)/gi, "maximaal"],
    [/\bmin\b\.?(?= ?\d)/gi, "minimaal"],
    [/\bca\b\.?(?= ?\d)/gi, "circa"],
    [/\bevt\b\.?/gi, "eventueel"],
    [/\bi\.?v\.?m\.?(?= )/gi, "in verband met"],
    [/\bm\.?u\.?v\.?(?= )/gi, "met uitzondering van"],
    [/\bo\.?a\.?(?= )/gi, "onder andere"],
    [/\be\.?v\.? (?:omstreken|omgeving)\b|\be\.?o\.?(?=[\s,]|$)|\be\.v\.(?=\s|$)/gi, "en omstreken"],
    [/\btel\b\.?:? ?/gi, "telefoon "],
    [/\bwhats ?app\b|\bwhatsappen\b/gi, "WhatsApp"],
    [/\bvanaf ?(?=€)/gi, "vanaf "],
    [/€ ?(\d+),-+/g, "€ $1"],
    [/(\d),-+/g, "$1 euro"],
    [/(?<=\d) ?(?:eur)\b/gi, " euro"],
    [/(?<!€ ?)(?<![\d.,-])(\d{1,4},\d{2})(?! ?(?:euro|€|%)|\d)/g, "€ $1"],
    [/(?<=\d) ?procent\b/gi, "%"],
    [/\b(?:verzorgenden) ig\b/gi, "verzorgenden IG"],
    [/ ?\(m\/v(?:\/x)?\)/gi, " m/v/x"],
    [/\bt\/m (?=\d{1,2}\b(?! ?(?:jan|feb|maa|apr|mei|jun|jul|aug|sep|okt|nov|dec)))/gi, "tot en met "],
    [/\bhaal ?(?:\+|en|&|\/|-) ?breng ?-?service\b/gi, "haal- en brengservice"],
    [
      /(?<![\d.,:])(\d{2})\s?[-–]\s?(\d{2}) uur(?! per)/g,
      (whole, from, upTo) => (Number(upTo) > 24 ? `${from} tot ${upTo} uur per week` : (whole ?? "")),
    ],
    [/^(heren|dames|kids|kinderen|studenten) (\d{1,3})$/gi, "$1 € $2"],
    [/ ?& ?| \+ (?=\p{L})/gu, " en "],
  ],
  abbreviation:
    /(?:^|[\s(/-])(?:gem|v\.a|m\.i\.v|n\.a\.v|o\.b\.v|dr|dhr|mw|mevr|prof|nr|st|tel|ca|bv|bijv|incl|excl|evt|max|min|o\.a|e\.v|i\.v\.m|ivm|p\.p|p\.m|mnd|jan|feb|mrt|apr|aug|sept?|okt|nov|dec|str|ing|ir|mr|drs|N\.V|B\.V|a\.u\.b|s\.v\.p|[a-z])\.[\s\S]{0,2}$/iu,
  range: new RegExp(
    String.raw`(?:^|[^\p{L}])(?:(?:${short})\p{L}{0,8}|uur|\d)\.?\s[-–—]+\s(?:(?:${short})|\d)`,
    "iu",
  ),
  fragmentBreak:
    / \/ | \+ (?=\p{L})(?!\p{L}+ (?:service|en|breng))|, (?:en )?|,(?=\p{L})| (?=op ?= ?op)|(?<=op ?= ?op) | (?=alleen (?:op |dit |zaterdag|zondag|vandaag|deze|vrijdag))|(?<=^opruiming|^uitverkoop|^leegverkoop) (?=\p{L})|(?<=\d) (?=\p{L}{4,}(?:straat|laan|plein|gracht)(?: \d+)?$)|(?<=sinds (?:19|20)\d\d) (?=\p{L})|(?<=\p{L}|\d) (?=(?:dames|heren|kids) (?:t\/m |\d))|(?<=\p{L}) (?=knippen (?:dames|heren|kids|\d))| (?=afhalen of bezorgen)/iu,
  labels: [
    [
      "required",
      /^(?:verplicht\p{L}*|wettelijk\p{L}*|disclaimer|kleine lettertjes|moet (?:erin|erbij|gezegd worden|aan het eind\p{L}*|letterlijk)|letterlijk|(?:aan|op) het eind\p{L}*|slotzin|waarschuwing)(?: .{0,30})?$/iu,
    ],
    ["slogan", /^(?:onze |de )?(?:slogan|slagzin|motto|pay-?off)(?: is)?$/i],
    [
      "avoid",
      /^(?:niet zeggen|niet noemen|niet gebruiken|vermijd(?:en)?|nooit|verboden|taboe|no go)(?: .{0,20})?$/i,
    ],
    ["audience", /^(?:doelgroep|luisteraars|voor wie)$/i],
    [
      "instruction",
      /^(?:toon|stijl|sfeer|stem|muziek|lengte|duur|idee|concept|opmerking(?:en)?|noot|ps|briefing|spot|wens(?:en)?|achtergrond|tone of voice|insteek)$/iu,
    ],
    [
      "contact",
      /^(?:contact|telefoon|website|site|mail|e-mail|aanmelden|info|informatie|solliciteren|reserveren|bestellen|afspraak|cta|call to action)$/i,
    ],
    ["where", /^(?:waar|locatie|adres|plaats)$/i],
    ["when", /^(?:wanneer|openingstijden|tijden|datum|tijd|open)$/i],
    ["offer", /^(?:aanbieding|actie|prijs|prijzen|korting|kosten|tarief|tarieven)$/i],
    ["what", /^(?:wat|product|dienst(?:en)?|bedrijf|evenement|onderwerp)$/i],
    ["proof", /^(?:voordelen|pluspunten|usp’?s?|extra’?s?|programma|bijzonderheden)$/i],
    ...formLabels,
  ],
  instruction: dutchInstruction,
  segmenting: segmentingOf("nl", { tagger: tagByEnding, joining: "en|of|maar" }),
  retraction:
    /(?:^|\s)(?:(?:dat |dit |het )?(?:maar )?niet (?:zeggen|noemen|vermelden|voorlezen|gebruiken|erin)(?: graag| aub| svp)?|hoeft er niet in|mag weg|weglaten|alleen ter info|onder ons|niet (?:voor|in) de spot)$/iu,
  insistence:
    /^(?:dat |dit |deze zin )?(?:moet|moeten) (?:er(?: (?:echt|zeker|wel|ook))* ?in|er|gezegd|genoemd|vermeld)(?: .{0,20})?$|^(?:is )?(?:heel |erg )?(?:belangrijk|verplicht)$|^(?:dat |dit )?(?:aub |graag )?niet (?:vergeten|verzwijgen)(?!\p{L})/iu,
  mustSuffix:
    /,? (?:moet|moeten) (?:er ?(?:in|bij)|erin|gezegd worden|genoemd worden)(?: aub| svp| staan)?$/iu,
  avoid: [
    /(?:niet|geen|nooit|zonder|vermijd) (?:(?:het woord |de woorden |termen als )?)(?<words>["“„‘'][^.]{2,120})/iu,
    /(?<words>(?:["“„‘'][^"“”’']{2,60}["”’'](?:, | of | en )?)+) (?:niet|nooit|vermijden|weglaten)/iu,
    /(?:niet|nooit) (?:zeggen|noemen|vermelden|gebruiken|schrijven):? (?:dat )?(?<words>.{2,80})/iu,
    /(?:noem|zeg|gebruik|vermeld|beloof) (?:het woord |de |het |dat )?(?<words>.{2,50}?) niet(?!\p{L})/iu,
    /(?:noem|zeg|gebruik|vermeld|beloof) (?:geen|nooit) (?<words>.{2,50})/iu,
    /^g[eé]{2}n (?<words>\p{L}{4,30}) (?:noemen|gebruiken|vermelden)/iu,
  ],
  or: /,? (?:of|en|noch|niet|geen) |, ?|\/| (?:want|omdat|anders|dat)\b.*$/i,
  lead: /^(?:(?:dus|en|oh|ja|nou|hoi|hallo|hey|oké|ok|verder|trouwens|o ja|belangrijk|let op|graag)[,:! ]+(?!geld))*(?:(?:graag |even |ook |wel )*(?:vermelden|noemen|zeggen)(?: dat|:)? |(?:wij|we|ik) (?:willen|wil|zoeken|zoek|hebben|heb)(?: graag)? (?:een )?(?:korte |leuke |nieuwe )*(?:radiospot|spot|radioreclame|reclame|commercial)(?: nodig)?(?: voor)? |(?:radio|reclame)?(?:spot|reclame|commercial|spotje) (?:voor|over) )?(?:ook (?=\p{L}+(?:en|t) (?:wij|we|je|u) |\p{L}{5,}(?:,|$)))?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:lol|haha+|hihi|aub|a\.u\.b\.|svp|s\.v\.p\.|alvast bedankt|bedankt|groetjes?|enzo|enz|etc|of zo|joh|hoor)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.,!]+(?=$|\s))?/giu,
  opening:
    /(?:begin(?:nen)?|start(?:en)?|open(?:en)?) met(?: een vraag)?(?: (?:als|zoals|bijv\.))?:? ["“„‘'](?<words>[^"“”’]{3,120})["”’']/iu,
  closing: /(?:eindig(?:en)?|sluit af|afsluiten) met:? ["“„‘'](?<words>[^"“”’]{3,120})["”’']/iu,
  angles: [
    [/(?:begin|start|open)(?:en)? met een vraag/i, "question"],
    [/(?:begin|start|open)(?:en)? met (?:de )?(?:prijs|aanbieding|korting|actie)/i, "offer"],
  ],
  required:
    /^(?:let op!? geld lenen|geld lenen kost|wat kost gokken|geniet,? maar drink|geen 18|18\+|op ?= ?op|op is op|zolang de voorraad|actievoorwaarden|vraag naar de voorwaarden|voorwaarden van toepassing|lees (?:voor gebruik )?de bijsluiter|dit is een geneesmiddel|drukfouten|niet geldig|alleen geldig|prijswijzigingen|beleggen kent|u kunt uw inleg|speel bewust|loop geen onnodig risico|kijk voor de voorwaarden)/iu,
  requiredInFull: [
    [/^(?:op ?= ?op|op is op)$/i, "Op is op."],
    [/^18\+$/i, "Achttien plus."],
    [/^(?:zolang de voorraad strekt|zolang voorraad)$/i, "Zolang de voorraad strekt."],
  ],
  verbs: [
    ["whatsapp", /whats\s?app|(?<!\p{L})app(?:en|t|je)?(?!\p{L}|\s?store)/iu],
    ["text", /(?<!\p{L})sms/iu],
    ["apply", /sollicit|werkenbij/iu],
    ["tickets", /tickets?|kaarten|kaartverkoop/iu],
    ["order", /bestel/iu],
    ["register", /aanmeld|meld je|inschrij|schrijf je/iu],
    ["book", /boek|afspraak|reserve/iu],
    ["donate", /doneer|doneren|steun/iu],
    ["download", /download.{0,24}(?:app|store|play)|app.{0,24}download/iu],
    ["listen", /luister/iu],
    ["call", /(?<!\p{L})bel|telefoon/iu],
    ["visit", /kijk|bezoek|info|ga naar/iu],
  ],
  contactWords:
    /(?<!\p{L})(?:telefoon|tel|bel\p{L}*|app\p{L}*|whatsapp|sms|mail\p{L}*|e-mail|schrijf\p{L}*|inschrijven|aanmeld\p{L}*|meld|afspra\p{L}*|maak|maken|boek\p{L}*|bestel\p{L}*|reserve\p{L}*|sollicit\p{L}*|tickets?|kaarten|info|informatie|meer|contact|nu|gerust|gewoon|alleen|online|website|site|internet|instagram|facebook|bij|voor|op|in|aan|de|het|een|is|nummer|via|naar|of|en|ons|onze|je|jij|u|uw|kijk\p{L}*|bezoek\p{L}*|ga|ma\p{L}*|tot|t\/m|vr\p{L}*|zelf|hier|ook|kan|kun|kunt|vragen|langs|kom|vrijblijvend)(?!\p{L})/giu,
  from: /(?:^|\s)(?:al vanaf|vanaf slechts|vanaf|v\.a\.|va)$/i,
  attribution: /["”’],? (?:zegt|aldus|vertelt)(?!\p{L})|(?<!\p{L})(?:zegt|aldus|vertelt) \p{Lu}/u,
  tail: /^(?:€ ?[\d.]+ tot € ?[\d.]+$|inclusief|exclusief|uitgezonderd|behalve|alleen (?:voor|bij|in)|bij (?:afname|besteding|inlevering|bezorging)|afhalen|in plaats van|per|m\/v\/x|met (?:code|bon)|bij lichte|bij droge)/iu,
  off: /^\s?(?:korting|goedkoper|voordeel)(?!\p{L})/iu,
  per: /^(?:\s?(?:per|voor|inclusief|exclusief|bij|op|met|bruto|netto|plus|alles|tot|in plaats van|van|aan|in|de|een|vanaf|all-in|p\/|jaarlijks|en |\()|,)/iu,
  offer:
    /(?:gratis|korting|cadeau|actie|aanbieding|voordeel|halve prijs|\d\+\d|\d voor \d|\d halen|uitverkoop|opruiming|leegverkoop|bonus|bon(?!\p{L})|sale|vrijblijvend|kosteloos|geen (?:voorrij|opstart|verzend|inschrijf)kosten)/iu,
  proof:
    /(?:sinds (?:19|20)\d\d|al \d+ jaar|\d+ jaar|ervaring|erkend|gecertificeerd|gediplomeerd|familie|bekroond|garantie|lokaal|huisgemaakt|ambachtelijk|eigen|keurmerk|beoordeling|sterren|slagingspercentage|bovag)/iu,
  audience: /^(?:voor |ideaal voor )/i,
  benefit: /^(?:geen|zonder) (?!ervaring|honden|pin|parkeer|ruil|kinderen|restitutie)/iu,
  event:
    /(?:festival|feest|markt|braderie|concert|beurs|open dag|open huis|kermis|toernooi|tentoonstelling|workshop|opening|opruiming|uitverkoop|leegverkoop|cursus|lezing|avond|bingo|show|voorstelling|film|veiling|loterij|optocht|dag|run|loop|proeverij)(?!\p{L})/iu,
  time,
  timePhrase,
  place,
  placePhrase,
  barePlace: new RegExp(
    String.raw`(?:(?<=\p{L}{3} )(?<!(?:in|op|aan|bij) (?:de |het )?\p{L}{2,20} )|^)(?:${towns})(?:(?:,| en|/) ?(?:${towns}|omgeving|omstreken))*(?: (?:naast|tegenover|bij|achter) (?:de|het) \p{L}+)?$`,
    "u",
  ),
  hiring:
    /(?:^|\s)(?:zoeken|zoekt|gezocht|vacature\p{L}*|m\/v\/x|medewerkers?|collega’?s?|verzorgende\p{L}*|chauffeurs?|baan|stagiair\p{L}*)(?!\p{L})/iu,
  speakers: { one: /(?<!\p{L})(?:ik|mijn|mij)(?!\p{L})/iu, many: /(?<!\p{L})(?:wij|we|ons|onze)(?!\p{L})/iu },
  depends:
    /^(?:het(?= (?:is|kost|duurt|gaat|kan|geldt) )|dat(?= )|dit|die|deze|daarbij|dan|zo|hij|zij|ze)(?!\p{L})/iu,
  saidOnce: / ?m\/v\/x(?!\p{L})/gu,
  dangling: /(?:^| )(?:voor|en|of|van|de|het|een|onze|uit)$/u,
  negative: /^(?:geen|zonder|niet|nooit)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:wij|we|ons|onze|ik|mijn)(?!\p{L})/iu,
  notice: /geen reclame|openbare bekendmaking/i,
  verbBehind:
    /^(?: (?:in|uit|te) \p{Lu}[\p{L}-]+)? (?!(?:met|tot|een|niet|uit|want|naast|tegen|tussen|sinds|binnen|buiten|het)(?!\p{L}))\p{Ll}{2,}(?:t|en) /u,
  isTypedSentence: isDutchSentence,
  parse: parseDutch,
  recase,
};
