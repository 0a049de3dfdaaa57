import { thirdPersonOf } from "../../brief/languages/english-words.ts";
import { readScenes } from "../scenes.ts";
import { upper } from "../spoken-lines.ts";
import type { Person, ToldFrames, WritingTable } from "../writing-table.ts";
import { composeEnglish } from "./english-sentences.ts";
import { clipped } from "./english-sentences/whole-sentences.ts";
import { englishScenes } from "./scenes/en.ts";

const lists = new Intl.ListFormat("en", { style: "long", type: "conjunction" });
const same = (...frames: string[]): ToldFrames => ({ first: frames, third: frames });
const lowered = (text: string) =>
  /^(?:I\b|I’|\p{Lu}{2}|(?:Dr|Mrs?|Ms|Miss|Mother’s|Father’s)\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\{b\}|\p{Lu}\p{Ll}+ \p{Lu})/u.test(
    text,
  )
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);

const auxiliaries = /^(?:can|will|would|could|should|must|may|might|had|did|won’t|can’t)\b/i;

/** Puts the first verb of a predicate into the third person, skipping adverbs: "also make" → "also makes". */
function ofBrand(text: string): string {
  return text.replace(
    /^((?:also|now|only|always|never|still|just|even|proudly) )?(don’t|do not|\p{L}+)(.*)$/u,
    (_, adverb = "", verb: string, rest: string) => {
      if (
        /(?:ed|won|built|grew|led|spent|beat|fought|lost|ran)$/.test(verb) &&
        !/^(?:feed|need|breed|speed|lead)$/.test(verb)
      )
        return `${adverb}${verb}${rest}`;
      const third = /^don’t$/i.test(verb) ? "doesn’t" : auxiliaries.test(verb) ? verb : thirdPersonOf(verb);
      const joined = rest.replace(
        /^((?:(?! and ).){0,60}) and (\p{Ll}+)(?= (?:the|our|your|it|them|every|all|a|an|to|on|in) )/u,
        (whole, first: string, next: string) =>
          isVerb(next) ? `${first} and ${thirdPersonOf(next)}` : whole,
      );
      return `${adverb}${third}${joined}`;
    },
  );
}

const isVerb = (word: string) =>
  /^(?:sort|ship|deliver|install|repair|fix|clean|make|bake|roast|build|design|teach|train|offer|serve|sell|buy|take|bring|handle|service|help|cook|brew|cut|color|style|come|go|work|do|run|host|provide|collect|remove|treat|care|write|print|paint|plan|manage|support|protect|match|test|check|find|keep|give|send|pick|drop|set|haul|tow|wash|detail|groom|walk|feed|board|rent|lease|store|move|pack)$/.test(
    word,
  );

/** Makes the brand the subject: "We’re a bakery" → "{b} is a bakery". */
function brandSubject(sentence: string): string | undefined {
  const [, end = "", rest = ""] =
    /^(?:we|i)(’re|’m|’ve|’ll|’d| are| am| were| have)? (.*)$/iu.exec(sentence) ?? [];
  if (rest === "") {
    const [, owned] = /^(?:our|my) (.*)$/i.exec(sentence) ?? [];
    return owned === undefined ? undefined : `{b}’s ${owned}`;
  }
  if (/’re|’m|are|am/.test(end)) return `{b} is ${rest}`;
  if (end === " were") return `{b} was ${rest}`;
  if (/’ve|have/.test(end)) return `{b} has ${rest}`;
  if (end === "’ll") return `{b} will ${rest}`;
  if (end === "’d") return `{b} would ${rest}`;
  return `{b} ${ofBrand(rest)}`;
}

const toThey: [RegExp, string][] = [
  [/\b(?:we|I)’(?:re|m)\b/gi, "they’re"],
  [/\b(?:we|I)’ve\b/gi, "they’ve"],
  [/\b(?:we|I)’ll\b/gi, "they’ll"],
  [/\bI am\b/g, "they are"],
  [/\b(?:[Ww]e|I)\b(?!-)/g, "they"],
  [/\b(?:ourselves|myself)\b/gi, "themselves"],
  [/\bours\b/gi, "theirs"],
  [/\b(?:our|my)\b/gi, "their"],
  [/\b(?:us|me)\b/g, "them"],
];
const toI: [RegExp, string][] = [
  [/\bwe’re\b/gi, "I’m"],
  [/\bwe are\b/gi, "I am"],
  [/\bwe\b/gi, "I"],
  [/\bour\b/gi, "my"],
  [/\bus\b/g, "me"],
];

function inPerson(text: string, person: Person): string {
  if (person === "we") return text;
  let said = text;
  for (const [from, to] of person === "they" ? toThey : toI)
    said = said.replaceAll(from, (found) =>
      /^\p{Lu}/u.test(found) && found !== "I" && !found.startsWith("I’")
        ? to.charAt(0).toUpperCase() + to.slice(1)
        : to,
    );
  return said;
}

