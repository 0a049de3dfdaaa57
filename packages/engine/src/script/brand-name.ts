import { isShouted } from "../brief/cut-brief.ts";
import { germanRoles } from "../brief/languages/de-grammar.ts";
import { advertiserOf } from "./advertiser.ts";

/** Labels such as "ad", "draft" or "v2" that appear next to a brand name but aren't part of it. */
const filing =
  "ads?|adverts?|spots?|commercials?|promos?|radio (?:ad|spot)|scripts?|press release|now hiring|hiring|jobs?|careers|sales?|campaign|v\\d|version \\d|draft|anuncio|cuña|annonce|spot radio|werbung|stellenanzeige|anúncio|vaga|annuncio|reclame|vacature|app|radiospot|funkspot|werbespot|ролик|реклама|вакансия";
const before = new RegExp(String.raw`^(?:client|advertiser|brand|${filing})\b[\s:–—-]+(?=\S)`, "iu");
const behind = new RegExp(String.raw`(?<=\S)[\s:,–—-]+(?:${filing})(?: ?#?\d+)?$`, "iu");
const asian =
  /(?<=\S)[\s　]+(?:新規開院|新装開店|求人|募集|広告|セール|开业|招聘|促销|广告|채용|광고|오픈|세일|\d+ ?[秒초])$/u;
/** The same at the end of a title that names no business: "運転手募集". */
const asianFiled = /(?:求人|募集|広告|セール|キャンペーン|招聘|促销|广告|채용|모집|광고|세일|이벤트)$/u;
/** A campaign's topic after the name: "Hörstudio Marr Aktion Mai", "Camas Luna LIQUIDACIÓN POR CIERRE". */
const behindName =
  /(?<=^\p{L}.*\p{Ll}) (?:(?:[Aa]ktion|[Aa]ngebot|[Oo]ferta|[Oo]fferta|[Aa]ctie|[Oo]ffre)(?: \p{L}+)?|\p{Lu}{2,}(?: \p{Lu}{2,}){2,})$/u;

