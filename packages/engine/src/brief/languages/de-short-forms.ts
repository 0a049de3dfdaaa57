import type { ReadingTable } from "../reading-table.ts";

/** Adverbs and prepositions that are typed with a full stop. */
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

/** Short forms of German notes, spelled out. */
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
  [/(?<!\p{L})v\. ?Ort(?!\p{L})/giu, "vor Ort"],
  [/(?<=\d ?)Wo\.?(?=[\s,)]|$)/gu, " Wochen"],
  [/(?<=\p{L} )u\.?(?= \p{L}{3})/gu, "und"],
  [/(?<=[€\d] )tags(?!\p{L})/giu, "tagsüber"],
];