/**
 * Lower-cases a call to action that follows its purpose, and removes "to book" from it: "To order a cake, call …".
 */
const ordered = (call: string) =>
  call
    .replace(/ to book(?=:)|^To book, /, "")
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Adapts a sentence for a business without a name: the brand becomes "us" or is left out. */
const unnamed = (sentence: string) =>
  sentence
    .replace(/^At \{b\}[,:] /i, "")
    .replace(/^\{b\}: /, "")
    .replace(/^Look up \{b\}/, "Get in touch")
    .replace(/^Come to \{b\}/, "Come and see us")
    .replace(/^\{b\} is (?=an? |your |the )/, "We’re ")
    .replace(/ and ask for \{b\}/, "")
    .replaceAll(/(?<=\b(?:with|from|to) )\{b\}/g, "us")
    .replaceAll(/\b(us|me) (?:at )?\{b\}/g, "$1")
    .replaceAll(/(?:at )?\{b\}(?=[:.,]| at | on |$)/g, "us")
    .replaceAll(/(?<=^|[.?!] )\{b\} (\p{L}+s)\b/gu, (_, verb: string) => `We ${plural(verb)}`)
    .replaceAll("{b}", "us");

/** The form of a verb after "we": "handles" → "handle", "fixes" → "fix". */
const plural = (verb: string) =>
  ({ is: "are", has: "have", does: "do" })[verb] ?? verb.replace(/(?<=[sxzo]|[cs]h)es$|s$/, "");

