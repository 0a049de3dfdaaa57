import type { BriefFact } from "../../brief/brief-fact.ts";
import { readEnglish } from "../../brief/languages/en.ts";
import { placePhrase } from "../../brief/languages/english-places.ts";
import type { Composed } from "./composed-parts.ts";
import { bodyOf } from "./english-sentences/body.ts";
import type { About, Composition, Piece } from "./english-sentences/composition.ts";
import { introOf } from "./english-sentences/intros.ts";
import { lineOf } from "./english-sentences/line-of.ts";
import { isPersonsName, namedPeople } from "./english-sentences/named-people.ts";
import { hooksOf } from "./english-sentences/opening-lines.ts";
import { lower } from "./english-sentences/phrases.ts";
import { piecesOf } from "./english-sentences/pieces.ts";
import { isWhole } from "./english-sentences/whole-sentences.ts";

/**
 * Composes whole sentences from a brief's facts: openings that say what is sold, hooks, and sentences for the
 * remaining facts.
 */
export function composeEnglish(
  facts: readonly BriefFact[],
  about: About & { ad: readonly string[] },
): Composed | undefined {
  const sayable = facts.filter(
    ({ kind, form }, at) =>
      kind !== "contact" &&
      kind !== "required" &&
      form !== "unsaid" &&
      // Leaves out a question that is answered with no: "Tours on Saturdays? No, …".
      !(form === "question" && /^no(?:pe)?\b/i.test(facts[at + 1]?.text ?? "")),
  );
  const contactCuts = new Set(facts.filter(({ kind }) => kind === "contact").map((fact) => fact.cut));
  const { callee, person, rest } = namedPeople(sayable, { contactCuts, hasContact: about.hasContact });
  const all = piecesOf(rest, about.ad, about.isEvent);
  const wanted = sayable.find(({ kind, text }) => kind === "what" && readEnglish.hiring.test(text));
  const typed =
    typedPurpose(facts) ??
    (wanted !== undefined && about.hasContact
      ? { text: joining.test(wanted.text) ? "join" : "apply", facts: [] }
      : undefined);
  const purpose =
    typed !== undefined
      ? undefined
      : (purposeIn(all, contactCuts) ?? (about.hasContact ? giftIn(all) : undefined));
  const called = typed ?? (purpose === undefined ? giftBeside(facts) : undefined);
  const order = about.hasContact ? undefined : (orderIn(all) ?? storeIn(all) ?? voteIn(sayable));
  const composition: Composition = {
    about,
    pieces: all.filter(
      (piece) =>
        piece !== purpose &&
        piece !== order &&
        !(order !== undefined && /^listen wherever\b/i.test(piece.text)) &&
        !(
          order !== undefined &&
          piece.form === "place" &&
          /\bapp store\b|\bgoogle play\b/i.test(piece.text)
        ) &&
        !isSaidByCall(piece, typed?.text, about.brand),
    ),
    person,
    isPerson: isPersonsName(about.brand),
    isShop:
      !sayable.some(({ text }) => comes.test(text)) &&
      !campaign.test(about.brand) &&
      shops.test(
        `${about.brand} ${sayable
          .filter(({ kind }) => kind === "what")
          .map(({ text }) => text.replace(/\b(?:app store|google play(?: store)?)\b/gi, ""))
          .join(" ")}`,
      ),
  };
  const intro = introOf(composition);
  if (intro === undefined) return undefined;
  return {
    intros: intro.lines,
    ...(intro.sold.facts[0] === undefined ? {} : { sold: intro.sold.facts[0].id }),
    hooks: hooksOf(composition, intro),
    body: (said) => bodyOf(composition, said),
    ...(callee === undefined ? {} : { callee }),
    ...(purpose === undefined
      ? called === undefined
        ? {}
        : { purpose: called }
      : { purpose: { text: giftOf(purpose) ?? lower(purpose.text), facts: idsOf(purpose) } }),
    ...(about.hasContact ? {} : comingTo(composition, order)),
  };
}

/** Words for people who join a club instead of taking a job. */
const joining =
  /\b(?:players|members|singers|musicians|volunteers|runners|rowers|swimmers|dancers|cadets)\b/i;

/** True for an imperative that the call to action repeats anyway: "book a demo", "call Smith Travel". */
const isSaidByCall = ({ form, text }: Piece, purpose: string | undefined, brand: string) =>
  form === "order" &&
  (`${purpose?.replaceAll("-", " ")} `.startsWith(`${lower(text).replaceAll("-", " ")} `) ||
    /^(?:call|text|book|order|apply|visit)(?: us)? (?:today|now)$/i.test(text) ||
    new RegExp(
      String.raw`^(?:call|text|visit|contact|see|book with|ring) ${RegExp.escape(brand)}$`,
      "i",
    ).test(text));

