import { contactsIn } from "./contacts.ts";
import { isPressRelease, unwrapPressRelease } from "./press-release.ts";

/**
 * Names of email header fields in seven languages: those for the sender, then all of them. "Date:" is left out on
 * purpose, because it may be the date of an event.
 */
const sender = String.raw`from|von|de|da|van`;
const header = String.raw`${sender}|to|cc|subject|sent|an|betreff|gesendet|à|objet|envoyé|para|asunto|enviado|assunto|enviada|oggetto|inviato|aan|onderwerp|verzonden`;
const startsMail = new RegExp(
  String.raw`^[ \t>]*(?:${sender})[ \t]*:[^\n]*(?:\n[ \t>]*|[ \t]{2,})(?:${header})[ \t]*:`,
  "imu",
);
const headerLine = new RegExp(String.raw`^[ \t>]*(?:${header})[ \t]*:[^\n]*$`, "gimu");
/** The first line of an email whose sender line is missing: "Re: radio copy". */
const subjectLine = /^\s*(?:subject|re|fwd?)[ \t]*:[^\n]*(?=\n)/gi;
/** The line above a forwarded email: "---------- Forwarded message ---------". */
const divider = /^[ \t]*-{3,}[^\n]{0,60}-{3,}[ \t]*$/gmu;
const quoteMarks = /^[ \t]*>+/gmu;

/** Several sentences in quotes that make up a paragraph: ready-made copy. After a colon, they may be a required line. */
const quotedCopy =
  /(?<=^|[^:\s]\s*\n[ \t]*)["“](?=(?:[^"“”]*?[.!?] ){3})([^"“”]{80,})["”](?=[ \t]*(?:\n|$))/gu;

/** Words with which a customer, rather than the advertiser, praises a business. */
const testimonial =
  /\b(?:I|my|me|we (?:loved|paid|had|got|went|were|came|bought|booked|hired|used)|the (?:team|staff))\b/iu;
/** True for copy with a price or a contact, in the advertiser’s own words. */
const isCopy = (text: string) =>
  (/\p{Sc}/u.test(text) || contactsIn(text, { verbs: [] }).length > 0) && !testimonial.test(text);

/** A question in a form, up to the mark before its answer: "Q: Where? A:". */
const question =
  /(?:^|(?<=\n)|(?<=[.?!] ))[ \t]*Q(?:uestion)?[:.)][ \t]*(?<asked>[^\n?]{2,120})\?\s*A(?:nswer)?[:.)]/giu;
/** Labels for answers, chosen by words in the question. Each must also be in `labels`. The first match wins. */
const subjects: readonly [RegExp, string][] = [
  [/anything else|other (?:notes|info|comments)|^notes|^comments/i, "Notes:"],
  [/hear about us|find us through|budget/i, "Notes:"],
  [/\b(?:avoid|not (?:say|mention))\b/i, "Avoid:"],
  [/\b(?:must|legal|disclaimers?|required)\b/i, "Must say:"],
  [/\b(?:tone|style|feel|sound like)\b/i, "Tone:"],
  [/\b(?:offer|deal|promotion|prices?|cost)\b/i, "Offer:"],
  [
    /\b(?:listeners?|people|they|customers?) (?:do|contact|reach|book|order)|call to action|contact/i,
    "Contact:",
  ],
  [/\b(?:audience|customers?|listeners?|target)\b/i, "Audience:"],
  [/^where|location|address/i, "Where:"],
  [/^when|deadline|dates?\b|opening hours/i, "When:"],
];

/**
 * Thanks on a line of its own, and the name, title and company below it. Lines with digits stay, because they may
 * contain contacts.
 */
const closing =
  /\n[ \t]*(?:thanks?(?: you)?(?: so much| again| in advance)?|thx|cheers|(?:best|kind|warm)?(?: |-)?(?:regards|wishes)|best|sincerely|xx?)[,!. ]*\n(?:[^\n]{0,60}(?:\n|$)){1,6}\s*$/gi;

