import type { Around, Rule } from "../rule-scanner.ts";

/** Acronyms that are spelled out, although they are pronounceable. */
const spelt = new Set(
  (
    "NAACP ESPN FAQ USA UK US EU UN UAE IT AI TV CEO CFO CTO COO DIY ATM VIP LED BBQ RV SUV UFO ETA ROI API ID PR HR AC PC CD DJ ER EV MD UPS USPS " +
    "IRS IRA CPA GPA SEO CRM IOS USB URL AKA ASAP RSVP NYC LA DC AAA ABC CIA UCLA NCAA IPA IV IQ EQ UV UX UI OTC EMT EMI EMS " +
    "APR APY HOA LLC LLP YMCA YWCA ICU OBGYN AED SAT ACT GED ETF IPO ACE EIN ISP IP OLED QLED ADHD AAPI EST EDT PST PDT CST CDT " +
    "ET PT CT MT AM PM BOGO"
  ).split(" "),
);
/** Acronyms that are read as words, although they look unpronounceable or are listed above. */
const words = new Set(
  "ACE ACT SAT BOGO ASAP OBGYN IOS NASA NATO OPEC FIFA UNESCO UNICEF IKEA LASIK SCUBA".split(" "),
);
const otherwise: Record<string, string> = {
  OK: "okay",
  ASAP: "A S A P",
  IOS: "I O S",
  OBGYN: "O B G Y N",
  WIFI: "Wi-Fi",
  MP: "M P",
  CV: "C V",
};

/** Consonant clusters that English words begin and end with. Capitals with other clusters are spelled out. */
const onsets = new Set(
  (
    "B C D F G H J K L M N P Q R S T V W Y Z BL BR CH CL CR DR DW FL FR GH GL GN GR KN KL PH PL PR PS SC SH SK SL SM SN SP SQ ST " +
    "SW TH TR TW WH WR SCH SCR SHR SPL SPR STR THR"
  ).split(" "),
);
const codas = new Set(
  (
    "B C D F G H K L M N P R S T W X Z BB BS CH CK CT DD DS FF FT GG GH GN GS HS KS LB LC LD LF LK LL LM LN LP LS LT MB MM MN " +
    "MP MS NC ND NG NK NN NS NT PH PP PS PT RB RC RD RF RG RK RL RM RN RP RR RS RT SC SH SK SM SP SS ST TH TS TT TZ WD WK WL " +
    "WN WS XT ZZ CTS DDS GGS GHT LLS LMS MPS NCH NDS NNS NTS RCH RKS RMS RRS RTS SKS TCH WNS"
  ).split(" "),
);

/** Rules for words in capitals: acronyms become letters separated by spaces, other words stay. */
export const acronyms: Rule[] = [
  {
    at: "letter",
    pattern: /(?:[A-Z]\.){2,6}(?:[A-Z](?![\p{L}\d]))?/uy,
    say: ({ 0: all }, { after }) =>
      Array.from(all.replaceAll(".", "")).join(" ") +
      (all.endsWith(".") && (after === "" || /^\s+(?:[A-Z][a-z]+\s[a-z])/.test(after)) ? "." : ""),
  },
  { at: "letter", pattern: /(?<letters>[A-Z]{2,6})(?<many>['’]?s|['’]S)?(?![\p{L}\p{M}'’])/uy, say: acronym },
  {
    at: "letter",
    pattern: /(?<one>[A-Z])(?<many>s)(?![\p{L}'’])/uy,
    say: ({ groups = {} }, { before }) => (/[A-Z] $/.test(before) ? `${groups.one}'s` : undefined),
  },
  {
    at: "letter",
    pattern: /(?<left>[A-Z]{1,3}) ?& ?(?<right>[A-Z]{1,3})(?<many>['’]?s)?(?![\p{L}\d])/uy,
    say: ({ groups = {} }) =>
      `${Array.from(groups.left ?? "").join(" ")} and ${Array.from(groups.right ?? "").join(" ")}${groups.many ? "'s" : ""}`,
  },
  { at: "letter", pattern: /GmbH(?!\p{L})/uy, say: () => "G M B H" },
  {
    at: "letter",
    pattern: /PhD(?<many>s)?(?!\p{L})/uy,
    say: ({ groups = {} }) => `P H D${groups.many ? "'s" : ""}`,
  },
  { at: "letter", pattern: /[A-Z]\/[A-Z](?!\p{L})/uy, say: ({ 0: all }) => all.replace("/", " ") },
];

function acronym({ groups = {} }: RegExpExecArray, around: Around) {
  const letters = groups.letters ?? "";
  const many = groups.many ? "'s" : "";
  if (otherwise[letters]) return otherwise[letters] + many;
  if (words.has(letters)) return undefined;
  const isShouted =
    shouts(around) &&
    !hasNoVowel(letters) &&
    (!spelt.has(letters) || ["US", "IT", "AM", "LA", "ID"].includes(letters));
  if (isShouted || (!spelt.has(letters) && isSayable(letters))) return undefined;
  return Array.from(letters).join(" ") + many;
}

/** The spoken form of part of a web address: "faq" and "bbc" are spelled out. */
export function nameOnTheWeb(part: string): string {
  const capitals = part.toUpperCase();
  const isLetters =
    spelt.has(capitals) &&
    !["IT", "US", "AM", "ACT", "ACE", "SAT", "ET", "BOGO", "LED", "EMI"].includes(capitals);
  return isLetters || /^[bcdfghjklmnpqrstvwxz]{2,5}$/i.test(part) ? Array.from(capitals).join(" ") : part;
}

function hasNoVowel(letters: string) {
  return !/[AEIOUY]/.test(letters);
}

/** Returns true if a neighbouring word is also in capitals, because then capitals don't mark an acronym. */
function shouts({ before, after }: Around) {
  const left = /(?<word>[\p{L}]+)[ ,]+$/u.exec(before)?.groups?.word ?? "";
  const right = /^[ ,!]+(?<word>[\p{L}]+)/u.exec(after)?.groups?.word ?? "";
  return [left, right].some(
    (one) =>
      one.length > 2 && one === one.toUpperCase() && !spelt.has(one) && (one.length > 6 || isSayable(one)),
  );
}

/** Returns true if the letters look like an English word. From five letters on, only the beginning is checked. */
function isSayable(letters: string) {
  const parts = /^(?<onset>[^AEIOUY]*|Y)[AEIOUY](?:.*[AEIOUY])?(?<coda>[^AEIOUY]*)$/.exec(letters)?.groups;
  if (!parts) return false;
  const { onset = "", coda = "" } = parts;
  if (onset !== "" && !onsets.has(onset)) return false;
  return letters.length > 4 || coda === "" || codas.has(coda);
}
