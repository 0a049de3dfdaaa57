import { choose } from "../choose.ts";
import { percent, price } from "../particulars.ts";
import type { FragmentSetting } from "./fragments.ts";
import { headOf, isPlural, people, withArticle } from "./nouns.ts";
import { shapeOf } from "./shape.ts";
import { lowered } from "./words.ts";

/** "Day tickets $35" → "Day tickets are $35"; "Haircuts from $20" → "Haircuts start at $20"; "20% off" → "You get 20% off". */
export function withPrice(
  text: string,
  { names, seed }: Pick<FragmentSetting, "names" | "seed">,
): string | undefined {
  if (/^(?:this|only|today|until|through|now|for a limited time|all|every)\b[^:]*: /i.test(text)) return text;
  const items = text.split(/, (?=[^,]*\d)/);
  if (items.length > 1 && items.length < 5 && items.every((item) => (price.exec(item)?.index ?? 0) > 2)) {
    const parts = items.map((item) => pricedOne(item, names));
    if (parts.every((part) => part !== undefined)) {
      const all = parts.map((part, i) => (i === 0 ? part : lowered(part, names)));
      return `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
    }
  }
  const one = pricedOne(text, names);
  if (one !== undefined) return one;
  if (/^free for\b/i.test(text)) return `It’s ${lowered(text, names)}`;
  const off = /^(?:up to )?\S*\d\S*(?: percent)? off\b/i.test(text);
  if (off) return `${choose(["You get", "There’s"], seed)} ${lowered(text, names)}`;
  const first = price.exec(text);
  if (first?.index === 0 && /^(?: (?:a|an|per|each)|\/)/.test(text.slice(first[0].length)))
    return `It’s ${text.replace(/\/(?=\p{L})/u, " a ")}`;
  const behind = first?.index === 0 ? text.slice(first[0].length).trim() : undefined;
  if (behind === "") return `It’s ${text}`;
  if (behind !== undefined && /^(?:down|deposit|upfront|fees?|cash back|plus|per|each)\b/i.test(behind))
    return text;
  if (behind !== undefined) {
    const things = text
      .split(/,(?: and)? /)
      .map((item, i) => (i === 0 && !isPlural(headOf(item)) ? `a ${item}` : withArticle(item, names)));
    return `You get ${things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things.at(-1) ?? ""}` : (things[0] ?? "")}`;
  }
  return undefined;
}

function pricedOne(item: string, names: ReadonlySet<string>): string | undefined {
  const match = price.exec(item) ?? percent.exec(item);
  if (match === null || match.index < 3) return undefined;
  const rest = item.slice(match.index);
  const before = item.slice(0, match.index).replace(/[\s:,(–—-]+$/, "");
  if (
    shapeOf(before.replace(/ (?:for|from|at|only|just|starting at|starting from|as low as)$/i, "")) !== "noun"
  )
    return undefined;
  const joint =
    /^(.*?) (for|from|at|starting at|starting from|only|just|as low as|for only|for just|from only|from just)$/i.exec(
      before,
    );
  const thing = joint?.[1] ?? before;
  const how = joint?.[2]?.toLowerCase() ?? "";
  const isMany = isPlural(headOf(thing)) || / and /.test(headless(thing));
  const named = withArticle(thing, names);
  if (/from|starting|low/.test(how)) return `${named} ${isMany ? "start" : "starts"} at ${rest}`;
  if (before.endsWith(" off") || (how === "" && price.exec(item) === null)) return undefined;
  if (
    /\b(?:over|above|under|below|worth|up to|to|off|saves?|save|of|with|then|a|an|the|and|only)$/i.test(
      before,
    ) &&
    how === ""
  )
    return undefined;
  if (/^(?:first|next|last|get|earn|win|save|over|up to)$/i.test(thing)) return undefined;
  if (people.test(thing) && how === "") return `${named} pay ${rest}`;
  if (how.startsWith("for")) return `Get ${named} for ${rest}`;
  const spoken = rest.replace(/^(\S+) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i, "$1, ");
  return `${named} ${isMany ? "are" : "is"} ${/only|just/.test(how) ? `${how.replace("for ", "")} ` : ""}${spoken}`;
}

function headless(text: string): string {
  return text.replace(/ (?:for|with|of|in|at) .*$/, "");
}