export const writeEnglish: WritingTable = {
  ends: { full: "." },
  intro(phrase, { person, isOffer, isEvent }) {
    const hiring = /^(?:now |currently )?(?:hiring|looking for|seeking|recruiting)\b.*$/i.exec(phrase)?.[0];
    if (hiring !== undefined)
      return person === "they"
        ? `{b} is ${lowered(hiring)}`
        : `At {b}, ${person === "I" ? "I’m" : "we’re"} ${lowered(hiring)}`;
    if (isEvent) return `{b}: ${lowered(phrase)}`;
    if (isOffer) return `At {b}: ${lowered(phrase)}`;
    return person === "they"
      ? `{b}: ${lowered(phrase)}`
      : `${person === "I" ? "I’m" : "We’re"} {b}: ${lowered(phrase)}`;
  },
  recaps: { name: ["Remember: {s}"], contact: ["Again, that’s {c}."] },

  list: (items) => lists.format(items).replace(/, and (?=[^,]*$)/, items.length > 2 ? ", and " : " and "),

  withBrand(sentence, person) {
    const own = /^it(?:(’s)| (runs|starts|ends)) (.*)$/i.exec(sentence);
    if (own !== null) return `{b} ${own[1] === undefined ? own[2] : "is"} ${inPerson(own[3] ?? "", person)}`;
    if (
      sentence.includes("{b}") ||
      /^(?:you|if|it|when|most|everyone|there|this|that|don’t|it’s|they)\b|^.{0,40}:/iu.test(sentence)
    )
      return inPerson(sentence, person);
    if (person !== "they") {
      const role = /^(?:we’re|we are|I’m|I am) (an? .*)$/i.exec(sentence)?.[1];
      return role === undefined ? `At {b}, ${lowered(inPerson(sentence, person))}` : `We’re {b}, ${role}`;
    }
    return inPerson(brandSubject(sentence) ?? `At {b}, ${lowered(sentence)}`, person);
  },

  inPerson,
  compose: composeEnglish,
  scenes: readScenes(englishScenes),
  calleeIn: (call, name) =>
    call
      .replace(/^(Call or \p{L}+|Call|Text|WhatsApp) (?:us at |(?=\{b\}))/u, `$1 ${name} at `)
      .replace(/^(Call|Text) (?=[\d(+][^a-z]*$)/u, `$1 ${name}: `)
      .replace("and ask for {b}", `and ask for ${name} at {b}`),
  purposeIn(call, purpose) {
    const [verb = ""] = purpose.split(" ");
    const keyword = /^To reach \{b\}, (.*)$/.exec(call)?.[1];
    if (/^(?:for|if|when) /.test(purpose))
      return keyword === undefined
        ? `${upper(purpose)}, ${ordered(call)}`
        : `${upper(purpose)} from {b}, ${keyword}`;
    if (keyword !== undefined)
      return `To ${purpose} ${/^(?:donate|give|apply)$/.test(purpose) ? "to" : "with"} {b}, ${keyword}`;
    const web =
      /^(?:Book|Order|Sign up|Apply|Visit|Find|Get|Give) .*?\{b\}.*? (at \S+(?: (?:by|before|until|after) [^.]+)?\.)$|^(?:Book|Order|Sign up|Apply|Go to|Get it|Give) (?:at )?(\S+(?: (?:by|before|until|after) [^.]+)?\.)$/.exec(
        call,
      );
    if (
      web !== null &&
      /^(?:book|schedule|reserve|order|rent|buy|register|start|claim|request|join|shop|donate|apply)\b/.test(
        purpose,
      )
    )
      return web[1] === undefined
        ? `${upper(purpose)} at ${web[2]}`
        : `${upper(purpose)} ${/^(?:order|rent|buy|claim)$/.test(verb) ? "from" : verb === "donate" || verb === "apply" ? "to" : "with"} {b} ${web[1]}`;
    return `To ${purpose}, ${ordered(call)}`;
  },
  finish: (sentence, brand) =>
    (brand.trim() === "" ? unnamed(sentence) : sentence)
      .replace(/(?<=^Remember: )(?:You|The|An?|We|It|There)(?=’|\s)/, (word) => word.toLowerCase())
      .replaceAll(/(?<=\p{Ll}\? )\p{Ll}/gu, (letter) => letter.toUpperCase()),

  notice: (sentence) => `A notice from {b}: ${lowered(sentence)}`,

  where: {
    first: ["Find us {x}.", "You’ll find us {x}."],
    third: ["You’ll find them {x}.", "Find {b} {x}."],
  },

  calls: {
    call: {
      first: ["Call {b}: {c}.", "Call us at {b}: {c}."],
      third: ["Call {b}: {c}.", "Call {b} on {c}."],
    },
    text: { first: ["Text us at {b}: {c}."], third: ["Text {b}: {c}."] },
    whatsapp: same("WhatsApp {b}: {c}."),
    keyword: same("To reach {b}, text {c}."),
    notice: same("This is a message from {b}."),
    phoneBook: same("Call {b} to book: {c}."),
    visit: same("Visit {b} at {c}.", "Find {b} at {c}."),
    book: same("Book with {b} at {c}."),
    order: same("Order from {b} at {c}."),
    apply: same("Apply to {b} at {c}."),
    register: same("Sign up with {b} at {c}."),
    tickets: same("Get your {b} tickets at {c}."),
    message: same("Find {b} online: {c}."),
    email: same("Email {b}: {c}."),
    download: same("Download {b} at {c}."),
    listen: same("Listen to {b} at {c}."),
    donate: same("Give to {b} at {c}."),
    come: {
      first: ["Come and see us at {b}, {c}.", "Stop by {b}, {c}.", "You’ll find {b} {c}."],
      third: ["Come and see {b}, {c}.", "Stop by {b}, {c}.", "You’ll find {b} {c}."],
    },
    event: same("Come to {b}."),
    none: same("Look up {b}."),
    search: same("Search for {c}."),
  },
  or: "Or",
  shortCalls: {
    call: ["Call {c}."],
    text: ["Text {c}."],
    whatsapp: ["WhatsApp {c}."],
    keyword: ["Text {c}."],
    phoneBook: ["To book, call {c}."],
    visit: ["Go to {c}."],
    book: ["Book at {c}."],
    order: ["Order at {c}."],
    apply: ["Apply at {c}."],
    register: ["Sign up at {c}."],
    tickets: ["Tickets are at {c}."],
    email: ["Write to {c}."],
    download: ["Get it at {c}."],
    listen: ["Listen at {c}."],
    donate: ["Give at {c}."],
  },

  clip: clipped,
  join: (one, other) =>
    [one, other].every((text) => /^(?:We|You|The|There|It)(?:’\p{L}+)? [^,;:?!"]{4,36}\.$/u.test(text)) &&
    ![one, other].some((text) => / (?:and|or) /.test(text)) &&
    ![one, other].every((text) => text.startsWith("You’ll find ")) &&
    // Without this, "it" would refer to the wrong thing in "We buy used bikes, and it’s on until April".
    (!other.startsWith("It") || one.startsWith("It"))
      ? `${one.slice(0, -1)}, and ${lowered(other)}`
      : undefined,

  own: /(?<![\p{L}’'])(?:we|our|ours|ourselves|us|I|my|we’\p{L}+|I’\p{L}+)(?!\p{L})/iu,
  order:
    /^(?:please )?(?:call|text|visit|go to|book|order|apply|sign up|register|come|get (?:your|a|the)|join|drop (?:in|by)|stop by|find us|message|email|whatsapp|download|listen|donate|give|ring|reserve|remember|look (?:for|up)|search for|reach)\b/i,
  both: (one, other) =>
    one
      .replace(/^(Call|Text|WhatsApp)\b/, `$1 or ${other === "whatsapp" ? "WhatsApp" : other}`)
      .replace(/^Text or call\b/, "Call or text"),
};