const isDictated = /\b(?:voice[- ]to[- ]text|speech[- ]to[- ]text|dictat(?:ed|ing))\b/i;
const isDictatedInGerman = /(?<!\p{L})(?:diktier|sprech[e]? (?:\p{L}+ ){0,4}ein(?!\p{L}))/iu;
/** The word for a comma, outside a figure such as "drei Komma fünf". */
const germanComma = /(?<! (?:null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)) komma(?!\p{L})/giu;
/** Thanks and a name at the end of a line: "Thx G". */
const thanks = /[ \t](?:[Tt]hx|[Tt]hanks|[Cc]heers)[,! ]+\p{Lu}\p{L}{0,12}[ \t.]*$/gmu;
/** The last lines of a letter: "Cheers, Pam x", "Jo x", "Sent from my phone". */
const signature =
  /\bsent from (?:my (?:i?phone|ipad|samsung|android|galaxy|mobile|pixel|blackberry|tablet)|outlook|yahoo|mail for)\b[^.\n]{0,40}|^[ \t]*(?:(?:[Tt]hanks|[Tt]hx|[Cc]heers|[Rr]egards|[Bb]est|[Ll]ove|[Tt]a)[,! ]+\p{Lu}\p{L}{0,14}(?: x{1,3})?|\p{Lu}\p{Ll}{1,14} x{1,3})[ \t.!]*$/gimu;
