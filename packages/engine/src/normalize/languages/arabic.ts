import { byThousands, list } from "../table/digit-groups.ts";
import type { Agreement, LanguageTable, Noun } from "../table/language-table.ts";

/**
 * Numbers in the oblique case (عشرين, مئتين): correct after every preposition and in counted prices, and common to all
 * dialects.
 */
const withMasculine = list("صفر واحد اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة");
const withFeminine = list("صفر واحدة اثنتين ثلاث أربع خمس ست سبع ثماني تسع عشر");
const tens = list("صفر عشرة عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين");
const hundreds = list("صفر مئة مئتين ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة");
/**
 * The forms of each power of a thousand: for one, for two, after three to ten, and after eleven to ninety-nine or a
 * hundred.
 */
const scales: Record<number, readonly [string, string, string, string]> = {
  1e3: ["ألف", "ألفين", "آلاف", "ألف"],
  1e6: ["مليون", "مليونين", "ملايين", "مليون"],
  1e9: ["مليار", "مليارين", "مليارات", "مليار"],
  1e12: ["تريليون", "تريليونين", "تريليونات", "تريليون"],
};
const months = list("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر");

/** The months of Syria, Lebanon, Jordan, Palestine and Iraq. */
const levantine = "كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول";

function belowHundred(n: number, isFeminine: boolean): string {
  const small = isFeminine ? withFeminine : withMasculine;
  if (n <= 10) return small[n] ?? "";
  if (n === 11) return isFeminine ? "إحدى عشرة" : "أحد عشر";
  if (n === 12) return isFeminine ? "اثنتي عشرة" : "اثني عشر";
  if (n < 20) return `${small[n - 10]} ${isFeminine ? "عشرة" : "عشر"}`;
  const one = n % 10;
  const unit = one === 1 && isFeminine ? "إحدى" : small[one];
  return `${one === 0 ? "" : `${unit} و`}${tens[Math.floor(n / 10)]}`;
}

function belowThousand(n: number, isFeminine: boolean): string {
  if (n < 100) return belowHundred(n, isFeminine);
  const hundred = hundreds[Math.floor(n / 100)] ?? "";
  return n % 100 === 0 ? hundred : `${hundred} و${belowHundred(n % 100, isFeminine)}`;
}

function cardinal(n: number, agreement: Agreement): string {
  if (n === 0) return "صفر";
  return byThousands(n)
    .map(({ value, scale }) => {
      if (scale === 1) return belowThousand(value, agreement === "feminine");
      const names = scales[scale] ?? ["", "", "", ""];
      if (value === 1) return names[0];
      if (value === 2) return names[1];
      const rest = value % 100;
      return `${belowThousand(value, false)} ${rest >= 3 && rest <= 10 ? names[2] : names[3]}`;
    })
    .join(" و");
}

type Six = readonly [one: string, two: string, few: string, many: string, other: string];
const noun = ([one, two, few, many, other]: Six, gender: Noun["gender"] = "masculine"): Noun => ({
  forms: { one, two, few, many, other, zero: other },
  gender,
});
const dollar = {
  ...noun(["دولار", "دولارين", "دولارات", "دولارًا", "دولار"]),
  cents: noun(["سنت", "سنتين", "سنتات", "سنتًا", "سنت"]),
};
const euro = { ...noun(["يورو", "يورو", "يورو", "يورو", "يورو"]), cents: dollar.cents };
const fils = noun(["فلس", "فلسين", "فلوس", "فلسًا", "فلس"]);
const riyal = {
  ...noun(["ريال", "ريالين", "ريالات", "ريالًا", "ريال"]),
  cents: noun(["هللة", "هللتين", "هللات", "هللة", "هللة"], "feminine"),
};
const dirham = { ...noun(["درهم", "درهمين", "دراهم", "درهمًا", "درهم"]), cents: fils };
const dinar = { ...noun(["دينار", "دينارين", "دنانير", "دينارًا", "دينار"]), cents: fils };
const egyptian = {
  ...noun(["جنيه", "جنيهين", "جنيهات", "جنيهًا", "جنيه"]),
  cents: noun(["قرش", "قرشين", "قروش", "قرشًا", "قرش"]),
};
const million = { one: "مليون", two: "مليونين", few: "ملايين", other: "مليون" };
/** A loanword with the regular endings. */
const borrowed = (name: string) => noun([name, `${name}ين`, `${name}ات`, `${name}ًا`, name]);
const plurals = new Intl.PluralRules("ar");

