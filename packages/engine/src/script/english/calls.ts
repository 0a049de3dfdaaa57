import { brandMark } from "../brand-mark.ts";
import { type Contacts, saysContact } from "../contacts.ts";
import type { Wording } from "../manner-of-tone.ts";
import { englishDate, spokenWeb, webAddress } from "../particulars.ts";
import type { Category, Kind } from "./category.ts";
import type { Piece } from "./pieces.ts";
import { shapeOf } from "./shape.ts";
import { capitalised } from "./words.ts";

const strong =
  /^(?:please |just |simply |so |why not )?(?:visit|call|ring|phone|book|order|download|sign up|register|subscribe|contact|e-?mail|text|stop by|stop in|drop by|drop in|swing by|pop in|come (?:in|by|see|and|to|on|visit|join|down|over|along)|head (?:over )?to|shop|join|get (?:your|yours|tickets|started|a|in touch|the app|it)|schedule|reserve|buy|listen|tune in|follow|apply|enroll|enrol|claim|request|learn more|find out more|find us|donate|give|volunteer|grab|check out|dial|go to|log on|pre-?order|start your|try (?:it|us|our|the|for)|rsvp|see us|ask (?:for|your|about)|search|look for|pick up|save your|message|whatsapp|reach out|adopt|sponsor|use (?:the |promo |discount |coupon )?code|vote)\b/i;

const weak =
  /^(?:discover|explore|experience|taste|support|start|try|see|plan|browse|find|become|meet|hurry|act now|don’t (?:miss|wait)|mark your|switch|choose|let)\b/i;

/** The piece that calls to action, or undefined. A labelled one comes first, then one with a contact, then the last. */
export function callIn(pieces: readonly Piece[], contacts: Contacts): Piece | undefined {
  let best: Piece | undefined;
  let most = 0;
  for (const piece of pieces) {
    const points = pointsOf(piece, contacts) + piece.at / Math.max(pieces.length, 1);
    if (points > most) {
      best = piece;
      most = points;
    }
  }
  return most >= 2 ? best : undefined;
}

function pointsOf({ text, topic, end }: Piece, contacts: Contacts): number {
  if (/^(?:buy|get) (?:one|two|three|\d)\b/i.test(text) && topic !== "call") return 0;
  if (end === "?" || topic === "audience" || topic === "tagline") return 0;
  if (topic === "call") return strong.test(text) ? 40 : 30;
  if (shapeOf(text) === "sentence") return 0;
  const isBare =
    text.split(" ").length <= 3 ||
    /^(?:call|phone|e-?mail|visit)(?: us)?(?: now| today)?(?: at| on)? \S+$/i.test(text);
  const reach = saysContact(text, contacts) || webAddress.test(text) ? (isBare ? 2 : 6) : 0;
  const dated = englishDate.test(text) && !saysContact(text, contacts) ? 4 : 0;
  if (strong.test(text)) return 4 + reach + dated - (text.length > 140 ? 2 : 0);
  return weak.test(text) ? 1 + reach : 0;
}

/** Whether a piece calls to action, so that an ad with another call must not say it. */
export function isCall(text: string): boolean {
  if (/^(?:buy|get) (?:one|two|three|\d)\b/i.test(text)) return false;
  return strong.test(text) && !/^use\b/i.test(text) && shapeOf(text) !== "sentence";
}

/** What a call needs to be worded. */
export interface CallSetting {
  kind: Kind;
  wording: Wording;
  thirdPerson: boolean;
  contacts: Contacts;
  trade?: Category["trade"];
  /** The whole description, for what it speaks of. */
  description: string;
}

/** The call to action with the brand in it: the description's own, else one by what there is to turn to. */
export function callToAction(piece: Piece | undefined, setting: CallSetting): string {
  if (piece === undefined) return invitation(setting);
  const order = asOrder(piece.text, setting);
  return capitalised(withBrand(reachable(shortened(order), setting), setting));
}

