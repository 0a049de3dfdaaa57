import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import type { ReadingTable } from "../reading-table.ts";
import { isGermanSentence, parseGerman } from "./de-grammar.ts";
import { germanInstruction } from "./de-instructions.ts";
import { germanTowns, recaseGerman } from "./de-names.ts";
import { venueGender } from "./de-nouns.ts";
import { germanShortForms } from "./de-short-forms.ts";
import { formLabels } from "./form-labels.ts";
import { repeated } from "./repeated.ts";

const weekdays: [string, string][] = [
  ["mo", "Montag"],
  ["di", "Dienstag"],
  ["mi", "Mittwoch"],
  ["do", "Donnerstag"],
  ["fr", "Freitag"],
  ["sa", "Samstag"],
  ["so", "Sonntag"],
];
const months = [
  "Januar",
  "Februar",
  "März",
  "April",
  "Mai",
  "Juni",
  "Juli",
  "August",
  "September",
  "Oktober",
  "November",
  "Dezember",
];
const month = `(?:${months.join("|")})`;
const weekday =
  "(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)(?:s|e|en)?(?:abend|nachmittag|vormittag|mittag|morgen)?";
const short = weekdays.map(([day]) => day).join("|");
const shorts = new RegExp(
  String.raw`(?<![\p{L}.-])(${short})\b\.?(?=\s?(?:[-–+&/,]|bis|und|u\.)\s?(?:${short})\b|\s?\d|\s(?:ab|von|um|bis)\s\d)|(?<=(?:tag|woch|\b(?:${short})\.?)\s?(?:[-–+&/,]|bis|und|u\.)\s?|\b(?:jeden|am|jeder|nur|diesen|nächsten|ab|bis|immer|auch|jed\.) )(${short})(?![\p{L}’-])\.?`,
  "giu",
);

