import { list } from "../table/digit-groups.ts";
import type { LanguageTable, Noun } from "../table/language-table.ts";

/** The numbers from 0 to 99, each of which has its own name. */
const small = list(
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस " +
    "बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस " +
    "चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ " +
    "साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी " +
    "अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे",
);
const scales = [
  [1e11, "खरब"],
  [1e9, "अरब"],
  [1e7, "करोड़"],
  [1e5, "लाख"],
  [1e3, "हज़ार"],
  [100, "सौ"],
] as const;
const months = list("जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर");

function cardinal(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (const [scale, name] of scales) {
    if (rest < scale) continue;
    parts.push(`${cardinal(Math.floor(rest / scale))} ${name}`);
    rest %= scale;
  }
  if (rest > 0 || n === 0) parts.push(small[rest] ?? "");
  return parts.join(" ");
}

/** Half past, quarter past and quarter to have their own words: साढ़े नौ, सवा नौ, पौने दस. */
function time(hour: number, minute: number): string {
  const h = hour % 12 === 0 ? 12 : hour % 12;
  if (minute === 30) return h === 1 ? "डेढ़" : h === 2 ? "ढाई" : `साढ़े ${small[h]}`;
  if (minute === 15) return h === 1 ? "सवा" : `सवा ${small[h]}`;
  if (minute === 45) return h === 12 ? "पौन" : `पौने ${small[h + 1]}`;
  return minute === 0 ? (small[h] ?? "") : `${small[h]} बजकर ${small[minute]} मिनट`;
}

const noun = (one: string, other = one): Noun => ({ forms: { one, other }, gender: "masculine" });
const rupee = { ...noun("रुपया", "रुपये"), cents: noun("पैसा", "पैसे") };
const dollar = { ...noun("डॉलर"), cents: noun("सेंट") };
const euro = { ...noun("यूरो"), cents: noun("सेंट") };
const still = (name: string) => ({ other: name });

export const hindi: LanguageTable = {
  code: "hi",
  separators: { decimal: ".", groups: "," },
  cardinal: (n) => cardinal(n),
  point: "दशमलव",
  fraction: "digits",
  decimals: (whole, fraction) => {
    if (fraction !== "5" || whole === 0) return undefined;
    return whole === 1 ? "डेढ़" : whole === 2 ? "ढाई" : `साढ़े ${cardinal(whole)}`;
  },
  minus: "माइनस",
  percent: (words) => `${words} प्रतिशत`,
  to: " से ",
  currencies: {
    "₹": rupee,
    "Rs.": rupee,
    Rs: rupee,
    INR: rupee,
    "रु.": rupee,
    रु: rupee,
    रुपये: rupee,
    रुपए: rupee,
    $: dollar,
    US$: dollar,
    USD: dollar,
    "€": euro,
    EUR: euro,
    "£": { ...noun("पाउंड"), cents: noun("पेंस") },
    "¥": noun("येन"),
  },
  centsJoiner: " ",
  namesCents: true,
  magnitudes: {
    हज़ार: still("हज़ार"),
    हजार: still("हज़ार"),
    लाख: still("लाख"),
    करोड़: still("करोड़"),
    अरब: still("अरब"),
  },
  units: {
    किग्रा: noun("किलो"),
    किलो: noun("किलो"),
    kg: noun("किलो"),
    ग्राम: noun("ग्राम"),
    g: noun("ग्राम"),
    किमी: noun("किलोमीटर"),
    "कि.मी.": noun("किलोमीटर"),
    km: noun("किलोमीटर"),
    मी: noun("मीटर"),
    cm: noun("सेंटीमीटर"),
    ml: noun("मिलीलीटर"),
    L: noun("लीटर"),
    GB: noun("जीबी"),
    "°C": noun("डिग्री सेल्सियस"),
    "°": noun("डिग्री"),
  },
  signs: { and: "और", plus: "प्लस", at: "ऐट", percent: "प्रतिशत", or: "या" },
  per: "प्रति",
  always: "चौबीसों घंटे",
  times: "गुणा",
  numberSign: "नंबर {}",
  web: {
    dot: "डॉट",
    slash: "स्लैश",
    dash: "डैश",
    at: "ऐट",
    underscore: "अंडरस्कोर",
    endings: { com: "कॉम", in: "इन", co: "को", net: "नेट", org: "ओआरजी" },
  },
  abbreviations: { "डॉ.": "डॉक्टर", "प्रो.": "प्रोफ़ेसर", "श्री.": "श्री", "नं.": "नंबर", "कं.": "कंपनी" },
  time: (hour, minute) => (minute % 15 === 0 ? `${time(hour, minute)} बजे` : time(hour, minute)),
  date: (day, month, year) =>
    `${cardinal(day)} ${months[month - 1]}${year === undefined ? "" : ` ${cardinal(year)}`}`,
  own: [
    {
      at: "digit",
      pattern: /(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d) बजे/y,
      say: ({ groups = {} }) => {
        const said = time(Number(groups.hour), Number(groups.minute));
        return said.endsWith("मिनट") ? `${said} पर` : `${said} बजे`;
      },
    },
  ],
  pause: ", ",
  space: " ",
};
