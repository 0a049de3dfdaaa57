/** Patterns for notes and quotations, mostly in English: for other languages, the readers rely more on the models. */

import { upper } from "../script/spoken-lines.ts";
import { leadingQuote } from "./cut-brief.ts";
import type { ReadingTable } from "./reading-table.ts";

/** A required line, quoted in a remark about it: 'needs at the end "Paid for by …"'. */
const quotedLine = /["“„«]\s?([^"”“»]{12,400}?)\s?["”“»][^\p{L}\p{N}]*$/u;
/** A quotation within a note. */
export const quotation = /(?<!\d)["“„«]\s?([^"”“»]{3,120}?)\s?["”“»]/u;

/** A name that is spelled out: "C-R-I-T-T-E-R". */
const spelt = /(?:\p{Lu}-){3,}\p{Lu}/u;
/** Words for the end of an ad. */
const atEnd =
  /(?<!\p{L})(?:last|ends?|finish|clos(?:e|ing)|sign[- ]?off|ende|schluss|einde?|slot|final|fin|fine|fim|конце)(?!\p{L})/iu;
const firstLine =
  /\b(?:first|opening) (?:line|words?|sentence)\b|\b(?:start|open|begin|kick off)s?(?: (?:it|off|the ad))? with\b/i;
const lastLine =
  /\b(?:last|final|closing|end) (?:line|words?|sentence|thing)\b|\b(?:end|close|finish|sign[- ]?off)s?(?: (?:it|the ad))? (?:with|on)\b|\bat the (?:very )?end\b|^(?:(?:terminer|finir|conclure) par|(?:terminar|acabar|cerrar|finalizar|encerrar|fechar) co[nm]|(?:terminare|chiudere|finire|concludere) con|(?:enden|schließen|aufhören) mit|(?:eindigen|afsluiten) met|закончить|завершить)(?= |$)/i;
/** A line without quotation marks that a note asks to put last: "Finish on a bark: woof woof!" */
const unquoted = /^(?<where>[^:"“«]{3,40}): ?(?<line>(?!(?:the|our|a|an) )[^\s:"“«„]+ [^:"“«„]{2,120})$/u;
/** Words for a part of an ad or for a sound, which a note describes instead of quoting a line. */
const described =
  /\b(?:numbers?|phone|names?|address|website|logo|cta|call|offer|prices?|jingle|music|sounds?|sfx|fade|question|line|slogan|tag ?line|contacts?|\p{L}+ing)\b/iu;
/** A line that only names noises: "thunder and rain". */
const noise = String.raw`(?:\p{L}+ )?(?:noises?|thunder|rain|wind|waves|birds?|birdsong|laugh(?:ter|s)?|giggles?|applause|cheers?|barks?|m(?:i|e)aows?|moos?|roars?|purrs?|bells?|horns?|sirens?|chimes?|drums?|clicks?|claps?|whistles?|silence)`;
const noises = new RegExp(
  String.raw`^${noise}(?:(?:,| and|, and|,? then) (?!(?:and|then) )${noise})*[.!]?$`,
  "iu",
);
export function unquotedLast(note: string): string | undefined {
  const { where = "", line = "" } = unquoted.exec(note)?.groups ?? {};
  return lastLine.test(where) && !described.test(line) && !noises.test(line) ? line : undefined;
}
/** A request to end the ad with the advertiser’s name, and nothing else. */
export const namesLast =
  /^(?!.*(?:\d|number|phone|website|name of)).*\b(?:(?:brand|name)\b.*\b(?:last|at the (?:very )?end)|(?:end|finish|close) (?:with|on) (?:the|our) (?:brand|name))\b/i;

type Place = "opening" | "closing";

/**
 * Returns where in the ad a note puts its quotation.
 * @param note the note without the quotation, whose words say nothing about its place
 * @param request the note's kind of request (see the table of `form` in tools/briefs)
 */
export function placeOf(note: string, request: string | undefined): Place | undefined {
  if (request === "E" || request === "B") return request === "E" || atEnd.test(note) ? "closing" : "opening";
  return request === "V" || without.test(note)
    ? undefined
    : firstLine.test(note)
      ? "opening"
      : lastLine.test(note)
        ? "closing"
        : undefined;
}
/** True if a remark puts the slogan before it at the end of the ad: "Stay warm." (must be last words). */
export const isOfEnd = (remark: string): boolean => lastLine.test(remark) && quotation.exec(remark) === null;
/**
 * Returns the kind of request that a segment such as "Close with:" or "last line" makes about the quotation after it.
 */
export function requestBefore(segment: string): "B" | "E" | "K" | undefined {
  if (/\b(?:must|have to|has to|needs? to|got to) (?:say|include|mention|read)$/i.test(segment)) return "K";
  const isOpen = segment.endsWith(":");
  if (isOpen && obligation.test(segment)) return "K";
  const end = segment.replace(/(?: (?:is|(?:should|must|has to|needs to) be))?:?$/i, "").slice(-24);
  const isLast = (form: RegExp) => new RegExp(`(?:${form.source})$`, "i").test(end);
  return isLast(lastLine) ? "E" : isLast(firstLine) ? "B" : undefined;
}
/** Words with which a note refers to the line before it: "make that the last thing they hear". */
export const lastWords = /\b(?:(?:very )?last|final) (?:words?|lines?|things?|sentences?)\b/i;
/** A request to say a contact twice: "555 0101 x2", "876 040 912 repetir dos veces". */
export const twice =
  /\d,? \(?(?:\p{L}+ ){0,2}(?:x ?2\b|2 ?x\b|twice\b|(?:(?:dos|2) veces|(?:deux|2) fois|(?:due|2) volte|(?:duas|2) vezes|zweimal|2 ?mal|(?:twee|2) ?keer|(?:два|2) раза|дважды)(?!\p{L}))/iu;
/** Words used in greetings, and in notes about an ad or about its author's opinions. */
export const toWriter =
  /^welcome\b|\b(?:ads?|adverts?|spots?|commercials?|scripts?|radio|podcasts?|copy|jingles?|wording)\b|\bI (?:trust|think|guess|hope|believe|wonder|leave|like|love|hate|sent|said|told|mean)\b/i;
/** Phrases about an ad itself, such as its format, slot or aim, which are never part of its copy. */
export const aboutAd =
  /\b(?:pre-?roll|mid-?roll|host[- ]read|voice-?overs?|podcast (?:ad|spot|read)|(?:goal|aim|purpose|point|idea) of (?:the |this )?(?:ad|spot)|target (?:listener|audience|market)s?|listeners? (?:is|are)|(?:we|I)(?:’d like| want| would like) to (?:reach|target)|(?:we|I)(?:’ve)? f(?:i|ou)nd (?:that )?(?:people|customers|listeners|clients)|(?:regional|local|national|community|commercial) radio|ad-?lib|(?:straight|cold) read|(?:products?|things?|offers?) to (?:plug|feature|push))\b|^gen[- ]?[xyz]$/iu;
/** Words with which a note introduces a line that must be said, in the languages that notes are written in. */
const obligation =
  /^(?!(?:no|not|without|sin|sans|senza|sem|ohne|geen|zonder|без) ).*(?:oblig(?!ation)|obrig|pflicht|verplicht|обязат|(?:^|\P{L})(?:mandatory|must (?:include|say|end)|required))/iu;
/** A remark in brackets that stresses the words before it: "sizes XS to 4XL (important)". */
export const emphasis =
  /^(?:(?:very |super |muy |molto |muito |très |sehr |heel |очень )?(?:important[e]?|wichtig|belangrijk|важно)|highlight|stress(?: this)?|emphasi[sz]e|resaltar|destacar|recalcar|remarcar|subrayar|realçar|betonen|hervorheben|benadrukken|insister|à souligner|sottolineare|evidenziare|выделить|подчеркнуть)!*$/iu;
const end =
  "(?:(?:read )?(?:at|in) the end|al final|am (?:ende|schluss)|zum schluss|à la fin|alla fine|in chiusura|no (?:final|fim)|aan het (?:eind|einde|slot)|в конце)(?! d)";
/** Words that say where or how to say a required line: "Al final rápido: …", "…, no final, rapidinho". */
export const placeOfLine = new RegExp(
  String.raw`^${end}(?:,? \p{L}+){0,3} ?: ?(?=\S)|, ${end}(?:,? \p{L}+){0,2}$`,
  "iu",
);
/** Like `placeOfLine`, but matches a whole segment. */
const onlyPlace = new RegExp(String.raw`^${end}(?:,? \p{L}+){0,2}$`, "iu");
/** A pronoun or a linking word left over from a longer remark: "that" in "that has to be said". */
const pronoun =
  /^(?:that|this|it|them|these|so|also|and|das|dies|beides|alles|dat|dit|allebei|это|всё|оба|esto|eso|todo|ambos|cela|ça|tout|questo|tutto|isso|tudo|ambas)$/iu;
/** The rest of a firm's name or of a list: "Ltd.", "60 minutes". */
const rest = /^(?:(?:pvt|ltd|inc|llc|co)\.?|\d+ ?(?:min(?:ute)?s?|sec(?:ond)?s?))$/i;
/** True for a remnant of a longer text, which states no fact. */
export const isScrap = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(text) || [spelt, pronoun, onlyPlace, rest].some((form) => form.test(text));
/** Words with which a note asks for the line that it quotes: "the boss wants “up you go” in there". */
export const asking =
  /\b(?:wants?|would like|keep|kept|included?|work in|must have|has to have|p[oó]n(?:er|gan?|le|ganle)?|inclu(?:ir|yan)|mettre|metter[ei]|colocar)\b/i;
/**
 * `saying` ends a request to say the clause after it. `bareFact` is a fact without a verb: "no lift" in "must mention
 * no lift".
 */
const saying = /(?:(?:that|que|che|что),?|\b(?:say|clear|people|them|everyone|listeners)|^please note,?) $/i;
const bareFact =
  /^(?:no|not|free|only) (?!music|jokes?|need|more)\p{L}|^(?:it’s|there’s|we’re|they’re) \p{L}+ \p{L}/iu;
/** True if `lead`, the words before a text, asks for the text to be said, and the text can be said as it is. */
export const asksToSay = (lead: string, text: string, isComplete: (text: string) => boolean): boolean =>
  (saying.test(lead) && isComplete(upper(text))) ||
  (/\b(?:mention|say|clear|people|them) $/i.test(lead) && bareFact.test(text));
/** A slogan in quotation marks, before a remark about it. */
export const sloganIn = (text: string): string | undefined =>
  /^["“]([^"”]+ [^"”]+ [^"”]+)["”]/.exec(text)?.[1];
/** Words with which a note asks to leave something out. */
export const without = /\b(?:get rid|remove|drop|cut|lose|not|never|avoid|hates?|no)\b|n’t\b/i;

const demand = String.raw`(?:include|add|mention|say|(?:end|close|finish) with)(?: the)?(?: (?:line|words?|phrase|sentence|disclaimer))?:? ["“]([^"”]{12,200})["”]`;
const demanded = new RegExp(
  String.raw`(?<!(?:not|never|n’t|n't|avoid|no):?(?: \p{L}+){0,2} )\b${demand}`,
  "iu",
);
const order = new RegExp(
  String.raw`^(?:and |also |please )*(?:${demand}|(?:the |our |my )?\p{L}+ (?:wants?|insists? on) ["“]([^"”]{8,200})["”] (?:in|included|said|mentioned|kept)(?!\p{L}))`,
  "iu",
);

/** An instruction to say a line that isn't quoted: "no final tem que falar consulte condições na loja". */
const told =
  /(?<!\p{L})(?<!(?:no|não|non|ni|nem|né) )(?:hay que decir|(?:diga|digan|decid)|tem (?:que|de) (?:falar|dizer)|fal[ae]m?|il faut dire|dites|bisogna dire|dite|va detto)(?:,? (?:al final|no (?:final|fim)|à la fin|alla fine))?(?: (?:que|che))?:? (?=\p{L})/iu;

/** A line that a note asks for: 'no "cure", and include "individual results vary."'. */
export const demandedIn = (note: string, { required }: Pick<ReadingTable, "required">): string | undefined =>
  demanded.exec(note)?.[1] ??
  note
    .split(told)
    .slice(1)
    .map(upper)
    .find((line) => required.test(line));
/** The quotation in a text that begins by asking for it: 'Say "individual results vary" at the end'. */
export const orderedIn = (text: string): string | undefined => order.exec(text)?.slice(1).find(Boolean);
/** A required line in quotes, at the beginning of a text or after a remark about it. */
export const quotedIn = (text: string): string | undefined =>
  leadingQuote.exec(text)?.[1] ?? quotedLine.exec(text)?.[1];

/** Statements by advertisers about themselves, unlike requests such as "we want …" or "I write …". */
export const ownClaim =
  /^(?:(?:ok(?:ay)?|so|basically|hi|hello|hey|well|right|yeah|and)[, !]+)*(?:we|I|our)(?!\p{L})(?!’d\b)(?! (?:just |really |also )*(?:want|need|like|would|write|am writing|hope|think|thought|can’t|cannot|could|do not|don’t|used|wanted|name)\b)(?!.*\b(?:please|pls|ads?|adverts?|spots?|radio|script|commercials?|voice|copy)\b)/iu;
/** A statement of what the business is: "Wij zijn een kringloopwinkel". */
export const selfDescription =
  /^(?:wir sind eine?|(?:wij|we) zijn een|nous sommes une?|siamo una?|(?:nosotros )?somos una?|(?:nós )?somos uma?) (?!\p{L}+ (?:alt|oud|ans)(?!\p{L}))/iu;
/** An announcement of something new: 'Introducing "Tidewrack", our first candle'. */
export const announcement = /^(?:introducing|presenting|announcing) /i;