const clock = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?: Uhr)?)`;
const sureClock = String.raw`(?:\d{1,2}(?:[:.]\d{2})? Uhr)`;
const span = String.raw`\s?(?:-|–|bis)\s?`;
const days = `(?:${weekday}|(?:werk|feier|wochen)tags)`;
const date = String.raw`\d{1,2}\.(?: ?(?:und|bis|-|–|\+|&) ?\d{1,2}\.)? ${month}(?: \d{4})?`;
const sureTime = [
  String.raw`${days}(?:(?:${span}|,? und |, ?|\s?[&+/]\s?)${days})*`,
  String.raw`${date}(?:${span}${date})?`,
  String.raw`(?:im|ab|bis|Ende|Anfang|Mitte|ganzen) ${month}(?: \d{4})?`,
  String.raw`${clock}${span}${sureClock}`,
  sureClock,
  String.raw`(?:täglich|rund um die Uhr|Tag und Nacht|am Wochenende|an den? Wochenenden?|werktags|feiertags|heute|morgen|ganzjährig|jeden Tag|jede Woche|jedes Wochenende|24 Stunden(?: am Tag| täglich)?|24/7|7 Tage(?: die Woche)?|dieses Wochenende|diese Woche|nächste Woche|ab sofort|ohne Ruhetag)`,
].join("|");
const lead = String.raw`(?:(?:geöffnet|offen|jeden|jede|am|an|ab|bis|vom|von|zum|zur|zwischen|um|nur|immer|noch|diesen|dieses|nächsten|im|auf|und|Ende|Anfang|Mitte|den|dem|ersten|letzten|bis zum|Einlass|Beginn|Start|sonn- und)\s)`;
const time = new RegExp(
  String.raw`(?<![\p{L}\d€$.])${lead}{0,3}(?:${sureTime})${repeated(String.raw`\s?(?:,|und|von|um|ab|bis|jeweils|zum)?\s?${lead}{0,2}(?:${sureTime}|${clock}${span}${clock}|abends?|früh|morgens|vormittags|nachmittags|nachts|mittags)`)}(?![\p{L}\d%€])`,
  "iu",
);

function timePhrase(typed: string): string {
  const text = typed
    .replaceAll(/(?<=^| )(?:geöffnet|offen|beginn) /gi, "")
    .replaceAll(
      /(?<!\p{L})(?:Montags|Dienstags|Mittwochs|Donnerstags|Freitags|Samstags|Sonntags)(?!\p{L})/gu,
      (day) => day.toLowerCase(),
    )
    .replaceAll(/\s?[-–]\s?(?=\d|\p{Lu}|\p{Ll}+s\b)/gu, " bis ")
    .replaceAll(/(?<=\p{L})\s?[+&/]\s?(?=\p{L})/gu, " und ")
    .replaceAll(/\b(\d{1,2})\.(\d{2})(?= Uhr| bis)/g, "$1:$2")
    .replaceAll(/(?<=\d)\.? bis (\d{1,2})\. (?=\p{Lu})/gu, ". bis $1. ")
    .replaceAll(/\b(\d{1,2}(?::\d{2})?)(?: Uhr)? bis (\d{1,2}(?::\d{2})?)(?! ?Uhr|[\d.:])/g, "$1 bis $2 Uhr")
    .replaceAll(/(\d) Uhr bis (\d{1,2}(?::\d{2})? Uhr)/g, "$1 bis $2")
    .replaceAll(
      /(?<=\p{L}s?|\p{L},) (?=\d{1,2}(?::\d\d)? bis \d{1,2}(?::\d\d)? Uhr)/gu,
      (_, at: number, all: string) =>
        /(?:von|vom|ab|um|bis|zwischen)$/.test(all.slice(0, at)) ? " " : " von ",
    )
    .replaceAll(
      new RegExp(String.raw`(?<=tags?|woch|${month}|täglich),? (?=\d{1,2}(?::\d\d)? Uhr)`, "gu"),
      " um ",
    )
    .replaceAll(/,(?= (?:von|um) )/g, "")
    .replaceAll(
      new RegExp(String.raw`(\d{1,2}\.) (?:und|\+|&) (\d{1,2}\. (${month}))`, "gu"),
      "$1 $3 und am $2",
    );
  if (/^start /i.test(text)) return timePhrase(text.replace(/^start /i, "")).replace(/^am /, "ab dem ");
  if (/^24\/7|^24 Stunden(?: am Tag| täglich)?$/i.test(text)) return "rund um die Uhr";
  if (/^am (?=\p{Ll}+tags|mittwochs)/u.test(text)) return text.slice(3);
  if (/^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag) bis /.test(text))
    return text.replaceAll(
      /\b(Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\b/g,
      (day) => `${day.toLowerCase()}s`,
    );
  if (
    new RegExp(String.raw`^(?:${weekday}|\d{1,2}\. ?(?:und|bis|-|–)? ?(?:\d{1,2}\. )?${month})`, "u").test(
      text,
    )
  )
    return / bis (?:zum )?\d{1,2}\. \p{L}/u.test(text) && /^\d/.test(text)
      ? `vom ${text.replace(/ bis (?=\d{1,2}\. \p{L})/u, " bis zum ")}`
      : `am ${text}`;
  if (/^\d{1,2}(?::\d\d)? bis /.test(text)) return `von ${text}`;
  if (/^\d{1,2}(?::\d\d)? Uhr/.test(text)) return `um ${text}`;
  if (/^(?:Ende|Anfang|Mitte)/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const street = String.raw`(?!(?:Floh|Weihnachts|Super|Bau|Trödel|Getränke|Garten|Bio|Freizeit|Tier|Kletter)(?:markt|park))\p{Lu}[\p{L}.-]*(?: \p{Lu}[\p{L}-]+)?(?:straße|str\.|str|weg|platz|allee|gasse|ring|damm|ufer|markt|chaussee|steig|pfad|park| ?(?:Straße|Str\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer|Markt|Chaussee))`;
const town = String.raw`(?:${germanTowns})(?:[- ]\p{Lu}\p{Ll}+)?`;
const place = new RegExp(
  [
    String.raw`^(?:(?:in|im|am|an|auf|bei|beim|gegenüber|neben|hinter|nahe|vor) (?:der |dem |den )?)?${street}(?: \d{1,4} ?[a-z]?(?![\p{L}\d]))?(?:,? (?:(?:in )?\d{5} )?(?:in )?\p{Lu}[\p{L}-]+){0,2}$`,
    String.raw`(?:^|(?<=\p{L} |,))(?:direkt |gleich |nur |mitten )?(?:gegenüber|neben|hinter|nahe|in der nähe|am|an der|beim|vor dem|vor der|auf dem|auf der) (?!Wochenende|Abend|Morgen|Tag|Nachmittag|\p{L}+tag)(?:von |vom |der |dem |des )?(?:\p{Lu}[\p{L}.-]*(?: |$)){1,4}(?:(?:in|an der) \p{Lu}\p{L}+)?$`,
    String.raw`(?:^|(?<=\p{L} |,))(?:nur |mitten |direkt )?(?:in der |in|im Raum|im Großraum|im Kreis|im Landkreis|rund um|in und um|um|bei|aus) (?!\p{Lu}\p{L}+(?:ung|heit|keit|form|größen|farben|zeit|euro|minuten|tagen|wochen|stunden|monaten|jahren)\b)\p{Lu}[\p{L}.-]+(?:(?: am| an der| im| ob der| vor der)? \p{Lu}[\p{L}-]+)?(?:(?: und|,) \p{Lu}[\p{L}-]+)*$`,
    String.raw`^(?:Raum|Großraum|Kreis|Landkreis) \p{Lu}.{2,40}$`,
    String.raw`^\d{5} \p{Lu}[\p{L}-]+$`,
  ].join("|"),
  "u",
);

function placePhrase(typed: string): string {
  const text = typed
    .replaceAll(/\b\d{5} /g, "")
    .replaceAll(/str\.(?=[ ,]|$)/gu, "straße")
    .replaceAll(/Str\.(?=[ ,]|$)/gu, "Straße")
    .replace(/^(?:Treffpunkt|Adresse|Ort)(?: ist)?:? /iu, "")
    .replace(/(?<=\d ?[a-z]?|straße|gasse|platz|weg|allee|markt), (?=\p{Lu}[\p{L}-]+$)/iu, " in ")
    .replace(/^(\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)+), (?=\p{Lu}[\p{L}-]+$)/u, "$1 und ")
    .replace(/^aus (?=\p{Lu})/u, "in ");
  if (
    /^(?:in|im|am|an|auf|bei|beim|gegenüber|neben|hinter|nahe|vor|direkt|gleich|nur|mitten|rund|um)\b/i.test(
      text,
    )
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:Raum|Großraum|Kreis|Landkreis) /.test(text)) return `im ${text}`;
  const [, venue, rest = ""] = /^(\p{Lu}\p{L}*)(?:$| (.+)$)/u.exec(text) ?? [];
  const gender = venueGender(venue ?? "");
  if (gender !== undefined)
    return `${gender === "f" ? "in der" : "im"} ${venue}${rest === "" ? "" : /^\p{Lu}/u.test(rest) ? `, ${rest}` : ` ${rest}`}`;
  const [name = ""] = text.split(/ \d|, | in /);
  if (/(?:straße|allee|gasse|chaussee)$/i.test(name)) return `in der ${text}`;
  if (/(?:weg|steig|pfad)$/i.test(name)) return `im ${text}`;
  if (/(?:platz|ring|damm|ufer|markt|park)$/i.test(name)) return `am ${text}`;
  return `in ${text}`;
}

export const readGerman: ReadingTable = {
  shorthand: [
    [/(?<=\d ?€) ?\/ ?(?=\d)/g, " für "],
    [/(?<=\d) ?J\.?(?=[\s,)]|$)/g, " Jahren"],
    ...germanShortForms,
    [/(?<!\p{L})S?Fr\.? ?(\d{3,}|\d+(?=\.[-–]|\.\d\d\b(?! ?Uhr)))(?:\.[-–]+)?/gu, "$1 Franken"],
    [/(?<!\p{L})tägl\./giu, "täglich"],
    [/(?<!\p{L})(\p{Lu}\p{Ll}{3,})\/-?in(?![\p{L}-])/gu, "$1 oder $1in"],
    [/(?<!\p{L})od\.(?= )/gu, "oder"],
    [/ (?:→|=>|=) (?=\p{L})/gu, ", "],
    [/(?<= )Str\.(?= |$)/gu, "Straße"],
    [/(?<=\p{Ll})str\.(?= |$)/gu, "straße"],
    [/(?<=^|[\s(])\+ ?(?=\d[\d.]* \p{L}{4})/gu, "mehr als "],
    [shorts, (found) => weekdays.find(([day]) => found?.toLowerCase().startsWith(day))?.[1] ?? found ?? ""],
    [
      /\b(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b/g,
      (day) => (day ?? "").charAt(0).toUpperCase() + (day ?? "").slice(1),
    ],
    [
      /\b(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/gi,
      (name) => (name ?? "").charAt(0).toUpperCase() + (name ?? "").slice(1).toLowerCase(),
    ],
    [
      /(?<=\d\. ?|(?:bis|ab|im|ende|anfang|mitte) )(jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)\b\.?/gi,
      (found) =>
        months.find((name) =>
          name.toLowerCase().startsWith((found ?? "").toLowerCase().replace(".", "").slice(0, 3)),
        ) ??
        found ??
        "",
    ],
    [
      /(?<![\d.,])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?:(?:20)?\d{2}(?!\d))?(?=[\s,;)]|$|-|–)/g,
      (_, day, at) => `${Number(day)}. ${months[Number(at) - 1]}`,
    ],
    [
      /(?<![\d.,])(0?[1-9]|[12]\d|3[01])\.(?=\s?(?:\+|&|-|–|und|bis|\/)\s?\d{1,2}\. \p{Lu})/gu,
      (_, day) => `${Number(day)}.`,
    ],
    [/(\d)\s?h\b(?!\w)/g, (_, digit) => `${digit} Uhr`],
    [/\b24 Uhr(?=-|\s?(?:notdienst|service|dienst|erreichbar|geöffnet|am tag|offen|$|,|!))/gi, "24 Stunden"],
    [/(\d)uhr\b/gi, "$1 Uhr"],
    [/(?<=\d )uhr\b/g, "Uhr"],
    [/\b(?:ca|circa)\b\.?(?= ?\d)/gi, "rund"],
    [/\binkl\b\.?/gi, "inklusive"],
    [/\bzzgl\b\.?/gi, "zuzüglich"],
    [/\bmwst\b\.?/gi, "Mehrwertsteuer"],
    [/\btgl\b\.?/gi, "täglich"],
    [/\bwö(?:chtl)?\b\.?/gi, "wöchentlich"],
    [/\binnerh\b\.?/gi, "innerhalb von"],
    [/\binnerhalb (?=\d)/gi, "innerhalb von "],
    [/\bpro whg\b\.?/gi, "pro Wohnung"],
    [/\bwhg\b\.?/gi, "Wohnung"],
    [/(?<=\d) ?(?:qm|m²|m2)\b/g, " Quadratmeter"],
    [/(?<=\d) ?km\b/g, " Kilometer"],
    [/(?<=\d) ?kg\b/g, " Kilo"],
    [/(?<=\d) ?(?:stk|stck)\b\.?/gi, " Stück"],
    [/(?<=\d) ?(?:min|mins)\b\.?/gi, " Minuten"],
    [/\b1 Minuten\b/g, "1 Minute"],
    [/(?:\/|pro |je |die |in der ) ?(?:std|stunde|h)(?!\p{L})\.?/giu, " pro Stunde"],
    [/(?<=\d) ?(?:std|stdn)\b\.?/gi, " Stunden"],
    [/\bstd\b\.?/gi, "Stunden"],
    [/\/ ?(?:mon|monat|mtl)\b\.?/gi, " pro Monat"],
    [/\bmtl\b\.?|\bmonatl\b\.?/gi, "pro Monat"],
    [/\/ ?(?:wo|woche)\b\.?/gi, " pro Woche"],
    [/\/ ?(?:jahr)\b/gi, " pro Jahr"],
    [/\/ ?(?:tag)\b/gi, " pro Tag"],
    [
      /\/ ?(?:nacht|person|stück|kilo|paar|platz|raum|zimmer|karte|kind)\b/gi,
      (found) =>
        ` pro ${(found ?? "").replace(/^\/ ?/, "").replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`,
    ],
    [/\bp\.? ?p\.?(?=[\s,;)]|$)/gi, "pro Person"],
    [/\bpro pers\b\.?/gi, "pro Person"],
    [/(?<=\d|€) ?(?:euro|eur)\b/gi, " Euro"],
    [/(\d),-+ ?(?:€|Euro)?/g, "$1 €"],
    [/\bmind\b\.?(?= ?\d)/gi, "mindestens"],
    [/\bmax\b\.?(?= ?\d)/gi, "maximal"],
    [/\bgg\b\.? /gi, "gegen "],
    [/\btel\b\.?:? ?/gi, "Telefon "],
    [/\b(?:fa)\. /gi, "Firma "],
    [/(?<= )u\.(?= )/g, "und"],
    [/(?<= )m\.(?= )/g, "mit"],
    [/(?<= )o\.(?= )/g, "ohne"],
    [/(?<= )f\.(?= )/g, "für"],
    [/\bevtl\b\.?/gi, "eventuell"],
    [/\bz\. ?b\. /gi, "zum Beispiel "],
    [/\bb\. ?/g, "b."],
    [/\bwhats ?app\b|\bwapp\b/gi, "WhatsApp"],
    [/% (?:reduziert|günstiger|billiger|nachlass|off|weniger)\b/gi, "% Rabatt"],
    [/(?<=\d) ?prozent\b/gi, " %"],
    [/\b(?:spare?n?(?: sie)?) (?:bis zu )?(\d{1,2} ?%)(?! Rabatt)/gi, "$1 Rabatt"],
    [/(\d{1,2} ?%)(?= auf )/g, "$1 Rabatt"],
    [/ ?\((?:m|w|d)\/(?:m|w|d)\/(?:m|w|d|x)\)/gi, " m/w/d"],
    [
      /(?<=\p{L})\/-?innen\b|(?<=\p{L})[*:_]in(?:nen)?\b/gu,
      (found) => ((found ?? "").endsWith("nen") ? "innen" : "in"),
    ],
    [/(?<!\d)(\d{1,5}(?:,\d\d)?) statt (\d{1,5}(?:,\d\d)?) ?(€|Euro)/g, "$1 $3 statt $2 $3"],
    [/\beff\b\.?(?= jahreszins)/gi, "effektivem"],
    [
      /(?<=pro |je )(meter|stunde|person|stück|kilo|monat|woche|nacht|tag|jahr|paar|raum|zimmer|karte|kind|liter|auto)(?!\p{L})/gu,
      (unit) => (unit ?? "").replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
    ],
    [/\bwaschen,? schneiden,?(?: und)? föhnen\b/gi, "Waschen, Schneiden und Föhnen"],
    [/(?<=^\p{L}+ bis zu \d{1,2}) ?%$/gu, "% Rabatt"],
    [/(?<![\p{L}\d])[-–−] ?(?=\d{1,2} ?% Rabatt)/gu, ""],
    [/(?<=\d) ?l(?= |$)/g, " Liter"],
    [
      /(?<=\d) (?:monat|minute|stunde|tag|jahr)en\b/g,
      (found) => (found ?? "").replace(/\p{Ll}/u, (letter) => letter.toUpperCase()),
    ],
    [/ ?& ?| \+ (?=\p{L})/gu, " und "],
    [/(?<=\p{L})\+(?=\p{L})/gu, " und "],
  ],
  abbreviation:
    /(?:^|[\s(/.-])(?:(?:[Dd]r|[Hh]r|[Ff]r|[Pp]rof|[Nn]r|[Kk]l|[Mm]onatl|[Kk]ostenl|[Mm]ögl|[Mm]gl|[Jj]ährl|[Ww]öchentl|[Rr]|[Ww]o(?=\.,)|[Tt]ägl|[Zz]ielgr|[Ss]t|[Ss]tr|[Tt]el|[Cc]a|[Zz]|[Bb]zw|[Ii]nkl|[Dd]urchschn|[Zz]zgl|Lj|[Üü]bertarifl|[Ee]vtl|[Gg]gf|[Mm]ax|[Mm]ind|[Mm]in|[Ee]xkl|[Ee]ff|[Ff]am?|[Gg]g|[Uu]sw|[Oo]d|[Uu]|[Mm]|[Oo]|[Ff]|[Ee]|[Vv]|[Bb]|[Pp]|[Mm]io|[Tt]sd|[Ii]nnerh|[Jj]an|[Ff]eb|[Oo]kt|[Nn]ov|[Dd]ez|[Aa]ug|[Ss]ep|[Ss]ept|[Mm]o|[Dd]i|[Mm]i|[Dd]o|[Ss]a|[Ss]o|[Gg]eb|[Ii]nh|[Hh]bf|\p{L}{3,}str)\.[\s\S]{0,2}|(?:[Ss]td|[Ww]hg|[Tt]gl|[Mm]tl|[Mm]wSt|[Ss]tk|[Ss]tck)\.(?!\s\p{Lu})[\s\S]{0,2})$/u,
  ordinal:
    /(?:^|[^\d.,\p{L}])\d¦ ?(?:jahr|lehrjahr|ausbildungsjahr|stunde|termin|monat|klasse)|(?:^|[^\d.,\p{L}])\d{1,2}¦ ?(?:januar|februar|märz|april|mai|juni|juli|august|sept|okt|nov|dez|jan|feb|jun|jul|aug|(?:und|bis|u\.|[-–+&/]) ?\d{1,2}\.)|(?:^|[^\d.,])\d{1,2}\.\d{1,2}¦(?:[ ,]|$|[-–])|(?:^|[^\d.,])\d{1,2}¦\d{1,2}\./iu,
  range: new RegExp(
    String.raw`(?:^|[^\p{L}])(?:(?:${short})\p{L}{0,8}|uhr|\d)\.?\s[-–—]+\s(?:(?:${short})|\d)`,
    "iu",
  ),
  fragmentBreak:
    / \/ |(?<!\d \p{L}{1,20}|für \S{1,20}|(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)) \+ (?=\p{L})|, (?!\d (?:gratis|geschenkt|kostenlos))(?:und |sowie )?|,(?=\p{L})| sowie /iu,
  labels: [
    [
      "required",
      /^(?:pflicht\p{L}*|rechtlich\p{L}*(?: hinweis)?|gesetzlich\p{L}*(?: hinweis)?|hinweis|disclaimer|kleingedrucktes|verpflichtend|muss (?:rein|gesagt werden|am ende|zum schluss|wörtlich|dabei).{0,20}|(?:am|ans|zum) (?:ende|schluss)(?: .{0,30})?|wörtlich|bitte wörtlich|schlusssatz|wichtig am (?:ende|schluss)|muss(?: unbedingt)? (?:rein|drin sein))(?: .{0,25})?$/iu,
    ],
    ["slogan", /^(?:unser |der )?(?:slogan|claim|motto|werbespruch)(?: ist| lautet)?$/i],
    [
      "avoid",
      /^(?:nicht sagen|bitte nicht sagen|nicht erwähnen|auf keinen fall|tabu|vermeiden|verboten|no-?gos?|nicht verwenden|keinesfalls)(?: .{0,20})?$/i,
    ],
    ["audience", /^(?:zielgruppe|hörer|für wen)$/i],
    [
      "instruction",
      /^(?:ton|tonalität|tonfall|stil|stimmung|stimme|sprecher(?:in)?|musik|länge|format|dauer|idee|konzept|anmerkung(?:en)?|notiz|ps|p\.s|briefing|spot|anweisung|wunsch|info(?: an .*)?|hintergrund|regie)$/iu,
    ],
    [
      "contact",
      /^(?:kontakt|telefon|anruf|web|website|webseite|mail|e-mail|anmeldung|infos?|bewerbung|buchung|bestellung|cta|call to action)$/i,
    ],
    ["where", /^(?:wo|ort|adresse|standort|treffpunkt|anschrift)$/i],
    ["when", /^(?:wann|öffnungszeiten|zeiten|termin|datum|uhrzeit|beginn|geöffnet)$/i],
    ["offer", /^(?:angebot|aktion|preis|preise|rabatt|kosten|eröffnungsangebot|sonderangebot)$/i],
    ["what", /^(?:was|produkt|leistung(?:en)?|angeboten wird|wir bieten|firma|thema|event|veranstaltung)$/i],
    ["proof", /^(?:bieten|vorteile?|besonderheit(?:en)?|usp|highlights?|extras?|das gibt’s|programm)$/i],
    ...formLabels,
  ],
  instruction: germanInstruction,
  segmenting: segmentingOf("de", { tagger: tagByEnding, joining: "und|oder|aber|sowie" }),
  retraction:
    /(?:^|\s)(?:(?:das |dies |es )?(?:bitte )?(?:aber )?(?:nicht|nie) (?:sagen|erwähnen|vorlesen|nennen|reinschreiben|reinnehmen|schreiben|bringen|veröffentlichen|in den spot)(?: bitte)?|muss nicht (?:rein|(?:gesagt|genannt|erwähnt|vorgelesen) werden)|nur zur info|nur für (?:euch|sie|dich)|unter uns|intern|lieber nicht|kann (?:weg|raus)|weglassen|gehört nicht rein)$|^das (?:aber )?(?:bitte )?nicht (?:sagen|erwähnen|vorlesen|nennen)/iu,
  insistence:
    /^(?:das |dies |die zeile |der satz )?(?:bitte |unbedingt )*(?:muss|müsst ihr|müssen sie|sollte|soll) (?:unbedingt |auf jeden fall |zwingend |auch )?(?:rein|gesagt werden|erwähnt werden|drin sein|dabei sein|vorkommen|mit rein)|^(?:ist )?(?:ganz |sehr )?(?:wichtig|pflicht)$|^(?:bitte )?unbedingt (?:erwähnen|sagen|nennen)|^(?:das |dies )?(?:bitte )?nicht (?:verschweigen|vergessen|unterschlagen)(?!\p{L})/iu,
  mustSuffix:
    /,? (?:muss|müssen|soll|sollen|sollte) (?:unbedingt |auf jeden fall |zwingend |wörtlich |am ende |bitte |auch )*(?:rein|gesagt werden|erwähnt werden|drin sein|dabei sein|vorkommen)$|, das (?:bitte )?nicht (?:verschweigen|vergessen|unterschlagen)$/iu,
  avoid: [
    /(?:nicht|nie|kein(?:e|en)?|ohne|niemals|vermeiden) (?:(?:die |das )?(?:wörter|worte|wort|begriffe?) |das |von |als |mit )?(?<words>["“„][^.]{2,120})/iu,
    /(?<words>(?:["“„][^"“”]{2,60}["“”](?:, | oder | und )?)+) (?:bitte )?(?:nicht|nie|niemals|vermeiden|weglassen)/iu,
    /(?:nicht|nie|niemals|keinesfalls) (?:sagen|erwähnen|schreiben|verwenden|benutzen|nennen):? (?:dass )?(?<words>.{2,80})/iu,
    /(?:die |das )?(?:wörter|worte|wort|begriffe?) (?<words>.{2,60}?) (?:bitte )?(?:nicht|nie|vermeiden|weglassen)/iu,
    /^(?:bitte )?(?<words>\p{L}[\p{L} -]{2,40}?) (?:bitte )?(?:nicht|nie) (?:sagen|erwähnen|nennen|verwenden|benutzen|schreiben)/iu,
  ],
  or: /,? (?:oder|und|noch|nicht|kein|keine) |, ?|\/| (?:weil|denn|da|sonst|das)\b.*$/i,
  lead: /^(?:(?:hey|achtung|also|und|ach|oh|ja|so|hallo|hi|moin|servus|guten tag|okay|ok|außerdem|ach ja|übrigens|wichtig|nicht vergessen|bitte)[,:! ]+)*(?:(?:bitte |unbedingt |gerne? |auch |noch )*(?:erwähnen|sagen|betonen|reinschreiben|dazu sagen|nicht vergessen)(?: dass|,? dass|:)? |(?:wir|ich) (?:brauchen?|möchten?|wollen?|will|hätten? gern(?:e)?|suchen?) (?:bitte )?(?:einen?|nen|ne) (?:kurzen |neuen |lustigen |netten |schönen )*(?:radiospot|spot|werbespot|radiowerbung|funkspot|text|werbung)(?: für)? |(?:radio|werbe|funk)?(?:spot|werbung|radiowerbung) (?:für|zu|über) )?(?:(?:unsere[nm]?|meine[nm]?) (?=\p{L}+$))?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:lol|haha+|hihi|grins|lg|vg|mfg|danke(?: schon mal| im voraus)?|halt|eben mal|ne|gell|oder so|usw|etc|und so weiter|xd)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.,!]+(?=$|\s))?/giu,
  opening:
    /(?:anfangen|beginnen|starten|start|einstieg|los) mit(?: (?:der|einer) (?:frage|zeile))?(?: (?:wie|à la))?:? ["“„](?<words>[^"“”]{3,120})["“”]/iu,
  closing: /(?:enden|aufhören|schließen|schluss|ende) mit:? ["“„](?<words>[^"“”]{3,120})["“”]/iu,
  angles: [
    [
      /(?:mit (?:einer )?frage (?:anfangen|beginnen|starten|einsteigen)|(?:anfang|einstieg|start).{0,12} frage)/i,
      "question",
    ],
    [/mit (?:dem )?(?:preis|angebot|rabatt) (?:anfangen|beginnen|starten)/i, "offer"],
  ],
  required:
    /^(?:zu risiken und nebenwirkungen|es gelten (?:die|unsere)|agb|teilnahmebedingungen|(?:nur )?solange (?:der )?vorrat|angebot (?:gilt|gültig)|nicht (?:mit anderen|kombinierbar)|nur (?:einmal|ein) .{3,20} pro (?:person|haushalt)|ab 18|(?:kein verkauf|keine abgabe) |bonität|effektiver jahreszins|repräsentatives beispiel|irrtümer|glücksspiel kann|spielteilnahme|anzeige\b|im auftrag|verantwortlich (?:für|im)|die kapitalanlage|frühere wertentwicklung|kapitalmarkt|alle preise inklusive|vorbehaltlich|änderungen vorbehalten|kostenpflichtig|teilnahme ab|wahlwerbung|bezahlt von)/iu,
  requiredInFull: [
    [/^\(?m\/w\/d\)?$/i, "Willkommen sind alle: m/w/d."],
    [/^(?:nur )?solange (?:der )?vorrat(?: reicht)?$/i, "Solange der Vorrat reicht."],
    [/^(?:es gelten (?:die|unsere) agb|agb)$/i, "Es gelten die AGB."],
    [/^(?:irrtümer vorbehalten|irrtum vorbehalten)$/i, "Irrtümer vorbehalten."],
  ],
  verbs: [
    ["whatsapp", /whats\s?app/i],
    ["text", /\bsms\b/i],
    ["apply", /bewerb/i],
    ["tickets", /ticket|\bkarten\b|vorverkauf|\bvvk\b/i],
    ["order", /bestell|vorbestell/i],
    ["register", /anmeld|registrier/i],
    ["book", /buch(?:en|ung|bar|t)|termin|reservier/i],
    ["donate", /spende/i],
    ["download", /herunterladen|download|\bapp store\b/i],
    ["listen", /\b(?:hören|anhören|podcast)\b/i],
    ["call", /telefon|anruf|rufen|\bruf\b/i],
    ["visit", /besuch|\bauf\b|unter|infos?/i],
  ],
  contactWords:
    /(?<!\p{L})(?:telefon\p{L}*|anruf\p{L}*|rufen?|sie|uns|an|per|über|via|unter|auf|oder|und|whatsapp|sms|mail|e-mail|schreib\p{L}*|termine?|terminvereinbarung|vereinbaren|buchen|buchung|buchbar|bestell\p{L}*|bewerb\p{L}*|anmeld\p{L}*|reservier\p{L}*|tickets?|karten|vorverkauf|infos?|informationen|mehr|kontakt|jetzt|einfach|gern|gerne|nur|online|web|website|webseite|homepage|internet|instagram|facebook|bei|beim|im|in|der|die|den|das|ist|nummer|mobil|handy|mo\p{L}*|bis|ab|zur|zum|für|von|weitere|alle|es|gibt|unser\p{L}*|shop|onlineshop|app|hotline|besuch\p{L}*|kostenlos\p{L}*|erreichbar|am|hier|auch|einen|ein|eine|fragen|beratung|ihr|könnt|euch|jederzeit|man|kann|können|sich|mit|nach|bitte|wir|sind|ich|herunterladen|runterladen|vorbeikommen|nehmen|auch|aufbau)(?!\p{L})/giu,
  from: /(?:^|\s)(?:schon ab|bereits ab|ab nur|ab|startet bei|beginnt bei)$/i,
  attribution:
    /["“”],? (?:sagt|sagte|so|erklärt|betont)(?!\p{L})|(?<!\p{L})(?:sagt|sagte|erklärte|betonte) (?:\p{Lu}|die|der)/u,
  tail: /^(?:bei (?:leichten|akuten|schweren|starken|trockene[nmr]|\p{Lu}\p{L}+(?:schmerzen|beschwerden|entzündungen?))|inklusive|zuzüglich|ausgenommen|außer|nur (?:für|bei|mit|im|in)|bei (?:abnahme|barzahlung|buchung|vorlage|abschluss)|statt|ab dem?|pro|je|vorher|bisher|m\/w\/d|mit (?:gutschein|code))/iu,
  off: /^\s?(?:rabatt|preisnachlass|ersparnis|skonto)\b/i,
  per: /^(?:\s?(?:effektivem|pro|je|im|in der|für|inklusive|zuzüglich|bei|statt|auf|die|das|mit|brutto|netto|plus|alles|bis|am|jährlich|monatlich|täglich|der|ab|mehr|komplett|jeweils|\()|,)/iu,
  offer:
    /(?:gratis|kostenlos|geschenkt|geschenk|rabatt|umsonst|kostenfrei|aktion|gutschein|sparen|reduziert|angebot|\d für \d|\d\+\d|zum preis von|halber preis|bonus|prämie|eintritt frei|freier eintritt|festpreis|frei haus|ausverkauf|schlussverkauf|räumungsverkauf|zuschlag)/iu,
  proof:
    /(?:seit (?:19|20)\d\d|seit \d+ jahren|\d+ jahre|erfahrung|meister|geprüft|zertifiziert|familien|ausgezeichnet|garantie|regional|hausgemacht|handgemacht|eigene[rmn]?|tüv|bewertung|sterne|testsieger|traditio)/iu,
  audience: /^(?:für |ideal für )/i,
  benefit:
    /^(?:kein\p{L}*|ohne) (?!erfahrung|hunde|tiere|karten|parkplätze|gewähr|rückgabe|umtausch|kinder)/iu,
  event:
    /(?:fest|festival|markt|basar|konzert|messe|party|feier|lauf|turnier|ausstellung|flohmarkt|tag der offenen tür|workshop|eröffnung|schlussverkauf|ausverkauf|räumungsverkauf|kurs|seminar|vortrag|abend|show|theater|kino|lesung|infotag|infoabend|tombola|umzug|kirmes|börse|aktionstag|aktionswoche|spendenaktion|brunch)(?!\p{L})/iu,
  time,
  timePhrase,
  place,
  placePhrase,
  barePlace: new RegExp(
    String.raw`(?:(?<=\p{L}{3} )(?<!(?:im|am|in der|an der|beim|zum|vom) \p{L}{2,20} )|^)${town}(?:(?:,| und|/| oder) ?(?:${town}|Umgebung|Umland|Umkreis))*$`,
    "u",
  ),
  hiring:
    /(?:^|\s)(?:suchen|sucht|azubis?|auszubildende|mitarbeiter\p{L}*|aushilfe\p{L}*|fachkr\p{L}*|m\/w\/d|verstärkung|ausbildung|minijob\p{L}*|fahrer|stelle)(?!\p{L})/iu,
  speakers: {
    one: /(?<!\p{L})(?:ich|mein|meine|meinen|meiner|mir|mich)(?!\p{L})/iu,
    many: /(?<!\p{L})(?:wir|uns|unser\p{L}*)(?!\p{L})/iu,
  },
  depends:
    /^(?:das(?= (?:ist|sind|gilt|gibt|kostet|geht|macht|läuft|dauert|heißt|alles|beinhaltet) )|es|diese[rsnm]?|er|sie|dazu|dabei|dann|danach|und das)(?!\p{L})/iu,
  saidOnce: / ?m\/w\/d(?!\p{L})/gu,
  dangling:
    /(?:^| )(?:für|und|oder|von|vom|zum|zur|im|am|beim|sowie|der|die|das|dem|den|ein|eine|einen|eine\/n)$/u,
  negative: /^(?:keine?[nmrs]?|ohne|nicht|nie)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:wir|uns|unser\p{L}*|ich|mein\p{L}*)(?!\p{L})/iu,
  notice: /keine werbung|öffentliche bekanntmachung|amtliche mitteilung|öffentlicher hinweis/i,
  verbBehind:
    /^(?: (?:in|aus) \p{Lu}[\p{L}-]+)? (?!(?:seit|mit|zwischen|neben|wegen|gegen|direkt|sowie|samt)(?!\p{L}))\p{Ll}{2,}(?:t|en) /u,
  isTypedSentence: isGermanSentence,
  parse: parseGerman,
  recase: recaseGerman,
};
