/** The parts of a press release around its news, and its phrases for announcing the news. */

/** True for a text that is written for journalists. */
export const isPressRelease = (text: string): boolean =>
  /\bfor immediate release\b|^[ \t]*for release\b|\b(?:today announced|announced today)\b/im.test(text);

/** The lines above a press release: its label, its contact, and its headline, which the first sentence repeats. */
const headline =
  /^((?:\s*(?:[^\n]*\bfor immediate|for) release\b[^\n]*\n)(?:\s*contact:[^\n]*\n)?)\s*(?:[^\n]{12,139}[^\n.!?:;,]\n\s*){1,2}(?=[^\n]{90})/gi;

const city = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}`;
const state = String.raw`(?:, \p{Lu}[\p{L}.]{1,13})`;
const day = String.raw`(?:\p{L}{3,9}\.? \d{1,2}|\d{1,2} \p{L}{3,9})(?:,? \d{4})?`;
/** The place and date before the news: "COLUMBUS, Ohio, Feb. 3 – ", "Leeds, 4 November. ", "RENO, Nev. – ". */
const dateline = new RegExp(
  String.raw`^([ \t]*(?:FOR IMMEDIATE RELEASE[ \t]*[–—-]+)?)[ \t]*(?:(?!\p{L}+day\b)${city}${state}?(?:(?:,| ?[–—-]) ${day}| \(${day}\))(?: ?[–—-]+|\.) |\p{Lu}{3,}(?: \p{Lu}{2,}){0,2}${state}(?: ?[–—-]+)? )(?=["“]?\p{Lu})`,
  "gmu",
);

/**
 * Announcements in a press release's words, with plain equivalents: "today announced the opening of" → "is opening".
 */
const plainly: readonly [RegExp, (match: string, ...groups: string[]) => string][] = [
  // Keeps what X is: "Today announced the launch of X, a cream for …".
  [
    /(?<=^|[.\n–-] ?)(?:[^.\n]|(?<=\b(?:Inc|Ltd|Corp|Co))\.){2,160}? announced (?:today )?(?:the )?(?:\p{L}{3,12} ){0,2}(?:launch|opening|release|availability|introduction) of (\p{Lu}[^,.\n]{1,40}), (?=an? )/gmu,
    (_, name = "") => `\n${name} is `,
  ],
  [
    / (?:has |have )?(?:today announced|announced today|announced) that (?:it|they) (?=(?:has|have|is|are|will)\b)/gu,
    () => " ",
  ],
  [/ (?:has |have )?(?:today announced|announced today) the opening of /gu, () => " is opening "],
  [/ (?:has |have )?(?:today announced|announced today) /gu, () => " announces "],
];

/** Lines for journalists: what people said, whom to ask, a press office's address, who paid for it, and the end mark. */
const forJournalists = [
  /(?<=^|[.\n] ?)[^\n.:]{3,120} (?:said|says|added|adds|commented|explained):? ["“][^"”\n]{2,400}["”]/gmu,
  /["“][^"”\n]{2,400}["”],? (?:said|says|added|adds|explained) (?:[^"“”.\n]|(?<=\b(?:\p{Lu}|Drs?|Mrs?|Ms|St|Jr|Sr|Prof))\.){3,160}\.?(?:[ \t]?["“][^"”\n]{2,400}["”])?/gu,
  /^[ \t]*contact:? \p{Lu}\p{Ll}+(?: \p{Lu}\p{L}+){1,2}[,:][^\n]*/gimu,
  /(?<=^|[.\n])[^\n.]{0,200}(?<![\w.])(?:press|media|newsroom)@[^\n]*/giu,
  /(?<=^|[.\n])[^\n.]{0,200}\b(?:(?:was|were|is|are) (?:funded|made possible|supported|sponsored)|(?:support|funding) (?:is|was) provided)(?: in part)? by (?:an?|the|\p{Lu})[^\n.]*\./giu,
  /(?<=^|[.\n])[^\n.]{0,200}\bsupported in part by [^\n.]*\./gu,
  /(?<=[.!?]["”]? )ENDS\b\.?/gu,
];

type Put = (form: RegExp, words: (match: string, ...groups: string[]) => string) => void;

/** Reduces a press release to its news. `put` replaces a pattern, and keeps the length. */
export function unwrapPressRelease(put: Put): void {
  put(headline, (_, head = "") => head);
  put(dateline, (_, head = "") => head);
  for (const [form, words] of plainly) put(form, words);
  for (const form of forJournalists) put(form, () => "");
}
