import { describe, expect, test } from "vitest";

import { normalizeText } from "../normalize-text.ts";

type Row = [written: string, said: string];

/** Cases that the reviewed texts don't cover. */
const tables: Record<
  "fr" | "de" | "nl" | "it" | "es" | "pt" | "ru" | "ar" | "hi" | "zh" | "ja" | "ko",
  Row[]
> = {
  fr: [
    ["19€99 ou 1 €", "dix-neuf euros quatre-vingt-dix-neuf ou un euro"],
    ["2 M€", "deux millions d'euros"],
    ["£1,50", "une livre sterling cinquante"],
    ["12,5 % et 3,05", "douze virgule cinq pour cent et trois virgule zéro cinq"],
    [
      "+33 1 23 45 67 89",
      "plus trente-trois, un, vingt-trois, quarante-cinq, soixante-sept, quatre-vingt-neuf",
    ],
    ["le 1er, la 1re, la 21e", "le premier, la première, la vingt et unième"],
  ],
  de: [
    ["1.250,50 € oder 1 €", "tausendzweihundertfünfzig Euro fünfzig oder ein Euro"],
    ["CHF 20.50", "zwanzig Franken fünfzig"],
    ["3,14", "drei Komma eins vier"],
    ["der 2. Platz am 1.5.2026", "der zweite Platz am ersten Mai zweitausendsechsundzwanzig"],
    ["2 Mrd. Euro", "zwei Milliarden Euro"],
  ],
  nl: [
    ["€5 of € 1.250,50", "vijf euro of twaalfhonderd vijftig euro vijftig"],
    ["1e, 3e, 8e, 20e", "eerste, derde, achtste, twintigste"],
    ["ma-vr 9-17 uur", "maandag tot en met vrijdag negen tot zeventien uur"],
  ],
  it: [
    ["1 € o 2 mln di euro", "un euro o due milioni di euro"],
    ["0,01 €", "un centesimo"],
    ["dal 1° al 3 maggio", "dal primo al tre maggio"],
  ],
  es: [
    ["$1,500 o 1.500 €", "mil quinientos dólares o mil quinientos euros"],
    ["21 horas y 1 día", "veintiuna horas y un día"],
    ["MX$200", "doscientos pesos mexicanos"],
    ["de 9 a.m. a 5:30 p.m.", "de nueve de la mañana a cinco treinta de la tarde."],
  ],
  pt: [
    ["R$ 1,01", "um real e um centavo"],
    ["1ª vez, 2 horas", "primeira vez, duas horas"],
    ["(11) 91234-5678", "um um, nove um dois três quatro, cinco seis sete oito"],
  ],
  ru: [
    [
      "1 ₽, 2 ₽, 5 ₽, 11 ₽, 21 ₽",
      "один рубль, два рубля, пять рублей, одиннадцать рублей, двадцать один рубль",
    ],
    ["1,01 ₽", "один рубль одна копейка"],
    ["21% и 1,5%", "двадцать один процент и полтора процента"],
    ["от 1 250 ₽ до 5 000 ₽", "от тысячи двухсот пятидесяти рублей до пяти тысяч рублей"],
    ["за 21 000 руб.", "за двадцать одну тысячу рублей."],
    ["2 недели, 2 дня, 1 неделя, за 1 неделю", "две недели, два дня, одна неделя, за одну неделю"],
    ["3,14", "три целых четырнадцать сотых"],
  ],
  ar: [
    ["١٩٫٩٩ ريال", "تسعة عشر ريالًا وتسع وتسعين هللة"],
    ["1 دولار، 2 دولار، 3 دولار، 100 دولار", "دولار واحد، دولارين، ثلاثة دولارات، مئة دولار"],
    ["٪٢٥", "خمسة وعشرين بالمئة"],
  ],
  hi: [
    ["₹1 और ₹1,00,000", "एक रुपया और एक लाख रुपये"],
    ["1:30 बजे, 9:45 बजे", "डेढ़ बजे, पौने दस बजे"],
    ["3.14", "तीन दशमलव एक चार"],
  ],
  zh: [
    ["2元，12元，¥0.5", "两元，十二元，五角"],
    ["2026年2月2日", "二零二六年二月二日"],
    ["30%", "百分之三十"],
  ],
  ja: [
    ["1人、2人、3本、10分、20日", "ヒトリ、フタリ、サンボン、ジュップン、ハツカ"],
    ["¥8,600", "ハッセンロッピャクエン"],
    ["100%", "ヒャクパーセント"],
  ],
  ko: [
    ["3만5천원", "삼만 오천원"],
    ["20명, 5살, 3개월, 10월", "스무 명, 다섯 살, 삼 개월, 시월"],
    ["50%를", "오십 퍼센트를"],
  ],
};

describe.each(Object.entries(tables))("%s", (code, rows) => {
  test.each(rows)("says %j as %j", (written, said) => {
    expect(normalizeText(written, code as keyof typeof tables)).toBe(said);
    expect(normalizeText(said, code as keyof typeof tables)).toBe(said);
  });
});
