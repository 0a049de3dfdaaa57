import { isShouted } from "../brief/cut-brief.ts";
import { germanRoles } from "../brief/languages/de-grammar.ts";
import { advertiserOf, domainsOf } from "./advertiser.ts";
import {
  addressed,
  announced,
  asian,
  asianFiled,
  before,
  behind,
  behindName,
  called,
  callIt,
  campaign,
  capitalized,
  company,
  entered,
  filed,
  filedBefore,
  filedBehind,
  firm,
  former,
  german,
  group,
  headed,
  house,
  inState,
  introduced,
  joinedLeft,
  labelled,
  legal,
  ofKind,
  performers,
  place,
  presenterOf,
  publicBody,
  quoted,
  saleName,
  search,
  streets,
  toCall,
  trailing,
} from "./languages/name-patterns.ts";
import { unaccented } from "./languages/said-phrases.ts";

/** Finds the former names of a business: "We used to be Oak Lane Glass". */
export const formerNames = (description: string): string[] =>
  [...description.matchAll(former)].flatMap(({ groups }) => groups?.["name"] ?? []);

/** The minimum probability for a name to be used, and to be used instead of a title that looks like another name. */
const likely = 0.3;
const sure = 0.64;
/**
 * The business or product that an ad is for: the title "press release - Cobalt Stage" names "Cobalt Stage", while
 * "mattress ad" leaves it to the description. "" if neither names one.
 */