/** "Free consultation" as a call is "Ask for your free consultation"; an order stays one. */
function asOrder(text: string, { contacts }: CallSetting): string {
  const bare = text
    .replace(
      /^(?:please|just|simply|so|hurry|act now|why not|don’t wait|to order|for more(?: information| info| details)?)[,:!]? (?=\p{L})/iu,
      "",
    )
    .replaceAll(new RegExp(webAddress.source, "giu"), (address) =>
      address.includes("@") ? address : spokenWeb(address),
    )
    .replace(
      /\b(call|text|phone|ring)( now| today)?(?: us)?( now| today)?(?: at| on|:)? (?=\+?\(?\d)/i,
      (_, verb: string, when?: string, then?: string) => `${verb} us${when ?? then ?? ""} at `,
    )
    .replace(
      /^([^:]{4,50}): (\+?\(?\d[\d ()-]{6,})$/,
      (_, thing: string, number: string) =>
        `Call us at ${number} to ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
    )
    .replace(
      /^([^:]{4,50}): (\+?\(?\d[\d ()-]{6,}\d) or ((?:[a-z0-9-]+\.)+[a-z]{2,}\S*)$/i,
      (_, thing: string, number: string, site: string) =>
        `Call us at ${number}, or visit ${site}, to ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`,
    )
    .replace(/^use (.+?)(?: (?:at|on) \S+\.\S+)?$/i, (whole, code: string) =>
      contacts.web === undefined ? whole : `Visit us at ${contacts.web}, and use ${code}`,
    )
    .replace(
      /\b(visit|go to|head to)(?: us)?(?: now| today)?(?: at| on)? (?=(?:[a-z0-9-]+\.)+[a-z]{2,})/i,
      "$1 us at ",
    )
    .replace(/^(?:go|head) to us\b/i, "Visit us")
    .replace(
      / (?:on|at) (?:our|the|their) (?:website|web site|site),? (?=(?:[a-z0-9-]+\.)+[a-z]{2,})/i,
      " at ",
    );
  const order =
    /^(?:encourage|ask|get|invite|urge|drive|tell) (?:people|them|listeners|customers|users|everyone|visitors|the listener|traffic) to (?:the )?(.+)$/i.exec(
      bare,
    )?.[1];
  if (order !== undefined)
    return /^website|^site/i.test(order) ? `Visit ${contacts.web ?? "our website"}` : capitalised(order);
  if (strong.test(bare) || weak.test(bare) || shapeOf(bare) === "order") return bare;
  if (/^(?:website|site|url)\b/i.test(bare) || bare.toLowerCase() === contacts.web?.toLowerCase())
    return `Visit us at ${contacts.web ?? "our website"}`;
  if (/^(?:phone|call)\b/i.test(bare) && contacts.phone !== undefined) return `Call us at ${contacts.phone}`;
  if (shapeOf(bare) === "noun")
    return `Ask for ${/^(?:an?|the|your|our)\b/i.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : `your ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`}`;
  return bare;
}

/** A call that one breath holds: what is over 110 letters is cut where it can be. */
function shortened(call: string): string {
  if (call.length <= 110) return call;
  const cut =
    /^.{24,110}?(?=,? (?:to (?!\d)|and (?:we|you|let|see|find|start|discover|enjoy|save)|so (?:you|we)|before|while|where|because|or (?:visit|call|stop)|[–—-]) |, (?!\d)|[;:] )/.exec(
      call,
    )?.[0];
  return cut ?? call;
}

const arranged =
  /^(?:book|order|schedule|reserve|request|claim|register|arrange|sign up|enroll|enrol|get (?:your|a|started)|ask for|buy|rsvp|apply|start your)\b/i;

/** A call with the address or number behind it, where the description has one that it does not say. */
function reachable(call: string, { contacts }: CallSetting): string {
  const { web, phone, email } = contacts;
  if (saysContact(call, contacts) || /@|\.com\b|\d{3}/.test(call)) return call;
  const site = /\b(?:our|the|their) (?:website|web site|site|webpage|web page)\b/i;
  if (web !== undefined && site.test(call))
    return call
      .replace(
        /\b(visit|see|go to|check out) (?:our|the|their) (?:website|web site|site|webpage|web page)\b/i,
        `$1 us at ${web}`,
      )
      .replace(site, web);
  if (/^(?:call|ring|phone)\b/i.test(call))
    return phone === undefined ? call : call.replace(/^(\w+)(?: us)?( now| today)?/i, `$1 us$2 at ${phone}`);
  if (
    /^(?:stop|drop|swing|pop|come|find us|visit us (?:at|in|on)|listen|follow|see|search|ask for our|look)\b/i.test(
      call,
    )
  )
    return call;
  if (/^e-?mail\b/i.test(call) && email !== undefined)
    return call.replace(/^(e-?mail)(?: us)?/i, `$1 us at ${email}`);
  const bare = call.replace(/(?:,? (?:now|today|online))+$/i, "");
  const isOnlineOnly = /\bonline\b/i.test(call);
  if (phone !== undefined && web === undefined && arranged.test(call) && !isOnlineOnly)
    return `Call us at ${phone} to ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  if (web !== undefined && /^visit us(?: today| now)?$/i.test(call)) return `Visit us at ${web}`;
  if (
    web !== undefined &&
    call.length < 70 &&
    !/\b(?:app store|google play|spotify|apple podcasts|in store|near you)\b/i.test(call)
  )
    return `${call} at ${web}`;
  return call;
}

const preposition: [RegExp, string][] = [
  [/^(?:order|buy|pre-?order|claim|request)/i, "from"],
  [/^(?:donate|subscribe|listen|give|apply)/i, "to"],
  [/^(?:learn|find out|ask)/i, "about"],
  [/^(?:shop|enroll|enrol)/i, "at"],
  [/^/, "with"],
];

/** The call with the brand where a person would say it; before the call where no place is sure. */
function withBrand(call: string, { kind }: CallSetting): string {
  if (call.includes(brandMark))
    return kind === "business" ? call : call.replace(/\b(visit|find) us at\b/i, "$1");
  const us = call.replace(
    /\b(visit|call|contact|e-?mail|text|follow|see|find|join|ring|reach|support|try|message|choose|phone|with|at|to|from|on|by|for|watch|come see) us\b/i,
    `$1 ${brandMark}`,
  );
  if (us !== call) return kind === "event" ? us.replace(/^join \uE000/i, `Join us for ${brandMark}`) : us;
  const named = call.replace(
    /^((?:\p{L}+ )?(?:download|try|get|find|install|taste|discover|support|watch|adopt|play)) (?:the app|it|our app|our (?:new )?podcast|the podcast)\b/iu,
    `$1 ${brandMark}`,
  );
  if (named !== call) return named;
  const verb =
    /^(book|order|shop|register|enroll|enrol|apply|sign up|subscribe|donate|get started|learn more|find out more|volunteer|listen|download|pre-?order|give)((?: now| today| online| free| for free| here)*)(?=$|,| at | on | by | in | and | to | through | before | wherever )/i.exec(
      call,
    );
  if (verb?.[1] !== undefined) {
    const word = /^download/i.test(verb[1])
      ? ""
      : `${preposition.find(([start]) => start.test(call))?.[1] ?? "with"} `;
    return `${verb[1]} ${word}${brandMark}${verb[2] ?? ""}${call.slice(verb[0].length)}`;
  }
  const tickets =
    /^(?:get|buy|grab|book|order|reserve|secure)(?: your)?(?: \p{L}+)? (?:tickets?|seats?|passes|spot|place)\b/iu.exec(
      call,
    );
  if (tickets)
    return `${tickets[0]} ${kind === "event" || /ticket|pass/i.test(tickets[0]) ? "for" : "with"} ${brandMark}${call.slice(tickets[0].length)}`;
  const thing =
    /^(book|schedule|reserve|request|claim|arrange|order|buy|get|start|plan|ask for|pick up|grab) (?:your|a|an|the|yours)\b.*?(?=$| at | on | today| now| online| by | before | for |,)/i.exec(
      call,
    );
  if (thing?.[1] !== undefined && thing[0].length < 60 && !/ (?:from|with|in) /.test(thing[0])) {
    const from = /^(?:order|buy|get|pick|grab|claim|request|ask)/i.test(thing[1]) ? "from" : "with";
    return `${thing[0]} ${kind === "event" ? "for" : from} ${brandMark}${call.slice(thing[0].length)}`;
  }
  const by = /^(?:stop|drop|swing) by(?=$|[ ,])/i.exec(call);
  if (by && !/^.{4,8} (?:our|the|at)\b/i.test(call))
    return `${by[0]} ${brandMark}${call.slice(by[0].length)}`;
  const place =
    /^((?:visit|browse|shop|stop by|stop in|come to|see|explore|follow|try|taste|check out)(?: at)?) (?:our|the)(?= )/i.exec(
      call,
    );
  if (place?.[1] !== undefined) return `${place[1]} the ${brandMark}${call.slice(place[0].length)}`;
  return `${brandMark}: ${call.charAt(0).toLowerCase()}${call.slice(1)}`;
}

/** An invitation by what there is: web, phone, address, else the name. */
function invitation({ kind, trade, wording, contacts, description }: CallSetting): string {
  const { web, phone, email, address } = contacts;
  const soon = wording === "formal" || wording === "gentle" ? "" : " today";
  if (web !== undefined && phone !== undefined) return `Call ${brandMark} at ${phone}, or visit ${web}`;
  if (web !== undefined) {
    if (kind === "event" && /\btickets?\b/i.test(description))
      return `Get your tickets for ${brandMark} at ${web}`;
    if (kind === "business")
      return wording === "formal"
        ? `For more information about ${brandMark}, visit ${web}`
        : `Visit ${brandMark}${soon} at ${web}`;
    return wording === "formal" ? `Learn more about ${brandMark} at ${web}` : `Find ${brandMark} at ${web}`;
  }
  if (phone !== undefined) return `Call ${brandMark}${soon} at ${phone}`;
  if (email !== undefined) return `Write to ${brandMark} at ${email}`;
  if (kind === "event") return wording === "lively" ? `See you at ${brandMark}` : `Join us at ${brandMark}`;
  if (address !== undefined) return `Come and see ${brandMark}${soon}, at ${address}`;
  if (trade === "food" || trade === "shop" || trade === "place") {
    return wording === "formal" ? `You are welcome at ${brandMark}` : `Stop by ${brandMark}${soon}`;
  }
  return kind === "thing" ? `Look for ${brandMark}${soon}` : `Ask for ${brandMark}${soon}`;
}