export const arabic: LanguageTable = {
  code: "ar",
  separators: { decimal: ".", groups: "," },
  cardinal,
  agreement: (next) =>
    /^(?:ساعات|ساعة|دقائق|دقيقة|سنوات|سنة|مرات|مرة|غرف|غرفة|قطع|قطعة|ليال|ليلة|وجبات|وجبة)$/u.test(next)
      ? "feminine"
      : "alone",
  counted: (n, { forms, gender }) => {
    if (n === 1) return `${forms.one} ${gender === "feminine" ? "واحدة" : "واحد"}`;
    if (n === 2) return forms.two ?? forms.other;
    return `${cardinal(n, gender)} ${forms[plurals.select(n)] ?? forms.other}`;
  },
  point: "فاصلة",
  fraction: "number",
  minus: "ناقص",
  percent: (words) => `${words} بالمئة`,
  to: " إلى ",
  currencies: {
    $: dollar,
    US$: dollar,
    USD: dollar,
    "€": euro,
    EUR: euro,
    "ر.س": riyal,
    "ر.س.": riyal,
    SAR: riyal,
    "﷼": riyal,
    "د.إ": dirham,
    "د.إ.": dirham,
    AED: dirham,
    "د.ك": dinar,
    KWD: dinar,
    JOD: dinar,
    "ج.م": egyptian,
    "ج.م.": egyptian,
    EGP: egyptian,
    "£": {
      ...noun(["جنيه إسترليني", "جنيهين إسترلينيين", "جنيهات إسترلينية", "جنيهًا إسترلينيًا", "جنيه إسترليني"]),
    },
    ريال: riyal,
    ريالا: riyal,
    ريالًا: riyal,
    درهم: dirham,
    درهما: dirham,
    درهمًا: dirham,
    دولار: dollar,
    دولارا: dollar,
    دولارًا: dollar,
    دينار: dinar,
    جنيه: egyptian,
    جنيها: egyptian,
  },
  centsJoiner: " و",
  namesCents: true,
  magnitudes: { مليون: million, ملايين: million, ألف: { other: "ألف" }, آلاف: { other: "آلاف" } },
  units: {
    كجم: borrowed("كيلوغرام"),
    كغ: borrowed("كيلوغرام"),
    kg: borrowed("كيلوغرام"),
    غ: borrowed("غرام"),
    كم: borrowed("كيلومتر"),
    km: borrowed("كيلومتر"),
    سم: borrowed("سنتيمتر"),
    "م²": noun(["متر مربع", "مترين مربعين", "أمتار مربعة", "مترًا مربعًا", "متر مربع"]),
    مل: borrowed("مليلتر"),
    GB: borrowed("غيغابايت"),
    "°C": noun(["درجة مئوية", "درجتين مئويتين", "درجات مئوية", "درجة مئوية", "درجة مئوية"], "feminine"),
    "°": noun(["درجة", "درجتين", "درجات", "درجة", "درجة"], "feminine"),
  },
  signs: { and: "و", plus: "زائد", at: "آت", percent: "بالمئة", or: "أو" },
  per: "في",
  always: "على مدار الساعة",
  times: "في",
  half: "ونصف",
  numberSign: "رقم {}",
  web: {
    dot: "دوت",
    slash: "سلاش",
    dash: "داش",
    at: "آت",
    underscore: "أندرسكور",
    endings: { com: "كوم", net: "نت", org: "أورج", sa: "إس إيه", ae: "إيه إي", eg: "إي جي" },
  },
  abbreviations: { "د.": "دكتور", "م.": "مهندس", "ص.ب": "صندوق بريد", "ت:": "تليفون:" },
  time: (hour, minute) => {
    const names = list(
      "الثانية_عشرة الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة الحادية_عشرة",
    );
    const name = (names[hour % 12] ?? "").replace("_", " ");
    const rest =
      { 0: "", 15: " والربع", 20: " والثلث", 30: " والنصف" }[minute] ??
      ` و${cardinal(minute, "feminine")} دقيقة`;
    return name + rest;
  },
  date: (day, month, year) =>
    `${dayOf(day)} من ${months[month - 1]}${year === undefined ? "" : ` ${cardinal(year, "masculine")}`}`,
  own: [
    { at: "letter", pattern: /[بلكف]ـ?\s?(?=[\d$€﷼])/uy, say: ({ 0: all }) => all[0] },
    {
      at: "digit",
      pattern: new RegExp(
        `(?<day>[0-3]?\\d) (?<month>${months.join("|")}|${levantine})(?: (?<year>(?:19|20)\\d\\d)(?!\\d))?`,
        "uy",
      ),
      say: ({ groups = {} }) => {
        const day = Number(groups.day);
        const year = groups.year === undefined ? "" : ` ${cardinal(Number(groups.year), "masculine")}`;
        return day < 1 || day > 31 ? undefined : `${dayOf(day)} من ${groups.month}${year}`;
      },
    },
  ],
  gap: (left, right) => (/^[بلوكف]$/u.test(left.text) && right.said ? "" : " "),
  pause: "، ",
  space: " ",
};

/** A day of the month, first to thirty-first, in the oblique case. */
function dayOf(n: number) {
  const ones = list("الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر");
  if (n <= 10) return ones[n - 1] ?? "";
  const unit = n % 10 === 1 ? "الحادي" : ones[(n % 10) - 1];
  if (n < 20) return `${unit} عشر`;
  const ten = n < 30 ? "العشرين" : "الثلاثين";
  return n % 10 === 0 ? ten : `${unit} و${ten}`;
}