/** A name after a label: "Business name: Oakline". */
const labelled =
  /(?:^|[\n.,;(])\s*(?:(?:brand|business|company|shop|firmen)[ -]?(?:name|marke|nom|nombre|nome|naam)|name|marke|nom|nombre|nome|naam)\s*[:=]\s*([^\n,;(.]{2,40}?)\s*(?=[\n,;(.]|$)/iu;
/** A name after a verb: "una clínica que se llama Patas y Cía". */
const introduced =
  /(?<!\p{L})(?:se llama|hei(?:ß|ss)t|s[’']appelle|si chiama|chama-se|heten we|we heten)\s+(\p{Lu}[^\n,;(.]{1,40}?)\s*(?=[\n,;(.]|$)/u;

const named = String.raw`\p{Lu}[\p{L}\d’'&-]*(?: (?:(?:of|the|and|&|on|in) )?\p{Lu}[\p{L}\d’'&-]*){0,4}`;
const formerly = String.raw`(?:used to be|formerly|previously)(?: called| known as)?`;
/** The business's current name, whatever the title says: "the company is called Ridge", "formerly Oak, now Ash". */
const called = [
  new RegExp(
    String.raw`(?<!\p{L})(?:[Ww]e(?: are|[’']re)|(?:business|company|shop|store|firm|salon|studio|app)(?: is|[’']s)) (?:actually |really |now )?(?:called|named) ["“]?(${named})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})${formerly} ${named}[^.\n]{0,20}? now (?:called |known as )?["“]?(${named})`,
    "u",
  ),
];
/** A former name of the business. */
const former = new RegExp(String.raw`(?<!\p{L})${formerly} (?:the )?(?<name>${named})`, "gu");

/** Finds the former names of a business: "We used to be Oak Lane Glass". */
export const formerNames = (description: string): string[] =>
  [...description.matchAll(former)].flatMap(({ groups }) => groups?.["name"] ?? []);

/** The minimum probability for a name to be used, and to be used instead of a title that looks like another name. */
const likely = 0.3;
const sure = 0.64;
/** A title of several words with capitals. */
const headed =
  /^\p{Lu}[\p{L}’'.]*\p{Ll}[’'.]*(?: (?:(?:&|and|of|the|['’]t|van|de|der|den|von|du|des|la|le|del|della|di|da|do|dos) )*\p{Lu}[\p{Ll}’'.]*)+(?: (?:&|and|en|und|et|y|e) \p{Ll}+)?$/u;
/** The legal form of a company, which isn't spoken: "Steuerfuchs GmbH". */
const company =
  /(?<=[\p{L}\d.])[ ,]+(?:GmbH(?: & Co\.? KG)?|AG|e\.K\.|UG|Ltd|LLC|Inc|PLC|Pty|[Ss]\.?[Rr]\.?[Ll]|S\.A\.|SARL|SAS|B\.?V|Ltda|LTDA)\.?$|^(?:ООО|АО|ЗАО|ПАО|ИП) (?=\p{Lu})/gu;
/** A title in quotes, with the words before them: "Мастерская «Уют», Тверь". */
const quoted = /^((?:[\p{L}-]+ ){0,4})[«„“"](\p{Lu}[^«»„“”"]{1,39})[»”“"]/u;
/** A title that can only be a name: "Bouchard & Fils". */
const firm = /\p{Lu}\p{L}+ & \p{Lu}/u;
/** A trade followed by a name: "churrería la Paqui". */
const ofKind = /^(?:\p{Ll}+ ){1,3}\p{Lu}[\p{L}’'-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}’'-]+)*$/u;
/** Streets, venues and prices, which are as common in briefs as advertisers' names. */
const place =
  /^(?:plaza|calle|avda|avenida|paseo|mercado|parque|polígono|rue|place|quai|boulevard|via|viale|piazza|corso|rua|praça|largo|parkeerplaats|parkplatz|marktplatz|ул|улица|площадь|проспект|рынок|ТЦ|ТРЦ|ДК)(?!\p{L})|^\p{L}+(?:plein|straat|laan|platz|straße|strasse|gasse)(?!\p{L})|\b(?:street|road|avenue|boulevard|blvd|lane|suite|town hall|community hall|high street)$|^(?:\p{L}+ ){1,2}(?:county|township|twp|cbd)$|\d{4}/iu;
/** Requests to call somebody who is not the advertiser: "Звонить Тамаре". */
const toCall =
  /(?<!\p{L})(?:по)?(?:звонить|звоните|спросить|спрашивайте|спрашивать|обращаться|обращайтесь)(?: к)?$/iu;
/** A town with its state: "Salem MA". */
const inState =
  /^\p{Lu}\p{Ll}+ (?:A[KLRZ]|C[AT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|Ala|Calif|Fla|Mich|Minn|Penn|Tenn|Tex|Wash|Wis)\.?$/u;
/** The people addressed or wanted: "Gen Z", "Class A CDL". */
const group = /^(?:gen [xyz]|class [a-d1-3])(?![\p{L}\d])/iu;
/** A search for an animal or a person, which no business places. */
const search =
  /^(?:(?:help|please|pls|urgent)[\s:!,]+)*(?:lost|missing|found)[\s:!]+(?:(?:our|my|a|an|the|\p{L}+) )?(?:dog|cat|parrot|bird|budgie|tortoise|pet|puppy|kitten|horse|person|child)[\s!?.]*$/iu;
const performers = /^(?:headliners?|featuring|starring) /i;
const streets = String.raw`(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|close|court|crescent|highway|hwy|parade|terrace|way)`;
/** A house for sale, which is not a business: "12 Orchard Close". */
const house =
  /^\d+[a-z]? (?:\p{Lu}[\p{L}’']+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|gardens|grove|hill|mews|place|rise|row|terrace|view|walk|way)\.?$/iu;
/** Words in titles that aren't names. */
const filed = new RegExp(
  String.raw`(?<!\p{L})(?:${filing}|PR|offer|weekend|week|day|night|notice|avviso|aviso|avis)(?!\p{L})`,
  "iu",
);

/**
 * The business or product that an ad is for: the title "press release - Cobalt Stage" names "Cobalt Stage", while
 * "mattress ad" leaves it to the description. "" if neither names one.
 */
export function brandName(heading: string, typed: string): string {
  const title = withoutFiling(heading).replace(behindName, "");
  const business = filedBefore.test(heading) ? ownBusiness(typed) : ofCampaign(title, typed);
  if (business !== undefined) return business;
  const told = labelled.exec(typed)?.[1] ?? introduced.exec(typed)?.[1];
  if (told !== undefined && !/\p{L}/u.test(title)) return told;
  const [now] = called.flatMap((form) => form.exec(typed)?.[1] ?? []);
  if (now !== undefined) return cased(now, typed);
  const description = typed.replaceAll(former, "");
  const [head = ""] = title.split(/ [-–—|/] |[:,] | \(/);
  const own = head.replaceAll(company, "");
  if (own !== head) return own;
  const both = title.split(" + ");
  if (both.length === 2 && both.every((part) => capitalized.test(part))) return both.join(" and ");
  const { name = "", probability = 0, together = 0 } = advertiserOf(description, title) ?? {};
  const isName =
    !filed.test(head) && headed.test(head.replace(/ (?:19|20)\d\d$/, "")) && !description.includes(head);
  if (search.test(title)) return "";
  const isElsewhere = !title.toLowerCase().includes(name.toLowerCase());
  if (house.test(head) && !isElsewhere) return "";
  const isAnother = isElsewhere && (isPlace(name, description) || isThanked(name, description));
  // "Halvorsen Piano Service", if the brief only says that Karin Halvorsen tunes pianos.
  const isOwner = isElsewhere && head.startsWith(`${name.split(" ").at(-1)} `);
  // "Marlow Tools - spot 2", if the brief also lists towns.
  const isHead =
    !filed.test(head) &&
    capitalized.test(head) &&
    /\p{Ll}/u.test(head) &&
    new RegExp(String.raw`(?<!\p{L})${RegExp.escape(head)}(?!\p{L})`, "u").test(description);
  if (isHead && isElsewhere && together < sure) return head;
  if (isName && (probability < sure || isAnother || isOwner || (isElsewhere && firm.test(head)))) return head;
  const [inQuotes, kind = "", words = ""] = quoted.exec(title) ?? [];
  const isOther = inQuotes !== undefined && !inQuotes.toLowerCase().includes(name.toLowerCase());
  const isTold = together > likely && !isOther && !isAnother && !isToCall(name, description);
  if (isTold) return cased(joined(name, title), description);
  if (inQuotes) return /^\p{Lu}/u.test(kind) && !filed.test(kind) ? inQuotes : words;
  const bare = title
    .replaceAll(/(?<!\s)\s*[([][^()[\]]*[)\]]/g, "")
    .replace(asian, "")
    .replace(before, "")
    .replace(behind, "")
    .trim();
  // A title such as "Ad 1" contains no name.
  if (asianFiled.test(bare) || isCommon(title, description)) return "";
  if (!/\p{L}{2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u.test(bare)) return "";
  // The text after such a label may be anything: "Radiospot Heuschnupfen".
  if (filedBefore.test(heading)) return "";
  if (capitalized.test(title)) return title;
  if (ofKind.test(bare)) return bare.charAt(0).toUpperCase() + bare.slice(1);
  // The name is in a writing system without capitals, or it is capitalized.
  return !/[\p{Lu}\p{Ll}]/u.test(bare) || capitalized.test(bare) ? bare : "";
}

/** Labels in titles in languages other than English: "Ролик для …", "Spot für …", "… Aktion Oktober". */
const filedBefore =
  /^(?:(?:аудио|радио)?ролик|реклама|объявление|вакансия|(?:radio|funk|werbe)-?spot|radiowerbung|spotje|radiospotje)(?: (?:для|о|об|про|für(?: (?:die|das|den|unsere[nr]?))?|voor(?: (?:de|het|onze|ons))?))? (?=\S)/iu;
const filedBehind =
  /(?<=\p{L}) (?:(?:Herbst|Sommer|Frühjahrs|Winter|Sonder)?-?(?:[Aa]ktion|[Aa]ngebot)|[Aa]ctie|[Аа]кция)(?: \p{L}+| \d+)?$/u;
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

/** Finds the advertiser in a Japanese ad whose title names only the campaign: "引越しの「まるふく」です". */
const campaign = /(?:募集|キャンペーン|セール|フェア|CM|広告|\d+秒)$/u;
const announced =
  /(?:^|[\nのは】])「([^」\n]{2,20})」(?:です|でございます|と申します)|^【[^】\n]{1,8}】\s?([\p{L}ー]{3,14}?)[\s　]/u;
const ofCampaign = (title: string, description: string): string | undefined =>
  campaign.test(title) ? announced.exec(description)?.slice(1).find(Boolean) : undefined;
/** True for a name that is a place, judging by its own words or those beside it, or a group of people. */
function isPlace(name: string, description: string): boolean {
  if (place.test(name) || inState.test(name) || group.test(name)) return true;
  const at = description.indexOf(name);
  const [left, right] = [description.slice(0, Math.max(0, at)), description.slice(at + name.length)];
  const isAddress =
    /(?<![\p{L}\d.-])\d{1,5}[a-z]? $/u.test(left) &&
    (/^[NSEW]\.? /.test(name) ||
      new RegExp(String.raw`(?<!\p{L})${streets}(?!\p{L})`, "iu").test(`${name}${right.slice(0, 12)}`));
  // A route: "Salem to Boise".
  return at >= 0 && (isAddress || /^ to \p{Lu}/u.test(right));
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

/** Extends a name by what the title joins to it: "Hart Plumbing and Heating". */
const joined = (name: string, title: string) =>
  title.startsWith(name) &&
  /^ (?:and|&|et|y|e|und|en|и) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(title.slice(name.length))
    ? title
    : name;

/** Capitalized words and the small words between them. */
const capitalized =
  /^\p{Lu}[\p{L}\d’'.&-]*(?: (?:[’'][nst]|of|the|and|&|at|on|in|by|for|am|im|an|bei|zum|zur|auf|sur|au|aux|chez|na|no|de|du|des|la|le|les|del|della|dei|di|da|do|van|der|den|von|y|e|et|und|en) \p{Lu}[\p{L}\d’'.&-]*| \p{Lu}[\p{L}\d’'.&-]*)*$/u;

/** Restores a name's capitals, as in the description, or else for each word. */
function cased(found: string, description: string): string {
  const name = found
    .replace(/^(?:the|contact|call|text|visit|phone|ring|\p{L}+-(?:owned|run)) (?=\p{Lu})/iu, "")
    .replace(/ (?:Pvt|Pty)$/u, "")
    .replace(/(?<=\p{Ll}) (?:NEW|NEU|NIEUW|NUEVO|NUEVA|NOUVEAU|NUOVO|NUOVA|NOVO|NOVA|НОВОЕ)!*$/u, "");
  const at = description.toLowerCase().indexOf(name.toLowerCase());
  const typed = at < 0 ? name : description.slice(at, at + name.length);
  const best = /\p{Lu}/u.test(name) && !isShouted(name) ? name : typed;
  return /\p{Lu}/u.test(best) && !isShouted(best) ? best : withCapitals(best);
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
