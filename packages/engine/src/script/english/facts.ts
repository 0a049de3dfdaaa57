import { brandMark } from "../brand-mark.ts";
import { type Contacts, saysContact } from "../contacts.ts";
import { englishDate, particularity } from "../particulars.ts";
import { isCall } from "./calls.ts";
import { type FragmentSetting, sentenceOfFragment } from "./fragments.ts";
import { inPerson, type Person, withSubject } from "./person.ts";
import { isBrandAlone, type Piece } from "./pieces.ts";
import { isNounPhrase, shapeOf } from "./shape.ts";
import { capitalised, lowered } from "./words.ts";

/** A sentence that tells a fact, without its end mark; `group` orders it in the ad, from what there is to where it is. */
export interface Fact {
  text: string;
  end: Piece["end"];
  weight: number;
  group: number;
  at: number;
}

const groups: Partial<Record<Piece["topic"], number>> = {
  benefit: 1,
  offer: 3,
  when: 4,
  where: 5,
  tagline: 6,
};

/** What the pieces tell, as sentences in the person of the ad. */
export function factsOf(
  pieces: readonly Piece[],
  setting: FragmentSetting & { contacts: Contacts; voice: Person },
): Fact[] {
  const facts: Fact[] = [];
  let nouns = 0;
  for (const piece of together(pieces, setting)) {
    if (!isTold(piece, setting.contacts)) continue;
    if (isNounPhrase(piece.text)) nouns++;
    const sentence = sentenceOf(piece, { ...setting, seed: setting.seed + nouns });
    if (sentence === undefined) continue;
    const text = inSentence(shortened(sentence), setting);
    facts.push({
      text,
      end: piece.end,
      weight: weightOf(text, piece, pieces.length),
      group: groupOf(piece, text),
      at: piece.at,
    });
  }
  return facts;
}

function groupOf({ topic, text }: Piece, said: string): number {
  const known = groups[topic];
  if (known !== undefined) return known;
  if (
    /^You(?:’ll| can| will) find (?:us|them|it) (?:at|in|on|near|next|opposite)\b/i.test(said) ||
    /^find us\b/i.test(text)
  )
    return 5;
  if (
    /^open\b(?! an? | your )|\bopen (?:daily|every|seven|7|mon|from|until)|^(?:hours|doors|closed)\b/i.test(
      text,
    )
  )
    return 4;
  return 2;
}

function isTold(piece: Piece, contacts: Contacts): boolean {
  const { text, topic } = piece;
  if (topic === "contact" || topic === "audience" || topic === "call" || isBrandAlone(text)) return false;
  if (isCall(text)) return false;
  if (/@|www\.|https?:/.test(text)) return false;
  if (saysContact(text, contacts)) return shapeOf(text) === "sentence" && text.length > 60;
  return text.replaceAll(/[^\p{L}]/gu, "").length >= 4 || /\d/.test(text);
}

/** Bullets of a few words, one after the other, are one list: "free parking", "late opening" → both in one piece. */
function together(pieces: readonly Piece[], { names }: Pick<FragmentSetting, "names">): Piece[] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last !== undefined && last.topic === piece.topic && last.at === piece.at - 1;
    if (
      run !== undefined &&
      last !== undefined &&
      isNext &&
      run.length < 3 &&
      isShortNoun(last) &&
      isShortNoun(piece)
    ) {
      run.push(piece);
    } else runs.push([piece]);
  }
  return runs.flatMap((run) => {
    const [first, ...more] = run;
    if (first === undefined || more.length === 0) return run;
    const rest = more.map(({ text }) => lowered(text, names));
    return [{ ...first, text: `${[first.text, ...rest.slice(0, -1)].join(", ")} and ${rest.at(-1) ?? ""}` }];
  });
}

function isShortNoun({ text, topic, end }: Piece): boolean {
  const isListed = topic === "unlabelled" || topic === "benefit" || topic === "what" || topic === "offer";
  return (
    isListed &&
    end !== "?" &&
    text.length <= 42 &&
    !/[,:\d]|\b(?:free|included|available|welcome|accepted|provided|only)$|\b(?:Dr|Mr|Mrs|Ms)\b/i.test(
      text,
    ) &&
    isNounPhrase(text) &&
    !isCall(text)
  );
}

const hoursAlone =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?s?\b(?:\s?(?:[-–&,]|to|through|and)\s?\p{L}+)*:? (?:from )?\d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:[-–]|to)/iu;

/** "Mon-Fri 9-5" → "Monday to Friday, 9 to 5". */
function spokenHours(text: string): string {
  const days: Record<string, string> = {
    mon: "Monday",
    tue: "Tuesday",
    wed: "Wednesday",
    thu: "Thursday",
    fri: "Friday",
    sat: "Saturday",
    sun: "Sunday",
  };
  return text
    .replaceAll(
      /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|r|nes)?\b\.?/gi,
      (_, day: string) => days[day.toLowerCase()] ?? day,
    )
    .replaceAll(/(?<=[\p{L}\d])\s?[-–]\s?(?=[\p{L}\d])/gu, " to ")
    .replace(/(day):? (?:from )?(?=\d)/, "$1, ");
}