export function brandName(heading: string, typed: string): string {
  const title = withoutFiling(heading).replace(behindName, "");
  const business = filedBefore.test(heading) ? ownBusiness(typed) : ofCampaign(title, typed);
  if (business !== undefined) return business;
  const labelledName = labelled.exec(typed)?.[1] ?? introduced.exec(typed)?.[1];
  if (labelledName !== undefined && !/\p{L}/u.test(title)) return labelledName;
  const client = entered
    .exec(typed)?.[1]
    ?.replace(/(?<=\p{Ll}{3})\.(?: .*)?$/u, "")
    .trim()
    .replaceAll(company, "");
  if (client !== undefined && capitalized.test(client) && isEntered(client, title, typed)) return client;
  const isHeaded = headed.test(title) && !filed.test(title);
  const [now] = [...called, ...(isHeaded ? [] : [callIt])].flatMap((form) => form.exec(typed)?.[1] ?? []);
  if (now !== undefined) return cased(now, typed);
  const description = typed.replaceAll(former, "");
  // If the title looks like a name, a public body is used instead only if it begins the brief, followed by a colon:
  // "Town of Elm Lake: …".
  const bodyOf = publicBody.exec(description);
  const isHeading = !isHeaded || description.startsWith(`${bodyOf?.[0]}:`);
  const body = publicBody.exec(title)?.[1] ?? (isHeading ? bodyOf?.[1] : undefined);
  if (body !== undefined) return body;
  const [head = ""] = title.split(/ [-–—|/] |[:,] | \(/);
  const own = head.replaceAll(company, "");
  if (own !== head) return own;
  const both = title.split(" + ");
  if (both.length === 2 && both.every((part) => capitalized.test(part))) return both.join(" and ");
  const isOther = (name: string) =>
    !title.toLowerCase().includes(name.toLowerCase()) &&
    (isPlace(name, description) || isThanked(name, description));
  const {
    name = "",
    probability = 0,
    together = 0,
    isSecond = false,
  } = advertiserOf(description, title, isOther) ?? {};
  const presenter = name === "" ? undefined : presenterOf(name).exec(description)?.[1];
  if (presenter !== undefined) return presenter;
  if (isDomain(head, name, description)) return head;
  const [, incorporated] = legal.exec(description) ?? [];
  if (probability < likely && incorporated !== undefined) return cased(incorporated, description);
  const isName =
    !filed.test(head) &&
    !withoutPossessives(name).includes(withoutPossessives(head)) &&
    !addressed(name).test(description) &&
    headed.test(head.replace(/ (?:19|20)\d\d$/, "")) &&
    !description.includes(head);
  if (search.test(title)) return "";
  const isElsewhere = !title.toLowerCase().includes(name.toLowerCase());
  if (house.test(head) && !isElsewhere) return "";
  // The brief names only the owner: "Karin Halvorsen tunes pianos" for "Halvorsen Piano Service".
  const isOwner = isElsewhere && head.startsWith(`${name.split(" ").at(-1)} `);
  // The brief repeats the name at the start of the title ("Marlow Tools - spot 2"). It wins against a less certain
  // name that isn't in the title, such as a town's.
  const isHead =
    !filed.test(head) &&
    capitalized.test(head) &&
    /\p{Ll}/u.test(head) &&
    new RegExp(String.raw`(?<!\p{L})${RegExp.escape(head)}(?!\p{L})`, "u").test(description);
  if (isHead && isElsewhere && together < sure) return head;
  if (isName && (probability < sure || isOwner || (isElsewhere && firm.test(head)))) return head;
  const [inQuotes, kind = "", words = ""] = quoted.exec(title) ?? [];
  const isQuoted = inQuotes !== undefined && !inQuotes.toLowerCase().includes(name.toLowerCase());
  // A dictated brief without punctuation rarely shows where another name ends.
  const isSure = !isSecond || /[.,:;!?\n]/.test(description);
  const isTold = together > likely && isSure && !isQuoted && !isToCall(name, description);
  const told = isTold ? cased(joined(whole(name, description), title), description) : "";
  const isThe =
    !description.includes(told) || description.toLowerCase().includes(`the ${told.toLowerCase()}`);
  const found = told !== "" && isThe && title.includes(`The ${told}`) ? `The ${told}` : told;
  if (isTold && !isSecond) return found;
  if (inQuotes) return /^\p{Lu}/u.test(kind) && !filed.test(kind) ? inQuotes : words;
  const titled = nameOfTitle(heading, title, description);
  return isSecond && found !== "" && !description.includes(titled) ? found : titled || found;
}

/** False if the name in a form's "Client" field may be a person's: it occurs nowhere else and has no legal form. */
const isEntered = (client: string, title: string, typed: string) =>
  !/(?:^|\n)[\s*•-]*client\s*[:=]/iu.test(typed) ||
  title.includes(client) ||
  typed.split(client).length > 2 ||
  new RegExp(`${RegExp.escape(client)}${company.source.split("|^")[0]}`, "u").test(typed);

/** The name in a title that consists of a name and labels. */
function nameOfTitle(heading: string, title: string, description: string): string {
  const bare = title
    .replaceAll(/(?<!\s)\s*[([][^()[\]]*[)\]]/g, "")
    .replace(asian, "")
    .replace(before, "")
    .replace(behind, "")
    .trim();
  // A title such as "Ad 1" contains no name.
  if (asianFiled.test(bare) || isCommon(title, description)) return "";
  if (!/\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(bare)) return "";
  // Some labels precede any text, not just a name: "Radiospot Heuschnupfen".
  if (filedBefore.test(heading)) return "";
  if (capitalized.test(title)) return title;
  if (ofKind.test(bare)) return bare.charAt(0).toUpperCase() + bare.slice(1);
  // The name is in a writing system without capitals, or it is capitalized.
  if (!/[\p{Lu}\p{Ll}]/u.test(bare) || capitalized.test(bare)) return bare;
  return trailing.exec(bare)?.[0] ?? "";
}

/** Adds capitalized words that belong to a name: "Picture Framers" in "after 34 years Hart & Moss Picture Framers". */
function whole(name: string, description: string): string {
  const at = description.indexOf(name);
  const left = description.slice(0, Math.max(0, at));
  const mayGrow = /^\p{Lu}.*\p{Ll}/u.test(name) && !german.test(description);
  const [, more] = (mayGrow && joinedLeft.exec(left)) || [];
  if (more !== undefined) return more + name;
  // The model finds names of up to six words, so it may have cut a longer one.
  if (name.split(" ").length >= 6)
    return name + (/^(?: \p{Lu}\p{L}+)*/u.exec(description.slice(at + name.length))?.[0] ?? "");
  // Not part of the name: the possessive in "The Oak Lane Choir's summer concert".
  const isOwner =
    (/^the /iu.test(name) || /(?<!\p{L})the $/iu.test(left)) &&
    /^ (?!(?:is|are|was|has|have|will|can|do|does|offers?|opens?|sells?|serves?|makes?|mends?|now|in|at|on|from|near|and|or) )\p{Ll}/u.test(
      description.slice(at + name.length),
    );
  return isOwner ? name.replace(/[’']s$/, "") : name;
}
const withoutPossessives = (name: string) => name.toLowerCase().replaceAll(/[’']s?(?!\p{L})/gu, "");

/** True if two or more words of a title make up the domain in the brief and the other name contains none of them. */
function isDomain(head: string, name: string, description: string): boolean {
  const [title, other] = [head, name].map((text) => unaccented(text).toLowerCase());
  return domainsOf(description).some((domain) => {
    const found = title?.match(/\p{L}{2,}/gu)?.filter((word) => domain.includes(word)) ?? [];
    return (
      found.length > 1 &&
      found.join("").length === domain.length &&
      !found.some((word) => other?.includes(word))
    );
  });
}

const withoutFiling = (title: string) => title.replace(filedBefore, "").replace(filedBehind, "");

const isToCall = (name: string, description: string) => {
  const [first = ""] = name.split(" ");
  return toCall.test(first) || toCall.test(description.slice(0, description.indexOf(name)).trimEnd());
};

/** A German compound of a name and a kind of business: "für unsere Löwen-Apotheke". */
const ownBusiness = (description: string): string | undefined =>
  [...description.matchAll(/(?<!\p{L})[Uu]nsere[nmrs]? (\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+)/gu)]
    .map(([, name = ""]) => name)
    .find((name) => germanRoles.test(name));

const ofCampaign = (title: string, description: string): string | undefined =>
  campaign.test(title) ? announced.exec(description)?.slice(1).find(Boolean) : undefined;
/**
 * True for the name of a place (judging by its own words or those next to it), of a group of people, or of a sale.
 */
function isPlace(name: string, description: string): boolean {
  if ([place, inState, group, saleName].some((form) => form.test(name))) return true;
  const at = description.indexOf(name);
  const [left, right] = [description.slice(0, Math.max(0, at)), description.slice(at + name.length)];
  const isAddress =
    /(?<![\p{L}\d.-])\d{1,5}[a-z]? $/u.test(left) &&
    (/^[NSEW]\.? /.test(name) ||
      new RegExp(String.raw`(?<!\p{L})${streets}(?!\p{L})`, "iu").test(`${name}${right.slice(0, 12)}`));
  // In another sentence, the name is the subject: "Relax in Maple Spa. Maple Spa has …".
  const isSubject = new RegExp(String.raw`(?:^|[.!?\n] ?)${RegExp.escape(name)} (?!to )\p{Ll}`, "u").test(
    description,
  );
  // A route or an area: "Salem to Boise", "Salem, Oregon", "in Salem and the South Hills".
  const isArea =
    /^ to \p{Lu}/u.test(right) ||
    / to \p{Lu}/u.test(name) ||
    /(?<!(?:your|my|the|an?) )(?<=[\p{Ll}(,] ?)(?:\p{Lu}\p{Ll}+ )+to $|(?<!\p{L})of (?:\p{Lu}\p{Ll}+ )+$|(?<!\p{L})(?:in|near|across|around|covering|serving) (?:\p{Lu}\p{Ll}+(?:,| and) )*(?:the )?$/u.test(
      left.replace(/,(?= $)/, ""),
    );
  return at >= 0 && (isAddress || (isArea && !isSubject));
}

/** True for an event's sponsor or performer. */
function isThanked(name: string, description: string): boolean {
  const left = description.slice(0, Math.max(0, description.indexOf(name)));
  return (
    performers.test(name) ||
    /(?<!\p{L})(?:sponsor(?:s|ed by)?|thanks to)[,:]?(?: (?:is|are|the|our))* $/iu.test(left)
  );
}

/** True for a one-word title that also occurs in the brief, but in lower case: "Flooring". */
const isCommon = (title: string, brief: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(title) &&
  /\p{Lu}/u.test(brief) &&
  !brief.includes(title) &&
  new RegExp(String.raw`(?<!\p{L})${title.toLowerCase()}(?!\p{L})`, "u").test(brief);

/** Extends a name by the words that the title adds to it: "Hart Plumbing and Heating". */
const joined = (name: string, title: string) =>
  title.startsWith(name) &&
  /^ (?:and|&|et|y|e|und|en|и) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(title.slice(name.length))
    ? title
    : name;

/** Capitalizes a name as in the description, or otherwise word by word. */
function cased(found: string, description: string): string {
  const name = found
    .replace(/^(?:the|contact|call|text|visit|phone|ring|\p{L}+-(?:owned|run)) (?=\p{Lu})/iu, "")
    .replaceAll(company, "")
    .replace(/ Dept\.?$/u, " Department")
    .replace(/(?<=\p{Ll}) (?:NEW|NEU|NIEUW|NUEVO|NUEVA|NOUVEAU|NUOVO|NUOVA|NOVO|NOVA|НОВОЕ)!*$/u, "");
  const at = description.toLowerCase().indexOf(name.toLowerCase());
  const typed = at < 0 ? name : description.slice(at, at + name.length);
  const best = /\p{Lu}/u.test(name) && !isShouted(name) ? name : typed;
  return /\p{Lu}/u.test(best) && !isShouted(best)
    ? best.replace(/^\p{Ll}(?=\p{Ll}{3,} \p{Lu})/u, (letter) => letter.toUpperCase())
    : withCapitals(best);
}

const capitalOf = (word: string) =>
  // Initials have no vowel: "DDS", "RV".
  /^[A-Z]{2,}$/.test(word) && !/[AEIOUY]|^(?:MR|MRS|DR|ST|MT|FT|JR|SR)$/.test(word)
    ? word
    : (word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).replace(
        /(?<=^(?:\p{L}[’']|Mc))\p{L}(?=\p{L})/u,
        (letter) => letter.toUpperCase(),
      );

const withCapitals = (name: string) =>
  name.replaceAll(/(?<![\p{L}’'])\p{L}[\p{L}’']*/gu, (word, at: number) =>
    at > 0 && /^(?:of|and|the|at|for|in|by|de|du|la|le|les|del|di|da|do|von|van|y|e|et|und|en)$/iu.test(word)
      ? word.toLowerCase()
      : capitalOf(word),
  );
