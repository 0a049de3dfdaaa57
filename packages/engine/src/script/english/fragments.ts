import { choose } from "../choose.ts";
import { englishDate, percent, price } from "../particulars.ts";
import type { Category, Kind } from "./category.ts";
import { headOf, isPlaced, isPlural, people, withArticle } from "./nouns.ts";
import { agreed, objects, type Person } from "./person.ts";
import { withPrice } from "./prices.ts";
import { shapeOf } from "./shape.ts";
import { baseOfIng, baseOfSingular } from "./verbs.ts";
import { capitalised, lowered } from "./words.ts";

/** What a fragment needs to become a sentence. */
export interface FragmentSetting {
  person: Person;
  kind: Kind;
  names: ReadonlySet<string>;
  trade?: Category["trade"];
  seed: number;
}

/** Orders that are none: what somebody does for others, its subject left out. */
const doneForOthers =
  /^(?:help|provide|offer|sell|deliver|serve|make|create|teach|specialize|specialise|rescue|repair|build|produce|empower|connect|represent) /i;

const experience =
  /^(?:with )?(?:over |more than |nearly |almost )?[\w-]+\+? years(?:’)?(?: of)? (?:[\w-]+ )?(?:experience|combined)/i;

const subjects: Record<Person, string> = { we: "We", they: "They", it: "It" };
const contracted: Record<Person, string> = { we: "We’re", they: "They’re", it: "It’s" };
const since: Record<Person, string> = { we: "We’ve been", they: "They’ve been", it: "It’s been" };

