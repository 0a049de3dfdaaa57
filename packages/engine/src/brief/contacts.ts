import type { ContactVerb, ReadingTable } from "./reading-table.ts";

/** A contact in a brief, with the verb for using it, such as "call" or "visit". */
export type Contact = {
  /** As spoken: without the protocol, "www." or the query string. */
  value: string;
  kind: "phone" | "web" | "email" | "handle" | "keyword" | "search";
  verb: ContactVerb;
  /** A second verb that the brief uses for the contact: "text" in "call or text". */
  also?: ContactVerb;
  /** The app or site in which to search for the name: "Naver". */
  where?: string;
  /** When to get in touch: "after 4pm", "by 30 June". */
  when?: string;
  /** Offsets within the cut. */
  start: number;
  end: number;
};

const email = /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12}/giu;
const web =
  /(?:https?:\/\/|www\.)[^\s<>"“”()]{3,200}|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|co|io|app|ai|shop|store|info|biz|edu|gov|eu|uk|us|ca|au|ie|nz|in|ae|de|at|ch|fr|be|nl|it|es|pt|br|mx|ar|cl|ru|рф|cn|jp|kr|tw|hk|sa|eg|za|ng|ke|gh|ph|sg|lk|pk|bd|np|ug|tz|zw|zm|(?<=\.(?:com?|org|net)\.)(?:my|th|tr|pe|uy|ve|ec|bo|py|gt)|tv|fm|me|dev|online|site|club|travel|museum|school|dental|law|fitness|bank|pet|tours|love|art|health|events|live|farm|cafe|coffee|pizza|kitchen|studio|salon|dog|vet|hair|fit|yoga|auto|vip|legal|tax|homes|house|garden|wine|beer|bar|pub|church|camp|golf|run|bike|tech|digital|design|photo|dance|kids|baby|party|gift|land|solar|energy|green|world|city|family|care|clinic|dentist|health|academy|education|university|network|company|agency|services|builders|repair|cleaning|taxi|rentals|properties|estate|market|sale|boutique|fashion|events|live|link|page|xyz|info|pro|space|website|example)(?![\p{L}\p{N}])(?:\/[^\s<>"“”(),;!?。，、]{1,100})?/giu;
