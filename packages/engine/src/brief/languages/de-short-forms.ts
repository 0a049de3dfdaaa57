import type { ReadingTable } from "../reading-table.ts";

/** Adverbs and prepositions that are abbreviated with a full stop. */
const longForms: Readonly<Record<string, string>> = {
  monatl: "monatlich",
  jährl: "jährlich",
  wöchentl: "wöchentlich",
  kostenl: "kostenlos",
  mögl: "möglich",
  mgl: "möglich",
  tgl: "täglich",
  zzgl: "zuzüglich",
  durchschn: "durchschnittlich",
  ca: "circa",
};

/** The river after the name of a town: "Halle/Saale". */
const river =
  /\/(?:Main|Oder|Saale|Donau|Neckar|Elbe|Elster|Havel|Spree|Isar|Inn|Lech|Lahn|Ruhr|Weser|Aller|Ems|Mosel|Rhein|Fulda|Werra|Unstrut|Neiße|Mulde)$/u;

const stemOf = (noun: string) => noun.normalize("NFD").replaceAll(/\p{M}/gu, "").slice(0, 3);

/** True for a town with its river, or for both forms of a noun: "Koch/Köchin". */
const isOneThing = (typed: string) =>
  river.test(typed) ||
  typed
    .split("/")
    .some(
      (noun, at, nouns) =>
        /(?:in|innen|frau|mann)$/u.test(noun) && at > 0 && stemOf(noun) === stemOf(nouns[at - 1] ?? ""),
    );

/** Abbreviations used in German notes, spelled out. */
export const germanShortForms: ReadingTable["shorthand"] = [
  [
    /(?<=\d{1,3}er)[ -]?(karte|packung|pack|ticket|abo)(?!\p{L})/giu,
    (typed = "") => {
      const noun = typed.replace(/^[ -]/, "");
      return `-${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
    },
  ],
  [/(?<!\p{L})kostenl\.(?= ?\p{L}{0,20}(?:ung|stunde|fahrt|probe|montage)(?!\p{L}))/giu, "kostenlose"],
  [
    /(?<!\p{L})(monatl|jährl|wöchentl|kostenl|mögl|tgl|mgl|zzgl|durchschn|ca)\.(?= ?[\p{L}\d]|$|[,)\n])/giu,
    (typed = "", short = "") => longForms[short.toLowerCase()] ?? typed,
  ],
  [/(?<!\p{L})i\. ?d\. ?R\.?(?!\p{L})/giu, "in der Regel"],
  [/(?<!\p{L})übertarifl\.(?= ?\p{Lu}\p{L}*ung(?!\p{L}))/gu, "übertarifliche"],
  [/^(?:zwei|drei) (?:dinge|sachen): /giu, ""],
  [/^(?:mit )?(?:dem )?code (\S+) ?= ?(\d.{2,40})$/giu, "es gibt $2 mit dem Code $1"],
  [/(?<=(?:tags?|uar|ärz|ril|Mai|uni|uli|ust|ber) von \d{1,2} bis \d{1,2})(?=$|,)/gu, " Uhr"],
  [/(?<!\p{L})Fam\. ?(?=\p{Lu})/gu, "Familie "],
  [/(?<!\p{L})FS(?= (?:Kl\b|Klasse|[A-E]{1,2}\d?(?!\p{L})))/gu, "Führerschein"],
  [/(?<!\p{L})Kl\. ?(?=\d|[A-E]{1,2}\d?(?!\p{L}))/gu, "Klasse "],
  [/(?<=Klasse [A-E]{1,2}\d?)\/(?=[A-E])/gu, " oder "],
  [/(?<=^|, )(\d\.) ?Lj\.?(?!\p{L})/gu, "im $1 Lehrjahr"],
  [/(?<=\d\.) ?Lj\.?(?!\p{L})/gu, " Lehrjahr"],
  [/(?<=\d)[ -]?h(?=-\p{Lu})/gu, "-Stunden"],
  // A duration, not a time of day: "38,5 h", "in 4 h", but not "18:30 h".
  [/(?<=\d,\d|(?<![\d.:])(?:2[5-9]|[3-9]\d)|(?<![\d:])\d{3}) ?h(?!\p{L})/gu, " Stunden"],
  [
    /(?<=(?<!\p{L})(?:binnen|innerhalb|innerh\.|in|nach|alle|max\.?|maximal|ca\.?|rund) \d{1,2}) ?h(?!\p{L})/giu,
    " Stunden",
  ],
  [
    /(?<![\p{L}/])\p{Lu}\p{Ll}{2,}(?:\/\p{Lu}\p{Ll}{2,})+(?![\p{L}/])/gu,
    (found = "") =>
      isOneThing(found) ? found : found.replaceAll("/", ", ").replace(/, (?=\p{L}+$)/u, " und "),
  ],
  [/(?<=\d\.\d{1,2}\.) ?\/ ?(?=\d{1,2}\.\d{1,2}\.)/gu, " und "],
  [/(?<=(?:mit|nach|vor) \d{1,2}) ?Mte?\.?(?!\p{L})/gu, " Monaten"],
  [/(?<=\d) ?Mte?\.?(?=[\s,)]|$)/gu, " Monate"],
  [/(?<=\d) ?[-–] ?(?=\d+(?:,\d+)? ?(?:t|m|cm|kg|km|Std|Stunden|Personen|Tonnen|Meter)(?!\p{L}))/gu, " bis "],
  [/(?<=\d) ?t(?=[\s,)]|$)/gu, " Tonnen"],
  [/(?<=\d) ?cm(?![\p{L}³²])/gu, " Zentimeter"],
  [/(?<=\d) ?m(?=[\s,)]|$)/gu, " Meter"],
  [/(?<=(?<!\p{L})alle[rs]? )[-–](?=\d{1,2} ?%)/gu, "minus "],
  [/(\p{Lu}\p{Ll}+)(frau|mann)\/-?(mann|frau)(?!\p{L})/gu, "$1$2 oder $1$3"],
  [
    /(?<!\p{L})eine\/-?n (\p{Lu}[\p{L}-]+?)(?:\/-?in| oder \1in)(?!\p{L})/gu,
    (_, noun = "") => `einen ${noun} oder eine ${noun}in`,
  ],
  [/(?<!\p{L})v\. ?Ort(?!\p{L})/giu, "vor Ort"],
  [/(?<=\d ?)Wo\.?(?=[\s,)]|$)/gu, " Wochen"],
  [/(?<=\p{L} )u\.?(?= \p{L}{3})/gu, "und"],
  [/(?<=[€\d] )tags(?!\p{L})/giu, "tagsüber"],
  [/^sa(?= \p{L}{3})/giu, () => "Samstag"],
  [/(?<!\p{L})(?:i\. ?w\. ?v\.|iHv\.?)(?= )/gu, "im Wert von"],
  [/(?<!\p{L})bzw\.?(?= )/giu, "beziehungsweise"],
  [/(?<!\p{L})(?:einschl|inkl)\.(?= )/giu, "inklusive"],
  [/(?<!\p{L})gegenüb\.(?= )/giu, "gegenüber"],
  [/(\d[\d.]*(?:,\d\d)?) ?€ ?[-–—] ?(?=\d[\d.]*(?:,\d\d)? ?€)/gu, "$1 bis "],
];
