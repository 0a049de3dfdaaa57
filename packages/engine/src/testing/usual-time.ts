import type { LanguageCode } from "../script/script.ts";

const charactersPerSecond: Partial<Record<LanguageCode, number>> = { en: 15, zh: 5, ja: 5, ko: 7 };

/** Returns how many seconds a text takes at a typical pace, for scripts without a chosen voice. */
export function usualTime(language: LanguageCode): (spoken: string) => number {
  const pace = charactersPerSecond[language] ?? 14;
  return (spoken) => spoken.length / pace;
}