const handle = /(?<![\p{L}\p{N}.])@[\w.]{2,40}\w/gu;
/** Matches a keyword and the number to text it to: "text NURSE to 41444", "MILK to 559-555-0119". */
const keyword =
  /(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{1,15} (?:to|at|al|an|au|a|para|naar|на) \+?[\d][\d ()-]{3,15}\d/gu;
const vanity =
  /(?<![\p{L}\d-])\d{3}-(?=[\dA-Z-]*[A-Z]{3})[A-Z\d-]{4,12}(?![\p{L}\d])|(?<![\p{L}\d-])(?:1-)?8(?:00|33|44|55|66|77|88)-(?=[\dA-Z-]*[A-Z])[A-Z\d-]{5,12}(?![\p{L}\d])/gu;
/** Excludes registration numbers: "ABN 12 345 678 901", "charity no. 1234567", "permit 12345" before a phone number. */
const phone =
  /(?<![\p{L}\d$€£¥₹₩.,#/-])(?=[+(\d])(?<!\b(?:(?:ABN|ACN|VAT|VRN|EIN|NPI|CRN|GSTIN|[Ll]ic|[Ll]icen[cs]e(?: to \p{L}+)?|LTS)\b[ .:]{0,2}(?:[Nn]o|[Nn]umber|#)?|(?:[Pp]ermit|[Rr]eg(?:istration)?|[Cc]ompany|[Cc]harity)\b[ .:]{0,2}(?:[Nn]o\b|[Nn]umber|#))[ .:]{0,3}(?:\d\d )?(?:\d{3} ){0,2})(?!(?<=\b[Pp]ermit )\d{4,7} \(?\d{3}\)?[ -]\d{3})(?:\+?\(?\d[\d()]*(?:[ .\u00a0–-]{1,2}[\d()]+){1,7}|\+?\d{8,13})(?![\d\p{L}%/]|[.,]\d|\s?(?:[€$₽₸]|euros?|pesos|reais|francs?|тенге|руб))/gu;
const dates = /^\d{4}-\d{2}-\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d\s?[-–]\s?(?:19|20)\d\d$/;

/** Finds the contacts in a cut, each with the verb that precedes it. */
export function contactsIn(
  text: string,
  { verbs, sought }: Pick<ReadingTable, "verbs" | "sought">,
): Contact[] {
  const found: Contact[] = [];
  const find = (kind: Contact["kind"], pattern: RegExp, isOne: (value: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      const value = match[0]
        .replace(/[.,;:!?]+$/, "")
        .replace(/^([^(]*)\)+$/, "$1")
        .trim();
      const start = match.index + match[0].indexOf(value);
      const end = start + value.length;
      if (found.some((other) => start < other.end && end > other.start) || !isOne(value)) continue;
      found.push({ kind, value: spoken(value, kind), start, end, verb: "visit" });
    }
  };
  find("email", email);
  find("keyword", keyword);
  find("web", web);
  find("handle", handle);
  find("phone", vanity);
  find("phone", phone, isPhone);
  for (const match of sought === undefined ? [] : text.matchAll(sought)) {
    const { name = "", where = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (found.some((other) => match.index < other.end && end > other.start)) continue;
    found.push({ kind: "search", value: name, where, start: match.index, end, verb: "search" });
  }
  let before = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .map((contact, at, all) => {
      const behind = text.slice(contact.end, Math.min(all[at + 1]?.start ?? text.length, contact.end + 60));
      const around = text.slice(before, contact.start);
      before = contact.end;
      return Object.assign(contact, verbsOf(contact.kind, around, behind, verbs));
    });
}

/** A preferred alternative to calling: "but I never hear the phone, so text", "text is best". */
const instead =
  /\b(?:so|just|better|best|please) (?:to )?(?:just )?(?<verb>text|whatsapp)\b|\b(?<only>text|whatsapp)(?:ing)?(?: is)? (?:best|better|only|preferred)\b/i;

const reaches: ReadonlySet<ContactVerb> = new Set(["call", "text", "whatsapp"]);

function verbsOf(
  kind: Contact["kind"],
  before: string,
  behind: string,
  verbs: ReadingTable["verbs"],
): Pick<Contact, "verb" | "also"> {
  const fits = (verb: ContactVerb) =>
    kind === "phone"
      ? !["visit", "download", "email", "come", "message", "listen"].includes(verb)
      : kind === "web"
        ? !["call", "text", "whatsapp", "email", "come", "message"].includes(verb)
        : true;
  if (kind === "email" || kind === "search") return { verb: kind };
  if (kind === "handle") return { verb: "message" };
  if (kind === "keyword") return { verb: "text" };
  const better = (kind === "phone" ? instead.exec(behind) : null)?.groups;
  if (better !== undefined)
    return { verb: (better["verb"] ?? better["only"] ?? "text").toLowerCase() as ContactVerb };
  const near = verbs.filter(([verb, words]) => fits(verb) && words.test(before.slice(-60)));
  const found =
    near.length > 0 ? near : verbs.filter(([verb, words]) => fits(verb) && words.test(behind.slice(0, 30)));
  const [first, second] = found.map(([verb]) => verb);
  const usual = kind === "phone" ? "call" : "visit";
  if (first === undefined) return { verb: usual };
  return second !== undefined && reaches.has(first) && reaches.has(second)
    ? { verb: first, also: second }
    : { verb: first };
}

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return (
    digits >= 7 &&
    digits <= 15 &&
    (/\d{3}/.test(value) || /^(?:\+\d{2,3} ?)?\(?0?\)?\d(?:[ .-]\d\d){4}$/.test(value)) &&
    !dates.test(value) &&
    // A million, not a phone number: "1.000.000".
    !/^[1-9]\d?(?:\.\d{3})+$/.test(value)
  );
}

/** "https://www.example.com/?utm=1" is spoken as "example.com". */
function spoken(value: string, kind: Contact["kind"]): string {
  if (kind !== "web") return value;
  return value
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^[^a-z]+$/, (address) => address.toLowerCase());
}

const priority = ["keyword", "phone", "search", "web", "handle", "email"];

/** Prefers a contact for which the brief gives a verb, then the one that is easiest to remember. */
export function bestContact<C extends Contact>(contacts: readonly C[]): C | undefined {
  const rank = (contact: C) =>
    contact.kind === "keyword" ? 0 : ["visit", "email"].includes(contact.verb) ? 2 : 1;
  return contacts.toSorted(
    (a, b) => rank(a) - rank(b) || priority.indexOf(a.kind) - priority.indexOf(b.kind),
  )[0];
}

/** A contact with the time at which to use it: "0113 496 0001, after 4pm". */
export const withTime = ({ value, when, kind }: Contact): string =>
  when === undefined ? value : `${value}${kind === "phone" ? "," : ""} ${when}`;
