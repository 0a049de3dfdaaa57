import type { Around, Rule } from "../rule-scanner.ts";
import { describes } from "./context.ts";
import { number, readNumber, sayNumber, cardinal } from "./numbers.ts";

interface Money {
  readonly one: string;
  readonly many: string;
  /** The singular and plural of a hundredth of the currency. If absent, the fraction is read after "point". */
  readonly cents?: readonly [string, string];
  /** True if the name of the cents is omitted: "one pound fifty". */
  readonly short?: boolean;
}

const cents = ["cent", "cents"] as const;
const dollar: Money = { one: "dollar", many: "dollars", cents };
const euro: Money = { one: "euro", many: "euros", cents };
const pound: Money = { one: "pound", many: "pounds", cents: ["penny", "pence"], short: true };
const rand: Money = { one: "rand", many: "rand", cents };
const rupee: Money = { one: "rupee", many: "rupees", cents: ["paisa", "paise"] };
const named = (country: string): Money => ({ one: `${country} dollar`, many: `${country} dollars`, cents });

/** Currencies by symbol and by ISO 4217 code. */
const currencies: Record<string, Money> = {
  US$: dollar,
  CA$: named("Canadian"),
  AU$: named("Australian"),
  NZ$: named("New Zealand"),
  C$: named("Canadian"),
  A$: named("Australian"),
  R$: { one: "real", many: "reais", cents: ["centavo", "centavos"] },
  $: dollar,
  "£": pound,
  "€": euro,
  "¥": { one: "yen", many: "yen" },
  "₹": rupee,
  "₩": { one: "won", many: "won" },
  S$: named("Singapore"),
  HK$: named("Hong Kong"),
  "₱": { one: "peso", many: "pesos", cents: ["centavo", "centavos"] },
  "₦": { one: "naira", many: "naira", cents: ["kobo", "kobo"] },
  "₽": { one: "ruble", many: "rubles", cents: ["kopeck", "kopecks"] },
  USD: dollar,
  CAD: named("Canadian"),
  AUD: named("Australian"),
  EUR: euro,
  GBP: pound,
  JPY: { one: "yen", many: "yen" },
  INR: rupee,
  CHF: { one: "Swiss franc", many: "Swiss francs", cents: ["centime", "centimes"] },
  AED: { one: "dirham", many: "dirhams", cents: ["fils", "fils"] },
  "Rs.": rupee,
};
const codes = Object.keys(currencies);
const any = codes.map((code) => RegExp.escape(code)).join("|");
const scale = String.raw`(?:(?: ?(?<scale>million|billion|trillion|thousand|mn|mm|bn|tn|[MBK])|(?<tight>[mbk]))(?![\p{L}\d]))`;
const scales: Record<string, string> = {
  m: "million",
  mm: "million",
  mn: "million",
  b: "billion",
  bn: "billion",
  tn: "trillion",
  k: "thousand",
};
const to = String.raw`\s?[-–—~]\s?`;
const before = String.raw`(?<sign>${any})\s?(?:(?<low>${number})(?<lowK>[kK])?${to}(?:${any})?\s?)?(?<high>${number})${scale}?`;
const after = String.raw`(?:(?<low>${number})(?<lowK>k)?${to})?(?<high>${number})${scale}?\s?(?<sign>[$£€¥₹₩₽₱₦]|(?:USD|CAD|AUD|EUR|GBP|JPY|INR|CHF|AED)(?![\p{L}\d]))`;

/** Rules for prices with the currency before or after, price ranges, and "99¢". */
export const prices: Rule[] = [
  { at: "sign", pattern: new RegExp(before, "uy"), say: price },
  { at: "letter", pattern: new RegExp(before, "uy"), needs: /\d/, say: price },
  { at: "digit", pattern: new RegExp(after, "uy"), say: price },
  {
    at: "letter",
    pattern: /R ?(?<high>\d{1,3}(?:[ ,]\d{3}){1,2}|\d{2,4})(?<cents>\.\d\d)?(?![\d\p{L}]|[.,-]\d)/uy,
    needs: /R ?\d/,
    // "R30" may also be a road, a model or a grade of insulation.
    say: ({ groups = {} }, around) =>
      /\bthe $/i.test(around.before) ||
      /insulat|refrigerant|attic/i.test(around.before + around.after) ||
      (/^\d+$/.test(groups.high ?? "") &&
        groups.cents === undefined &&
        !/\b(?:for|from(?: R ?[\d ,]+ to)?|at|only|just|under|save|is|are) $/i.test(around.before) &&
        !/^ (?:an?|per|off|each)\b/.test(around.after))
        ? undefined
        : amount(`${groups.high?.replaceAll(" ", ",")}${groups.cents ?? ""}`, rand, around),
  },
  {
    at: "digit",
    pattern: new RegExp(`(?<high>${number})\\s?¢`, "uy"),
    say: (match) => {
      const words = sayNumber(match.groups?.high ?? "");
      return `${words} ${words === "one" ? "cent" : "cents"}`;
    },
  },
];

function price({ groups = {} }: RegExpExecArray, around: Around) {
  const money = currencies[groups.sign ?? ""];
  const high = groups.high ?? "";
  if (!money) return undefined;
  const low =
    groups.low === undefined ? "" : `${lowEnd(groups.low, money)}${groups.lowK ? " thousand" : ""} to `;
  const written = groups.scale ?? groups.tight;
  if (written !== undefined) {
    const name = scales[written.toLowerCase()] ?? written;
    return `${low}${sayNumber(high)} ${name} ${describes(around, "articles") ? money.one : money.many}`;
  }
  return low + amount(high, money, around);
}

/** Says the low end of a price range: five in "$5-$10", but five dollars and fifty cents in "$5.50-$10". */
function lowEnd(text: string, money: Money) {
  return readNumber(text).fraction === "" ? sayNumber(text) : amount(text, money, { before: "", after: "" });
}

function amount(text: string, money: Money, around: Around) {
  const { whole, fraction } = readNumber(text);
  const part = fraction.padEnd(2, "0");
  const n = Number(whole);
  if (part.length > 2 || (part !== "00" && !money.cents)) return `${sayNumber(text)} ${money.many}`;
  const units = `${sayNumber(whole)} ${n === 1 || describes(around, "articles") ? money.one : money.many}`;
  if (part === "00" || !money.cents) return units;
  const names = money.cents;
  const name = Number(part) === 1 ? names[0] : names[1];
  if (n === 0) return `${cardinal(Number(part))} ${name}`;
  if (money.short) return `${sayNumber(whole)} ${n === 1 ? money.one : money.many} ${cardinal(Number(part))}`;
  return `${sayNumber(whole)} ${n === 1 ? money.one : money.many} and ${cardinal(Number(part))} ${name}`;
}