/** The start of a clause about what must not be said: "We deal with insurers but we can’t say …". */
const unsaidClause =
  / (?=(?:but|though|only) (?:we|you) (?:can[’']?t|cannot|mustn[’']?t|may not|aren[’']?t allowed to|are not allowed to) (?:say|claim|promise|mention|advertise)\b)/giu;
/** A request to mention something: "Dean also wants the garden room mentioned". The thing to mention stays. */
const wish =
  /(?<=^|[.!?\n] ?)(?:he|she|they|we|I|the boss|my \p{L}{2,12}|\p{Lu}\p{Ll}{1,14})(?:[’']d| would)?(?: also| really| just)? (?:wants?|like) ((?:the|our|a) [^.,()\n]{3,50}?) (?:(?:to be )?(?:mentioned|included)|in (?:there|it|the ad))(?!\p{L})/giu;
/** The length of the ad, as opposed to the length of a course: "Duration: 30 seconds", "Duration (seconds): 30". */
const adLength =
  /(?:^|(?<=[.;] ))[ \t]*duration(?::[ \t]*(?:about |approx\.? |~ ?)?(?:\d{1,3}|fifteen|thirty|sixty)[ -]?(?:s|secs?|seconds?)\b| \((?:in )?sec(?:ond)?s\):[ \t]*\d{1,3}\b)\.?/gim;
/** The end of a press release, and lines for journalists. */
const pressOnly =
  /^[ \t]*(?:-{1,3} ?(?:ENDS?|ENDE|FIN|FINE|EINDE|FIM) ?-{1,3}|#{3})[ \t]*$|^[ \t]*(?:notes? to editors?|notes? for editors?|hinweis an die redaktion|note aux rédactions|nota a la prensa|noot voor de redactie|nota alla stampa)[^\n]*|(?:^|(?<=[.!?] ))[ \t]*(?:for )?(?:media|press) (?:contacts?|enquir(?:y|ies)|inquir(?:y|ies)|office)(?: ?:|,? (?:please )?(?:contact|call|e-?mail)\b)(?:[^\n.]|\.(?! ))*|^[ \t]*(?:pressekontakt|contact presse|contacto (?:de )?prensa|ufficio stampa|perscontact|contato (?:com a )?imprensa)[^\n]*/gimu;
const taxNumber = /\bGSTIN:? ?[\dA-Z]{15}\b/gi;
const copyright = /(?:\bcopyright )?(?:©|\(c\)) ?(?:19|20)\d\d(?:[-–](?:19|20)\d\d)?/i;
/** Match lines around the content of a copied web page: its menu, footer, cookie banner and links. */
const pageSigns: readonly RegExp[] = [
  /^[^|]{2,24}(?: \| [^|]{2,24}){3,}$/,
  new RegExp(String.raw`${copyright.source}[^.]*\.?`, "i"),
  /(?<=^|[.!?] )[^.!?]{0,80}(?:\b(?:web)?site uses|\buse of) cookies\b[^.!?]*[.!?]?/i,
  /^[ \t]*(?:accept|decline|cookie settings)(?: \| (?:accept|decline|cookie settings))*[ \t]*$/i,
  /(?<=^|[.!?] ?)read more(?:\.{3}|…|$)/i,
];
/**
 * True for a line of a web page that may be content, because it has a contact, or a digit outside a copyright year.
 */
const isContent = (line: string) => /\d|@|\.\p{L}{2}/u.test(line.replace(copyright, ""));

/** Signs that a text was copied from a web page. A single sign may be the advertiser’s own words. */
function pageSignsIn(text: string): readonly RegExp[] {
  const lines = text.split("\n").filter((line) => !isContent(line));
  const found = pageSigns.filter((sign) => lines.some((line) => sign.test(line)));
  return found.length > 1 ? found : [];
}

/** The attribution after a quotation: '"Best tacos in town!" - Jo M., Google review'. */
const reviewer =
  /(?<=[!.?,]["”][ \t]*\n?)[ \t]*[-–—~] ?\p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}*\.?)?(?:,[^\n.!?\d@]{0,40})?[^\p{L}\d@\n]*$/gmu;
const boilerplate = /^[ \t]*About \p{Lu}[^\n:]{1,40}(?::[^\n]*|\n[^\n]*)$/gmu;
const excuse =
  /\b(?:(?:ok(?:ay)?|so|hi) )*this is [^,.\n]{0,40}(?:text|dictated)(?:[^,.\n]{0,30}mistakes?)?/gi;
const spokenSigns: readonly [RegExp, string][] = [
  [/ (?:comma)\b/gi, ","],
  [/ (?:period|full stop)\b/gi, "."],
  [/ question mark\b/gi, "?"],
  [/ new (?:line|paragraph)\b/gi, "\n"],
  [
    /(?<!\b(?:when|that|if|where|what|because|so|and|after|before|until|since|how|why|who)|\bafter the \w{3,12}) (?=(?:(?:okay |ok )?so )?(?:we|there[’']?s|that[’']?s|free (?:estimates?|quotes?|delivery)|\w+ percent off|don[’']?t|after the|the point is|(?:the )?(?:phone|number|website) is)\b)/gi,
    "\n",
  ],
  [/\b(?:um+|uh+|erm?)\b/gi, ""],
  // A name that is spelled letter by letter.
  [/(?<= )(?:[A-Z] ){3,}[A-Z]\b/g, ""],
];
const digits = ["oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const dictatedNumber = new RegExp(String.raw`\b(?:(?:zero|${digits.join("|")})\b ?){7,}`, "gi");

/** The start of a line in a chat: "Kim: …", "[14:03] Kim: …", "12/05/2025, 14:03 - Kim: …". */
const speaker =
  /^[ \t]*(?:\[?\d[\d/.,: -]{3,20}(?:[ap]m)?\]?[ -]*)?(?<who>\p{Lu}\p{L}{1,14})(?: \[?\d\d?:\d\d(?: ?[ap]m)?\]?)?:[ \t]+/gmu;
/** A line in a chat that only answers another one, or that corrects the figure before it: "79 we said 79". */
const reply = new RegExp(
  String.raw`${speaker.source}(?:[Nn]o|[Yy]es|[Yy]ep|[Oo]k(?:ay)?|OK|[Ss]ure|[Aa]greed|[Ll]ol|[Hh]aha)\b(?:[^\n\d]*$|,? \d+[.,!])`,
  "gmu",
);
const otherFigure =
  /\b(?<wrong>\d+)(?<between>[^\n]*\n[ \t]*)(?:no,? )?(?<right>\d+),? (?:(?:we|i) (?:said|agreed)|not) \d+[^\n]*/giu;

/** The time of a message, or a reply to another message. The labels of a form have neither. */
const messageSign =
  /^[ \t]*(?:\[?\d[\d/., -]*\d:\d\d|\[?\d:\d\d|\p{Lu}\p{L}+(?: \[?\d\d?:\d\d|: (?:(?:no|yes),|no way|ok(?:ay)?\b)))/imu;

/** True for a text in which at least two speakers take turns. */
function isChat(text: string): boolean {
  if (!messageSign.test(text)) return false;
  const turns = [...text.matchAll(speaker)].map(({ groups }) => groups?.["who"]);
  return new Set(turns.filter((who, at) => turns.indexOf(who) !== at)).size > 1;
}

/** A quotation in single quotation marks, which would be mistaken for apostrophes. */
const singleQuoted =
  /(?<=^|[\s(:])['‘](?!(?:[a-z]|til|till|em|cause|bout|tis|twas|round|\d\ds?)(?!\p{L}|['’]))(?=[\p{L}\d$£€])((?:[^'‘’"“”\n]|(?<=\p{L})['’](?=\p{L})){2,300})(?<!\s)['’](?![\p{L}\d])/gimu;

/** An area code before a slash: "0316 / 55 01 73". */
const areaCode = /(?<![\p{L}\d/.,-])(0\d{2,5}) ?\/ ?(?=\d{2,}[\d /-]{3,})/gu;
/** A run of characters without spaces, commas or semicolons. */
const tokens = /[^\s,;]{4,80}/gu;
/** True for two words with only a full stop between them: "errori.siamo". */
const isTight = (token: string) =>
  /\p{Ll}{3}\.(?!(?:js|ts|io|ai)(?!\p{L}))\p{L}[\p{L}’']/u.test(token) &&
  contactsIn(token, { verbs: [] }).length === 0;
/** The minimum number of such pairs; fewer are just typos. */
const fewestTight = 2;

/** A label without a colon: "Adres Nijverheidsweg 31". */
const addressLabel =
  /(?<=(?:^|[\n.;,]) ?)(?:adres|adresse|dirección|indirizzo|endereço|morada|адрес)(?= \p{Lu}\p{L}+)/giu;

/**
 * Extracts a brief from its wrapping: an email's headers and quote marks, a form's questions, a dictation's spoken
 * punctuation. Keeps its length, so that facts keep their positions.
 */
export function unwrapBrief(typed: string): string {
  let text = typed;
  const put = (form: RegExp, words: (match: string, ...groups: string[]) => string) => {
    text = text.replaceAll(form, (match: string, ...groups: string[]) =>
      words(match, ...groups)
        .padEnd(match.length)
        .slice(0, match.length),
    );
  };
  put(singleQuoted, (_match, words = "") => `"${words}"`);
  if (startsMail.test(text)) put(headerLine, () => "");
  put(subjectLine, () => "");
  put(divider, () => "");
  put(
    /\((?=(?:legal|disclaimer|required|must say)\b[^()\n]{0,20}:)([^()]*)\)/gi,
    (_match, line = "") => `\n${line}\n`,
  );
  if ((text.match(quoteMarks)?.length ?? 0) > 1) put(quoteMarks, () => "");
  put(quotedCopy, (match, copy = "") => (isCopy(copy) ? ` ${copy} ` : match));
  if ((text.match(question)?.length ?? 0) > 1)
    put(question, (_match, asked = "") => {
      const label = subjects.find(([form]) => form.test(asked))?.[1];
      return `\n${label ?? ""}`;
    });
  if (isChat(text)) {
    put(reply, () => "");
    put(speaker, () => "");
    put(otherFigure, (_match, _wrong = "", between = "", right = "") => right + between.trimEnd());
  }
  put(addressLabel, () => "");
  put(areaCode, (_match, code = "") => code);
  if ((text.match(tokens) ?? []).filter(isTight).length >= fewestTight)
    put(tokens, (words) => (isTight(words) ? words.replaceAll(/(?<=[\p{L}\d])\.(?=\p{L})/gu, "\n") : words));
  put(thanks, () => "");
  put(signature, () => "");
  put(unsaidClause, (match) => match.replace(" ", "\n"));
  put(wish, (_match, what = "") => what.charAt(0).toUpperCase() + what.slice(1));
  put(adLength, () => "");
  put(pressOnly, () => "");
  put(taxNumber, () => "");
  const signs = pageSignsIn(text);
  if (signs.length > 0)
    put(/[^\n]+/g, (line) =>
      isContent(line)
        ? line
        : signs.reduce((rest, sign) => rest.replace(sign, (part) => " ".repeat(part.length)), line),
    );
  put(reviewer, () => "");
  if (isPressRelease(text)) {
    put(boilerplate, () => "");
    unwrapPressRelease(put);
  }
  put(closing, (block) =>
    block.replaceAll(/[^\n]+/g, (line) =>
      /\d{3}|@|\.\p{L}{2}/u.test(line) ? line : " ".repeat(line.length),
    ),
  );
  // In "4 rooms (no sorry 5", the second number replaces the first.
  put(
    /\b(\d+)( \p{L}+)( ?\(?)(?:no|sorry|wait|actually)[, ]+(?:(?:no|sorry|wait|actually|now|make that|make it)[, ]+)*(\d+)\b/giu,
    (_match, _wrong = "", what = "", open = "", right = "") => `${right}${what}${open}`,
  );
  // A correction: "teachers no scratch teachers we stopped that".
  put(/(?: and|,)? (\p{L}+) (?:no )?scratch (?:that|\1)(?: we [\p{L} ]{3,24}(?=[,.\n]))?/giu, () => "");
  if (isDictatedInGerman.test(text)) put(germanComma, () => ",");
  if (isDictated.test(text)) {
    put(excuse, () => "");
    for (const [form, sign] of spokenSigns) put(form, () => sign);
    put(dictatedNumber, (match) =>
      match
        .trim()
        .split(" ")
        .map((word) => Math.max(0, digits.indexOf(word.toLowerCase())))
        .join("")
        .replace(/^(\d{3})(\d{3})(\d{4})$/, "$1-$2-$3"),
    );
  }
  return text;
}
