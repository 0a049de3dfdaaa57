import type { ReadingTable } from "../reading-table.ts";

const ordinals = ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende"];

/** Abbreviations used in Dutch and Flemish notes, spelled out. */
export const dutchShortForms: ReadingTable["shorthand"] = [
  [/(?<!\p{L})op ?= ?op(?!\p{L})/giu, "op is op"],
  [/(?<![\d.,])([01]?\d|2[0-4])u([0-5]\d)(?!\d)/giu, "$1.$2 uur"],
  [/(?<![\p{L}\d])([1-9])e(?= \p{L})/gu, (_, digit) => ordinals[Number(digit) - 1] ?? ""],
  [/^(?:twee|drie) dingen: /giu, ""],
  [/(?<!\p{L})(\p{Ll}+)(jongen|man)\/-(meisje|vrouw)(?!\p{L})/gu, "$1$2 of $1$3"],
  [/^(?:met )?(?:de )?code (\S+) ?= ?([€\d].{2,40})$/giu, "je krijgt $2 met de code $1"],
  [/(?<=(?:dag|ari|art|ril|mei|uni|uli|tus|ber) van \d{1,2} (?:tot|-) \d{1,2})(?=$|,)/gu, " uur"],
  [/(?<!\p{L})zzpers(?!\p{L})/giu, "zzp’ers"],
  [/(?<!\p{L})ex(?= btw(?!\p{L}))/giu, "exclusief"],
  [/(?<=per )(?:m2|m²)(?!\p{L})/giu, "vierkante meter"],
  [/(?<=\d ?|per )(?:m3|m³)(?!\p{L})/giu, " kuub"],
  [/(?<=[\p{Ll})])(?<!(?<!\p{L})(?:de|onze|uw|je)) regio (?=\p{Lu})/gu, " in de regio "],
  [/(?<= \p{Lu}[\p{Ll}-]+)\/(?=\p{Lu}\p{Ll})/gu, " en "],
];
