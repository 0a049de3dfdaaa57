import type { LanguageCode } from "./script.ts";

/** The English names of days and months, each with a pattern for its forms in another language. */
type CalendarWords = [name: string, form: RegExp][];

const known = new Map<LanguageCode, CalendarWords>();

/** Finds the days and months that a text in another language mentions, and returns their English names. */
export function calendarWordsIn(text: string, language: LanguageCode): string[] {
  const words = known.get(language) ?? calendarWords(language);
  known.set(language, words);
  return words.flatMap(([name, form]) => (form.test(text) ? [name] : []));
}

/** January 1, 2024 was a Monday. */
const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 15)));

function nameOf(date: Date, locale: string, part: "weekday" | "month"): string {
  return date.toLocaleDateString(locale, { [part]: "long", timeZone: "UTC" });
}

function calendarWords(language: LanguageCode): CalendarWords {
  const named = (dates: readonly Date[], part: "weekday" | "month") =>
    dates.map((date): [string, RegExp] => [
      nameOf(date, "en", part),
      formOf(nameOf(date, language, part), language),
    ]);
  // Months are numbers in these languages: "7月", "7월".
  const hasMonths = !["zh", "ja", "ko"].includes(language);
  return [...named(days, "weekday"), ...(hasMonths ? named(months, "month") : [])];
}

/** Also matches "samstags" for "Samstag", "субботам" for "суббота", "周一" for "星期一" and "月曜" for "月曜日". */
function formOf(name: string, language: LanguageCode): RegExp {
  if (language === "zh") return new RegExp(name.replace("星期", "(?:星期|周|礼拜)"), "u");
  if (language === "ja" || language === "ko") return new RegExp(name.replace(/[日일]$/u, ""), "u");
  if (language === "ar") return new RegExp(name, "u");
  const stem = language === "ru" && name.length > 3 ? name.slice(0, -1) : name;
  const ending = language === "ru" ? String.raw`\p{L}{0,3}` : "(?:e?s)?";
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${stem}${ending}(?![\p{L}\p{M}])`, "iu");
}