const address =
  /\+?\(?\d[\d() .–-]{5,}\d|(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,}(?:\/\S*)?|\b\p{Lu}{2,} to \d+|@\w+/u;

/** The purpose of the contact, as typed in the same clause: "book a tour at …", "… for a quote". */
function typedPurpose(facts: readonly BriefFact[]): Composed["purpose"] {
  for (const { kind, text, id, cut } of facts) {
    const isOfCall = facts.some((fact) => fact.kind === "contact" && fact.cut === cut);
    if (isOfCall && /^if you .{6,60}$/i.test(text)) return { text: lower(text), facts: [id] };
    const found = kind === "contact" ? address.exec(text) : null;
    if (found === null) continue;
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const [, joint, end] =
      /^,? (to|for) (?!more|details|info|(?:the|us|me|see|know|hear|learn|check)\b)((?:an?|your) [\p{L}\d’ -]{3,40}|\p{L}{3,}(?: an? [\p{L} -]{3,30})?)(?:,? if .*)?$/iu.exec(
        behind,
      ) ?? [];
    if (end !== undefined) return { text: joint === "for" ? `for ${end}` : end, facts: [id] };
    const aim =
      /^to ((?!order|book\b|apply)\p{Ll}+ (?:[\p{L}’-]+ ?){1,5}),? (?:call|ring|visit|go to|text|e-?mail)\b/iu.exec(
        before,
      )?.[1];
    if (aim !== undefined) return { text: aim, facts: [id] };
    const verb =
      /(?:^|,? (?:or|and) |, |can )((?:book|schedule|reserve|claim|request|start|rent|buy|register|donate|apply|order|get|see|enter|try|join|check)(?: (?!(?:online|at|on|now|today|here|us|it)\b)[\p{L}\d’-]+){0,6})(?: (?:online|now|today))?(?:,? (?:at|on|via|by (?:calling|texting)|or text))*:? ?$/iu.exec(
        before,
      )?.[1];
    if (
      verb !== undefined &&
      !/^see your\b| (?:or|and)$/i.test(verb) &&
      (/ \S/.test(verb) || /^(?:donate|rent|apply)$/i.test(verb))
    )
      return { text: lower(verb), facts: [id] };
    if (/\bdonat|\bcan give\b|^give (?:at|by|online|today|now)\b/i.test(text))
      return { text: "donate", facts: [id] };
  }
  return undefined;
}

/** The purpose of the call to action: "schedule a tour". */
const purposeIn = (pieces: readonly Piece[], contactCuts: ReadonlySet<number>) =>
  pieces.find(
    ({ form, text, facts }) =>
      form === "order" &&
      contactCuts.has(facts[0]?.cut ?? -1) &&
      /^(?:schedule|book|reserve|get|claim|request|arrange|plan|start|see|view|check) (?!at |on |in |online|now\b|today|with )\p{L}/iu.test(
        text,
      ) &&
      text.length < 48,
  );

/** A free quote, trial or tour: a reason to call. */
const gift =
  /^(?:an? |your |our |get an? |get your |for an? )?(?<gift>(?:\d+[- ](?:day|week|month) )?(?:free|complimentary|no-obligation) (?:[\p{L}\d-]+ ){0,3}?(?:quote|review|estimate|consultation|consult|trial|survey|inspection|sample|demo|class|lesson|test|tour|appraisal|valuation|assessment|evaluation|guide|check-?up|brochure|fitting))s?(?<rest>$|,? (?:at|on|online|call|text|visit|from|by|today|via|\S+\.\p{L}{2,})(?!\p{L})|:)/iu;

function giftOf({ facts: [fact, ...others] }: Pick<Piece, "facts">): string | undefined {
  const { gift: named, rest = "" } = gift.exec(fact?.text ?? "")?.groups ?? {};
  if (named === undefined || others.length > 0 || (rest !== "" && fact?.kind !== "contact")) return undefined;
  return `for your ${lower(named).replace(/^(\d+) (?=\p{L}+ free)/u, "$1-")}`;
}

function giftBeside(facts: readonly BriefFact[]): Composed["purpose"] {
  for (const fact of facts) {
    if (fact.kind !== "contact" || /\bcode \p{Lu}/u.test(fact.text)) continue;
    const behind =
      /\bfor (?:your )?((?:\d+|two|three|an?|your first) (?:free )?(?:days?|weeks?|months?|year)(?: free)?|\d+ ?% off(?: [\p{L} ]+)?)(?=$|,)/iu.exec(
        fact.text,
      )?.[1];
    const text = giftOf({ facts: [fact] }) ?? (behind === undefined ? undefined : `for ${behind}`);
    if (text !== undefined) return { text, facts: [fact.id] };
  }
  return undefined;
}

const giftIn = (pieces: readonly Piece[]) => pieces.find((piece) => giftOf(piece) !== undefined);

const stopBy = /^((?:stop|drop|swing|come) by)(?=$| (?:this|today|any|on|every|before|after|for)\b)/i;

/** The last imperative in a brief without a contact. */
const orderIn = (pieces: readonly Piece[]) =>
  pieces.findLast(
    ({ form, text, facts }) =>
      form === "order" &&
      (facts.some(({ isCall }) => isCall === true) ||
        /^(?:try|get|download|see|catch|visit|find|watch|hear|taste|grab|join|follow|buy) it\b|^vote\b|^(?:download|get) .*\bapp$/i.test(
          text,
        ) ||
        stopBy.test(text) ||
        branded(text) !== undefined),
  );

/** Finds where an app or a podcast is available. */
function storeIn(pieces: readonly Piece[]): Piece | undefined {
  const piece = pieces.find(({ text }) =>
    /\bapp store\b|\bgoogle play\b|\bwherever you (?:get|listen to)\b/i.test(text),
  );
  if (piece === undefined) return undefined;
  const [apple, google] = [/\bapp store\b/i, /\bgoogle play\b/i].map((store) => store.test(piece.text));
  const bare = piece.text.replace(/ (?:on|in|from) (?:the )?(?:app store|google play).*$/i, "");
  if (isWhole(bare)) piece.text = bare;
  const text = /wherever/i.test(piece.text)
    ? "listen to {b} wherever you get your podcasts"
    : `get {b} on ${[apple && "the App Store", google && "Google Play"].filter(Boolean).join(" or ")}`;
  return { form: "order", text, start: "", facts: [] };
}

const unsaidOrder = (text: string): Piece => ({ form: "order", text, start: "", facts: [] });

/** The request in a campaign's ad: "vote for …", "vote yes on …". */
function voteIn(facts: readonly BriefFact[]): Piece | undefined {
  for (const { text } of facts) {
    const name = candidate.exec(text)?.[1] ?? elected.exec(text)?.[1];
    if (name !== undefined) return unsaidOrder(`vote for ${name}`);
  }
  const texts = facts.map(({ text }) => text).join(" | ");
  const all = [...texts.matchAll(measure)];
  const asked = all.find(([, side]) => side !== undefined) ?? all[0];
  if (asked === undefined || !/\b(?:ballots?|vot(?:e|es|ers|ing)|levy|bond|election)\b/i.test(texts))
    return undefined;
  const [, side, name] = asked;
  return unsaidOrder(side === undefined ? `remember ${name}` : `vote ${side.toLowerCase()} on ${name}`);
}

/** The subject of a ballot: "Measure 12", "yes on Issue 4". */
const measure =
  /(?:\b([Yy]es|YES|[Nn]o|NO) on )?\b((?:Measure|Issue|Proposition|Prop|Question|Amendment|Referendum|Initiative) \p{Lu}?\d{1,4}\p{Lu}?)(?![\p{L}\d])/gu;

const candidate =
  /^(?:[Ee]lect |[Rr]e-?elect )?(\p{Lu}\p{L}+ (?:\p{Lu}\. )?\p{Lu}\p{L}+) for (?:(?:[Cc]ity|[Cc]ounty|[Ss]tate|[Tt]own|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) )?(?:[Mm]ayor|[Cc]ouncil|[Cc]ommissioner|[Ss]heriff|[Ss]enate|[Cc]ongress|[Gg]overnor|[Jj]udge|[Ss]chool [Bb]oard|[Rr]epresentative|[Pp]arliament|[Tt]reasurer)/u;

const elected = /\b(?:[Ee]lect|[Rr]e-?elect) (\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{L}+)/u;

/** Inserts the brand into an imperative: "Donate or shop at 780 Mill Road", "Apply in branch". */
function branded(order: string): string | undefined {
  const [, meet, whom, where = ""] =
    /^([Ss]ee|[Vv]isit|[Aa]sk for|[Tt]alk to|[Cc]ome see) (\p{Lu}\p{Ll}+)(?:,? (?:at |on |in )?(.*))?$/u.exec(
      order,
    ) ?? [];
  if (whom !== undefined) return `${meet} ${whom} at {b}${where === "" ? "" : `, ${placePhrase(where)}`}`;
  const street = order.replace(/ at (?=\d+ \p{Lu})/u, " at {b}, ");
  if (street !== order) return street;
  const [verb = ""] =
    /^(?:apply|order|book|reserve|shop|register|sign up|enroll?)(?= (?:online|now|today|early|by|in|before|on (?:WhatsApp|Instagram|Facebook|the app|our (?:app|site|website)))\b)/i.exec(
      order,
    ) ?? [];
  const joint = /^order/i.test(verb) ? "from" : /^shop/i.test(verb) ? "at" : "with";
  return verb === "" ? undefined : `${verb} ${joint} {b}${order.slice(verb.length)}`;
}

/** Says where to come or what to do if there is no contact. */
function comingTo(
  { about, pieces, isShop, isPerson }: Composition,
  order: Piece | undefined,
): Pick<Composed, "place" | "order"> {
  const place = pieces.find(({ form, text }) => form === "place" && isAt.test(text));
  const where = place?.text.replace(isAt, "");
  // Without a name to look up, the place is the only possible call to action.
  const isAway =
    about.brand !== "" && where !== undefined && (region.test(where) || (!isShop && town.test(where)));
  const come =
    order &&
    (/^(?:vote|remember)\b/i.test(order.text)
      ? order.text
      : (branded(order.text) ??
        order.text.replace(stopBy, "$1 {b}").replace(/^(?!.*\{b\})(.*?)\bit\b/, "$1{b}")));
  return {
    ...(place === undefined || where === undefined || isAway
      ? {}
      : { place: { text: where, facts: idsOf(place) } }),
    ...(order === undefined && place === undefined && isShop && !about.isEvent
      ? { order: lineOf([], "come and see us at {b}") }
      : {}),
    ...(order === undefined && isAway && !about.isEvent ? { order: lineOf([], "look up {b}") } : {}),
    ...(order === undefined && campaign.test(about.brand) && pieces.some(({ text }) => poll.test(text))
      ? { order: lineOf([], "please vote") }
      : {}),
    // A first name alone can't be looked up.
    ...(order === undefined && place === undefined && isPerson ? { order: lineOf([], "") } : {}),
    ...(order === undefined || come === undefined ? {} : { order: lineOf([order], come) }),
  };
}

/** The words before a place that are dropped when the call to action repeats it: "we’re at 5 Hill Road". */
const isAt =
  /^(?:we’re|we are|it’s|find us|you’ll find us) (?=(?:at|in|on|near|next|behind|across|off|by|inside|opposite|just)\b)/i;

const capitals = String.raw`\p{Lu}[\p{L}’.-]*(?:,? (?:(?:and|or|&) )?\p{Lu}[\p{L}’.-]*)*`;
/** The area that a business serves, as opposed to its address: "in the Ocala area". */
const region = new RegExp(String.raw`^in (?:the )?${capitals} (?:[Cc]ounty|[Aa]rea|[Rr]egion)$`, "u");
const town = new RegExp(
  String.raw`^in (?!.*\b(?:Plaza|Mall|Cent(?:re|er)|Hall|Market|Square|Park|Arcade|Building|Street|Yard)\b)${capitals}$`,
  "u",
);

/** A group that asks for votes, which has no place to visit. */
const campaign =
  /^(?:Friends|Neighbou?rs|Citizens|Residents|Parents|Families) (?:of|for|against)\b|\b(?:Committee|Campaign)$/;

const poll = /\b(?:vote|voting|voters?|ballots?|levy|election|(?:measure|issue|proposition) \d+)\b/i;

/** A service that comes to its customers, or delivers. */
const comes =
  /\b(?:mobile|locksmith|tiffin|food truck|(?:come|comes|coming) to (?:you|your)|to your (?:door|home|house)|at your (?:door|home|place)|(?:call|visit)s? you at home|delivery only|online only|(?:free|flat rate|worldwide) shipping|ships? (?:free|to|in|within)|code \p{L}+\d+|order on (?:WhatsApp|Instagram))\b/iu;

/** Premises with opening hours, as opposed to a mobile service. */
const shops =
  /\b(?:shop|store|gym|restaurant|caf[eé]|bar|pub|bakery|salon|barber|clinic|dent(?:al|ist)|museum|gallery|market|farm|garden|studio|diner|pizza|pizzeria|spa|library|groomer|bistro|deli|brewery|coffee|kitchen|grill|fitness|laundromat|church|chapel|theat(?:re|er)|cinema|school|zoo|park|pool|rink|hotel|inn|lodge|centre|center|arena|club|barn)s?\b/i;

const idsOf = ({ facts }: Piece) => facts.map(({ id }) => id);
