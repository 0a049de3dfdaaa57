import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement } from "../table/language-table.ts";

type Case = "nominative" | "genitive";

/** Number words in the nominative and the genitive: "пять рублей", "от пяти рублей". */
const words: Record<Case, { small: string[]; tens: string[]; hundreds: string[] }> = {
  nominative: {
    small: list(
      "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
    ),
    tens: list("ноль десять двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"),
    hundreds: list("ноль сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот"),
  },
  genitive: {
    small: list(
      "ноля одного двух трёх четырёх пяти шести семи восьми девяти десяти одиннадцати двенадцати тринадцати четырнадцати пятнадцати шестнадцати семнадцати восемнадцати девятнадцати",
    ),
    tens: list(
      "ноля десяти двадцати тридцати сорока пятидесяти шестидесяти семидесяти восьмидесяти девяноста",
    ),
    hundreds: list("ноля ста двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот"),
  },
};
const ones: Record<Case, Record<Agreement, string>> = {
  nominative: { alone: "один", masculine: "один", feminine: "одна", neuter: "одно" },
  genitive: { alone: "одного", masculine: "одного", feminine: "одной", neuter: "одного" },
};
/**
 * The forms of each power of a thousand after one, after two to four, and after five and more. In the genitive, the
 * last form follows all numbers except those that end in one.
 */
const scales: Record<number, readonly [string, string, string]> = {
  1e3: ["тысяча", "тысячи", "тысяч"],
  1e6: ["миллион", "миллиона", "миллионов"],
  1e9: ["миллиард", "миллиарда", "миллиардов"],
  1e12: ["триллион", "триллиона", "триллионов"],
};

function belowThousand(n: number, agreement: Agreement, form: Case): string {
  const { small, tens, hundreds } = words[form];
  const rest = n % 100;
  const unit = rest < 20 ? rest : rest % 10;
  const isTwo = unit === 2 && agreement === "feminine" && form === "nominative";
  const parts = [
    n >= 100 ? hundreds[Math.floor(n / 100)] : "",
    rest >= 20 ? tens[Math.floor(rest / 10)] : "",
    unit === 0 ? "" : unit === 1 ? ones[form][agreement] : isTwo ? "две" : small[unit],
  ];
  return parts.filter(Boolean).join(" ");
}

/** A whole number. The thousands omit a leading "one": 1,000 is "тысяча". */
export function cardinal(n: number, agreement: Agreement, form: Case = "nominative"): string {
  if (n === 0) return words[form].small[0] ?? "";
  return byThousands(n)
    .map(({ value, scale }, at) => {
      if (scale === 1) return belowThousand(value, agreement, form);
      const names = scales[scale] ?? ["", "", ""];
      const name = form === "genitive" ? genitiveName(names, value) : names[pluralOf(value)];
      if (value === 1 && at === 0 && scale === 1000) return name;
      return `${belowThousand(value, scale === 1000 ? "feminine" : "masculine", form)} ${name}`;
    })
    .join(" ");
}

function genitiveName(names: readonly [string, string, string], value: number) {
  return pluralOf(value) === 0 ? names[0].replace(/а$/, "и").replace(/([нд])$/, "$1а") : names[2];
}

/** The index of a scale's form: 0 after 1, 21, 101; 1 after 2 to 4, 22 to 24; 2 after the others. */
function pluralOf(n: number): 0 | 1 | 2 {
  if (n % 10 === 1 && n % 100 !== 11) return 0;
  return n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 > 20) ? 1 : 2;
}

const ordinalSmall = list(
  "нулевой первый второй третий четвёртый пятый шестой седьмой восьмой девятый десятый одиннадцатый двенадцатый тринадцатый четырнадцатый пятнадцатый шестнадцатый семнадцатый восемнадцатый девятнадцатый",
);
const ordinalTens = list(
  "нулевой десятый двадцатый тридцатый сороковой пятидесятый шестидесятый семидесятый восьмидесятый девяностый",
);
const ordinalHundreds = list(
  "нулевой сотый двухсотый трёхсотый четырёхсотый пятисотый шестисотый семисотый восьмисотый девятисотый",
);

/** Case of a masculine ordinal: год, года, году. */
type OrdinalCase = "nominative" | "genitive" | "prepositional";

/** 1 to 2999 as an ordinal: only the last word is declined. */
export function ordinal(n: number, form: OrdinalCase): string {
  const [rest, last] = lastWord(n);
  const start = rest === 0 ? "" : `${cardinal(rest, "masculine")} `;
  return start + decline(last, form);
}

function lastWord(n: number): [number, string] {
  if (n % 1000 === 0) return [0, n === 2000 ? "двухтысячный" : "тысячный"];
  if (n % 100 === 0) return [n - (n % 1000), ordinalHundreds[Math.floor(n / 100) % 10] ?? ""];
  if (n % 100 < 20) return [n - (n % 100), ordinalSmall[n % 100] ?? ""];
  if (n % 10 === 0) return [n - (n % 100), ordinalTens[Math.floor(n / 10) % 10] ?? ""];
  return [n - (n % 10), ordinalSmall[n % 10] ?? ""];
}

function decline(word: string, form: OrdinalCase) {
  if (form === "nominative") return word;
  const ending = form === "genitive" ? "ого" : "ом";
  if (word === "третий") return form === "genitive" ? "третьего" : "третьем";
  return word.slice(0, -2) + ending;
}