const streetAlone = /^\d{1,5}[A-Za-z]? [\p{Lu}\d][\p{L}\d’.]*(?: \p{Lu}[\p{L}’]*){0,3}(?:,.*)?$/u;

function sentenceOf(piece: Piece, setting: FragmentSetting): string | undefined {
  const { text } = piece;
  const { names, kind, person } = setting;
  const shape = shapeOf(text);
  const topic =
    shape === "noun" &&
    piece.topic === "unlabelled" &&
    (streetAlone.test(text) || /^\d{1,2}(?:st|nd|rd|th) (?:Avenue|Street)\b/.test(text))
      ? "where"
      : hoursAlone.test(text)
        ? "when"
        : piece.topic;
  if (topic === "when" && shape !== "sentence" && shape !== "state" && shape !== "order") {
    if (kind === "event" || (englishDate.test(text) && /\d/.test(text) && !/[ap]\.?m|–|-/i.test(text)))
      return kind === "event" ? `Save the date: ${text}` : `It’s on ${text.replace(/^on /i, "")}`;
    const subject = person === "we" ? "We’re" : person === "they" ? "They’re" : "It’s";
    return `${subject} open ${/^\d/.test(text) ? "from " : ""}${lowered(spokenHours(text), names)}`;
  }
  if (topic === "where" && shape !== "sentence" && shape !== "state" && shape !== "order") {
    const where = person === "we" && kind !== "thing" ? "us" : person === "they" ? "them" : "it";
    const place =
      shape === "preposition"
        ? lowered(text, names)
        : `${/^\d+(?:st|nd|rd|th)\b/.test(text) ? "on" : /^\d/.test(text) ? "at" : /^(?:the )?\p{Lu}[\p{L}’]+ (?:park|hall|arena|stadium|theat|cent|church|club|house|hotel|museum|library|square|pier|gardens?)/iu.test(text) ? "at" : "in"} ${/^\p{Lu}\p{Ll}+ /u.test(text) ? text : lowered(text, names)}`;
    return `You’ll find ${where} ${place}`;
  }
  if (topic === "tagline" || piece.end === "?") return capitalised(text);
  if (topic === "audience") return undefined;
  return sentenceOfFragment(text, setting);
}

/** A sentence in the person of the ad, the brand called by its pronoun where it is the subject. */
function inSentence(sentence: string, { voice, person }: { voice: Person; person: Person }): string {
  const subject = person === "it" ? "it" : voice;
  const about = sentence.startsWith(brandMark) ? (withSubject(sentence, subject) ?? sentence) : sentence;
  const turned = inPerson(about, voice).replace(/^(We|They) also /, "$1 ");
  return voice === "we"
    ? turned.replaceAll(new RegExp(`\\b(at|with|from|by|to) ${brandMark}(?=[ ,]|$)`, "g"), "$1 us")
    : turned;
}

/** A sentence that can be said in one breath: what hangs on behind 110 letters is left out, and a list ends at its third thing. */
function shortened(sentence: string): string {
  const listed = shortList(sentence);
  if (listed.length <= 115) return listed;
  const cut =
    /^.{36,115}?(?=,? (?:which|who|while|ensuring|making|including|so that|so you can|allowing|helping|giving|meaning|whether|thanks to|because|in order to|without|as well as|rather than|no matter|all while|along with|that (?:is|are|can|will))\b|, (?:from|and|but|with|for|making|or)\b)/i.exec(
      listed,
    )?.[0];
  return cut === undefined || /\b(?:a|an|the|of|to|in|for|with|and|or|if|when)$/i.test(cut) ? listed : cut;
}

function shortList(sentence: string): string {
  return sentence.replace(
    /((?:[^,]{2,40}, ){2}[^,]{2,40}), (?:[^,]{2,40}, )*[^,]{2,40},? and [^,]{2,40}$/,
    (whole, kept: string) =>
      whole.split(", ").length >= 4 && whole.length > 60 ? `${kept} and more` : whole,
  );
}

const general =
  /\b(?:best|quality|passionate|committed|dedicated|excellence|world-class|state-of-the-art|cutting-edge|innovative|solutions|customer satisfaction|mission|vision|values|strive|unparalleled|seamless|leverage|synergy)\b/gi;

function weightOf(text: string, piece: Piece, count: number): number {
  let weight = 2 + particularity(text) - piece.at / Math.max(count, 1);
  weight -= (text.match(general)?.length ?? 0) * 0.8;
  if (piece.topic === "offer" || piece.topic === "benefit") weight += 0.8;
  if (piece.topic === "when" || piece.topic === "tagline") weight += 1;
  if (text.length > 120) weight -= 1.5;
  if (text.length > 160) weight -= 2;
  if (piece.end === "?") weight -= 2;
  return weight;
}