/** A fragment as a sentence, without its end mark: "Located at 12 Mill Street" → "You’ll find us at 12 Mill Street". */
export function sentenceOfFragment(fragment: string, setting: FragmentSetting): string {
  const text = fragment
    .trim()
    .replace(/ daily$/, " every day")
    .replace(/ 24\/7$/, " around the clock");
  const { person, names } = setting;
  const shape = shapeOf(text);
  const small = lowered(text, names);
  if (experience.test(text) && !text.includes(",")) {
    return `${subjects[person]} ${agreed("bring", person)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  }
  if (shape === "order" && doneForOthers.test(text))
    return `${subjects[person]} ${agreed(/^\p{L}+/u.exec(small)?.[0] ?? "", person)}${small.replace(/^\p{L}+/u, "")}`;
  if (shape === "sentence")
    return /^(?:New|Next|Latest) [\p{Ll}]+[^s\s] /u.test(text) ? `The ${small}` : capitalised(text);
  if (shape === "order" || shape === "nothing of") return capitalised(text);
  if (price.test(text) || percent.test(text)) {
    const priced = withPrice(text, setting);
    if (priced !== undefined) return capitalised(priced);
    if (shape === "noun") return capitalised(text);
  }
  if (shape === "ing verb") return doing(text.charAt(0).toLowerCase() + text.slice(1), person);
  if (shape === "singular verb") {
    const [verb = "", ...rest] = (text.charAt(0).toLowerCase() + text.slice(1)).split(" ");
    const base = baseOfSingular(verb) ?? verb;
    const subject = subjects[person];
    return `${subject} ${agreed(base, person)} ${rest.join(" ")}`;
  }
  if (shape === "state") return state(text, small, setting);
  if (shape === "preposition") return beginning(text, small, setting);
  return noun(text, small, setting);
}

function doing(small: string, person: Person): string {
  const [verb = "", ...rest] = small.split(" ");
  const text = rest.join(" ");
  if (/\b(?:since \d{4}|for (?:over |more than |nearly |almost )?[\w-]+ years)\b/.test(text))
    return `${since[person]} ${small}`;
  const base = baseOfIng(verb) ?? verb;
  return `${subjects[person]} ${agreed(base, person)} ${text}`;
}

function state(text: string, small: string, { person, kind }: FragmentSetting): string {
  const place =
    /^(?:located|situated|based) (?:right |conveniently |just )?(?=at|in|on|near|off|next|opposite|between|behind|by)/i.exec(
      text,
    );
  if (place) return `You’ll find ${objects[person]} ${text.slice(place[0].length)}`;
  if (/^(?:founded|established|born)\b/i.test(text))
    return `${person === "it" ? "It was" : person === "we" ? "We were" : "They were"} ${small}`;
  if (/\bsince \d{4}/.test(text) && !/^open/i.test(text)) return `${since[person]} ${small}`;
  if (/^featuring|^starring/i.test(text)) return capitalised(text);
  if (
    /^(?:open|closed|family|locally|women?|veteran|independently|licensed|insured|certified|accredited|fully|proud|proudly|trusted|known|rated|voted|committed|dedicated|passionate|owned|run by|led by|ready|specialized|specialised)\b/i.test(
      text,
    )
  ) {
    return `${contracted[person]} ${withHours(small)}`;
  }
  if (kind === "thing" || /^available/i.test(text))
    return kind === "business" ? capitalised(text) : `It’s ${small}`;
  return capitalised(text);
}

/** "open 6am to 2pm" → "open from 6am to 2pm". */
function withHours(text: string): string {
  return text
    .replace(/^open (?=\d[\d:.]* ?(?:[ap]\.?m|[-–]|to\b))/i, "open from ")
    .replace(/^open (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, "open ");
}

function beginning(text: string, small: string, { person, kind }: FragmentSetting): string {
  if (/^(?:from|under|only|up to)\b/i.test(text) && price.test(text))
    return `Prices start at ${text.replace(/^(?:from|under|only|up to) /i, "")}`;
  if (/^since \d{4}$/i.test(text)) return `${since[person]} here ${small}`;
  const years = /^with (over |more than |nearly )?([\w-]+\+? years(?:’)?(?: of)? .*)$/i.exec(text);
  if (years)
    return `${person === "it" ? "It brings" : person === "we" ? "We bring" : "They bring"} ${years[1] ?? ""}${years[2] ?? ""}`;
  if (
    /^(?:at|in|on|near|opposite|next to|behind|between|inside|just off)\b/i.test(text) &&
    !/\d{1,2}(?:st|nd|rd|th)?\b.*(?:january|february|march|april|may|june|july|august|september|october|november|december)|^on (?:mon|tues|wednes|thurs|fri|satur|sun)day|^in (?:\d+|a few|under|just|less)\b|^at \d{1,2}(?::\d\d)? ?[ap]\.?m/i.test(
      text,
    )
  ) {
    return `You’ll find ${objects[person]} ${small}`;
  }
  if (/^with\b/i.test(text))
    return `${person === "it" ? "It has" : person === "we" ? "We have" : "They have"} ${text.slice(5)}`;
  if (/^for\b/i.test(text) && kind !== "event")
    return `${contracted[person]} ${kind === "thing" ? "" : "here "}${small}`;
  return capitalised(text);
}

/** Ways to name what there is. `{x}` is the noun with a small letter, `{us}` and `{have}` the person's words. */
const joints: Record<string, readonly string[]> = {
  food: ["Enjoy {x}", "There’s {x}", "{have} {x}"],
  service: ["{offer} {x}", "Turn to {us} for {x}", "Count {us} in for {x}"],
  place: ["You’ll find {x}", "There’s {x}"],
  shop: ["You’ll find {x}", "{have} {x}"],
  business: ["{have} {x}", "You get {x}"],
  thing: ["You get {x}", "{have} {x}"],
  event: ["There’s {x}", "Expect {x}", "Look forward to {x}"],
};

function noun(text: string, small: string, setting: FragmentSetting): string {
  const { person, kind, trade, seed, names } = setting;
  const subject = subjects[person];
  const free = whatIsFree(text);
  if (free !== undefined) return free;
  if (
    /: /.test(text) ||
    /^(?:half[- ]price|all|every|each|most|some|many)\b| only$/i.test(text) ||
    (englishDate.test(text) && (englishDate.exec(text)?.index === 0 || /\d/.test(text))) ||
    /^\d(?:\.\d)?[- ]stars?\b|\b(?:done|provided)\b|\bon us\b/i.test(text)
  )
    return capitalised(text);
  const listed = list(small, names);
  if (listed === undefined) return capitalised(text);
  const usual = joints[trade ?? kind] ?? [];
  const fitting =
    /\b(?:on|every|this|next|in) (?:\p{Lu}|day|week|month|weekend)/u.test(text) && kind !== "thing"
      ? ["There’s {x}"]
      : usual;
  const isMany = !/^an? /.test(listed) && (isPlural(headOf(listed)) || /^\d|,| and /.test(listed));
  return choose(fitting, seed)
    .replace("There’s", isMany ? "There are" : "There’s")
    .replace("{have}", `${subject} ${agreed("have", person)}`)
    .replace("{offer}", `${subject} ${agreed("offer", person)}`)
    .replace("Count {us} in", `Come to ${objects[person]}`)
    .replace("{us}", objects[person])
    .replace("{x}", listed);
}

/** "Kids under 12 free" → "Kids under 12 go free"; "first session free" → "The first session is free". */
function whatIsFree(text: string): string | undefined {
  const first = /^(?:free|half[- ]price) (?:your )?first ([\p{L}-]+)(.*)$/iu.exec(text);
  if (first)
    return `Your first ${first[1] ?? ""} is ${/^free/i.test(text) ? "free" : "half price"}${first[2] ?? ""}`;
  const free =
    /^(.{2,50}) (?:is |are )?(welcome|included|accepted|guaranteed|available|provided)$/i.exec(text) ??
    /^(.{2,40}?) (?:is |are )?(free|half price|sold separately|welcome|included|required|available|guaranteed|extra)( .{2,40})?$/i.exec(
      text,
    );
  const thing = free?.[1];
  if (
    free === null ||
    thing === undefined ||
    shapeOf(thing) !== "noun" ||
    /\b(?:for|and|or|gluten|sugar|dairy|fat|alcohol|hassle|stress|risk)$/i.test(thing)
  )
    return undefined;
  if (!/^(?: (?:for|with|on|from|in|every|to|until|when|if) .*)?$/.test(free[3] ?? "")) return undefined;
  const isPeople = people.test(text);
  const verb =
    isPeople && /free/i.test(free[2] ?? "") ? "go" : isPlural(headOf(thing)) || isPeople ? "are" : "is";
  const named = /^(?:first|second|initial|whole)\b/i.test(thing)
    ? `The ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`
    : capitalised(thing);
  return `${named} ${verb} ${(free[2] ?? "").toLowerCase()}${free[3] ?? ""}`;
}

/** Things one after the other, each with its article; undefined where a thing is more than a few words, and so may be a sentence. */
function list(small: string, names: ReadonlySet<string>): string | undefined {
  const bare = small.replace(/,? including .*$/, "");
  const items = bare.split(/,(?: and)? /);
  const isNoun = items.every((item) => shapeOf(item) === "noun" || shapeOf(item) === "nothing of");
  const isSure =
    isNoun &&
    items.every((item) => isPlaced(item, names)) &&
    items.every((item) =>
      item
        .split(/ (?:of|for|in|on|with|from|to|at|by|and|per|that|every|including|about) /)
        .every((part) => part.split(" ").length <= 4),
    );
  if (!isSure) return undefined;
  if (items.length === 1) return withArticle(bare, names);
  if (items.length === 2 && !/,? and /.test(bare))
    return items.map((item) => withArticle(item, names)).join(items[1]?.startsWith("no ") ? ", " : " and ");
  const isClosed =
    /,? and [^,]*$/.test(items.at(-1) ?? "") || / and /.test(bare.slice(bare.lastIndexOf(", ")));
  const named = items.map((item) => withArticle(item, names));
  return isClosed && !/, and /.test(bare)
    ? named.join(", ")
    : `${named.slice(0, -1).join(", ")} and ${named.at(-1) ?? ""}`;
}
