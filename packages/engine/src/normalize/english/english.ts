import { type Gap, scanner } from "../rule-scanner.ts";
import { saySymbol } from "../symbols.ts";
import { webRules } from "../web-addresses.ts";
import { abbreviations } from "./abbreviations.ts";
import { acronyms, nameOnTheWeb } from "./acronyms.ts";
import { addresses } from "./addresses.ts";
import { dates } from "./dates.ts";
import { sayNumber } from "./numbers.ts";
import { phones } from "./phone.ts";
import { prices } from "./prices.ts";
import { quantities } from "./quantities.ts";
import { times } from "./times.ts";

const web = webRules({
  dot: "dot",
  slash: "slash",
  dash: "dash",
  at: "at",
  underscore: "underscore",
  endings: { co: "co", me: "me", so: "so", to: "to", us: "us" },
  number: sayNumber,
  name: nameOnTheWeb,
});
const gap: Gap = () => " ";

/** Normalizes English. More specific rules come first: addresses before phone numbers, prices before plain numbers. */
export const normalizeEnglish: (text: string) => string = scanner({
  rules: [
    ...web,
    ...addresses,
    ...phones,
    ...prices,
    ...times,
    ...dates,
    ...abbreviations,
    ...quantities,
    ...acronyms,
  ],
  gap,
  mark: saySymbol({ and: "and", plus: "plus", at: "at", percent: "percent", or: "or" }),
});
