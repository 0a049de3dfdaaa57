import { lower } from "./phrases.ts";

/** Nouns for events, besides those of the reading table. */
export const eventful = /\b(?:weekend|event)\b|\b(?:easter|christmas|memorial|sunday) service\b/i;

/** Writes a sentence that says when a shop is open or an event takes place. */
export function timesOf(
  texts: readonly string[],
  { isEvent, isShop }: { isEvent: boolean; isShop: boolean },
): string {
  const isOpen = texts.some((text) => /^(?:now )?open\b/i.test(text));
  const list = texts
    .map((text) => text.replace(/^(?:hours(?: are)?:? )?(?:we’re )?(?:now )?(?:open )?/i, ""))
    .reduce(
      (all, each, at) =>
        `${all}${at === 1 && texts.length === 2 && texts.every((some) => / \d{1,2}, .*, at /.test(some)) ? ", and " : at === texts.length - 1 && texts.length > 2 && texts.every((text) => /^\p{Lu}\p{Ll}+day/u.test(text)) ? " and " : ", "}${each}`,
    );
  if (/^starting /i.test(list) && !isOpen) return `it starts ${list.replace(/^starting (?:on )?/i, "")}`;
  if (
    /^(?:until|through|by|this|today|tonight|tomorrow|ends?|starts?|starting|from now)\b/i.test(list) &&
    !isOpen
  )
    return /^(?:ends?|starts?)\b/i.test(list)
      ? `it ${lower(list).replace(/^(end|start)s? /i, "$1s ")}`
      : `it’s on ${list}`.replace("on until", "on until");
  if (
    !isOpen &&
    (isEvent ||
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/.test(
        list,
      ))
  )
    return /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b.* to /.test(
      list,
    )
      ? `it runs ${list}`
      : `it’s ${/^(?:\d{1,2}(?::\d\d)? ?(?:[ap]m )?to|on|every|from|at|in)\b/i.test(list) ? list : `on ${list}`}`;
  if (isOpen && /^\d{1,2}(?::\d\d)? ?[ap]\.?m\.?$/i.test(list)) return `we’re open from ${list}`;
  const said = list.replace(/ too$/i, ", too").replace(/^24 hours$/i, "24 hours a day");
  return `we’re ${isOpen || isShop ? "open" : "here"} ${said.replace(/^(?:Daily|Every|Evenings|Weekends|Weekdays)/, (word) => word.toLowerCase())}`;
}
