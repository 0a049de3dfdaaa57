import type { Rule } from "../rule-scanner.ts";
import { sentenceStop } from "./context.ts";
import { cardinal } from "./numbers.ts";

/** Abbreviations written with a full stop. Those in `ending` may end a sentence; the others never do. */
const leading: Record<string, string> = {
  Mr: "Mister",
  Mrs: "Missus",
  Ms: "Miz",
  Prof: "Professor",
  Rev: "Reverend",
  Capt: "Captain",
  Sgt: "Sergeant",
  Lt: "Lieutenant",
  Gen: "General",
  Gov: "Governor",
  Sen: "Senator",
  Mt: "Mount",
  Ft: "Fort",
  vs: "versus",
  Vs: "Versus",
  approx: "approximately",
  incl: "including",
  excl: "excluding",
  est: "established",
  Est: "Established",
  tel: "telephone",
  Tel: "Telephone",
  ext: "extension",
  Ext: "Extension",
  Vol: "Volume",
  "e.g": "for example",
  "E.g": "For example",
  "i.e": "that is",
  "a.k.a": "also known as",
  "I.e": "That is",
};
const ending: Record<string, string> = {
  Inc: "Incorporated",
  Ltd: "Limited",
  Corp: "Corporation",
  Co: "Company",
  Bros: "Brothers",
  Jr: "Junior",
  Sr: "Senior",
  Dept: "Department",
  Esq: "Esquire",
  Assn: "Association",
  etc: "et cetera",
};
const names = (of: Record<string, string>) =>
  Object.keys(of)
    .map((name) => RegExp.escape(name))
    .join("|");

/** Rules for abbreviations, Roman numerals after words like "Chapter", and "w/". */
export const abbreviations: Rule[] = [
  {
    at: "letter",
    pattern: new RegExp(String.raw`(?<name>${names(leading)})\.,?(?=\s*\S)`, "y"),
    say: ({ groups = {}, 0: all }) => (leading[groups.name ?? ""] ?? "") + (all.endsWith(",") ? "," : ""),
  },
  { at: "letter", pattern: /vs(?![\p{L}\d])/uy, say: () => "versus" },
  {
    at: "letter",
    pattern: new RegExp(String.raw`(?<name>${names(ending)})\.`, "y"),
    say: ({ groups = {} }, { after }) =>
      (ending[groups.name ?? ""] ?? "") + sentenceStop(`${groups.name}.`, after, companyGoesOn),
  },
  { at: "letter", pattern: /Ltd(?![\p{L}\d.])/uy, say: () => "Limited" },
  {
    at: "letter",
    pattern: /Dr\.(?=\s*\S|$)/y,
    say: ({ 0: all }, { before, after }) => {
      const isStreet = /\b(?:on|at|off|along|near|down|\d{1,5}) (?:\p{Lu}\p{Ll}+ ){1,2}$/u.test(before);
      return /^\s+\p{Lu}/u.test(after) && !isStreet ? "Doctor" : `Drive${sentenceStop(all, after)}`;
    },
  },
  {
    at: "sign",
    pattern: /\.(?=(?:js|ts|html?|pdf|exe|jpe?g|png|mp3|mp4|zip)(?![\p{L}\d]))/uy,
    say: () => " dot ",
  },
  {
    at: "letter",
    pattern: /[Nn]os?\.?\s?(?=\d|[A-Z]{1,5}[-/]?[A-Z]{0,4}[-/]?\d)/y,
    say: ({ 0: all }) => (all.includes(".") ? (/s/.test(all) ? "numbers " : "number ") : undefined),
  },
  { at: "letter", pattern: /[Ww]\/o(?![\p{L}\d])/uy, say: () => "without" },
  { at: "letter", pattern: /[Ww]\/(?=\s?[\p{L}\d$])/uy, say: () => "with " },
  { at: "letter", pattern: /b\/c(?![\p{L}\d])/uy, say: () => "because" },
  {
    at: "letter",
    pattern:
      /(?<name>Chapter|Part|Act|Volume|Book|Phase|War|Bowl|Season|Episode|Level|Section|Stage|Title|Class|Type|Round|Mark) (?<roman>[IVXL]{1,7})(?![\p{L}\d'’])/uy,
    say: ({ groups = {} }) => {
      const n = romanNumeral(groups.roman ?? "");
      return n === undefined ? undefined : `${groups.name} ${cardinal(n)}`;
    },
  },
];

/** Common words that continue a company's name: "Smith & Co. Kitchens". */
const companyGoesOn = /^\s+(?:Kitchens|Coffee|Brewing|Bakery|LLC|Inc|Ltd)\b/;

/** Parses a Roman numeral from 1 to 89. Undefined if it is not in standard form, such as IIX or VV. */
function romanNumeral(text: string) {
  const match = /^(?<tens>XL|L?X{0,3})(?<ones>IX|IV|V?I{0,3})$/.exec(text);
  if (!match?.groups || text === "") return undefined;
  const worth: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
  const values = Array.from(text, (letter) => worth[letter] ?? 0);
  return values.reduce((sum, value, at) => (value < (values[at + 1] ?? 0) ? sum - value : sum + value), 0);
}
