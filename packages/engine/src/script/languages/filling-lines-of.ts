import { asianLines } from "./asian-lines.ts";
import type { FillingLines } from "./filling-lines.ts";
import type { FramedLanguage } from "./frames-of.ts";

/** Filler lines and trade hooks for each language. */
export const fillingLinesOf: Record<FramedLanguage, FillingLines> = {
  ...asianLines,
};

/** The hooks of the trade that a text mentions most; undefined if it mentions none. */
export function tradeHooks(text: string, { hooks }: FillingLines): readonly [string, string] | undefined {
  let best: readonly [string, string] | undefined;
  let most = 0;
  for (const [words, lines] of hooks) {
    const count = text.match(new RegExp(words.source, `g${words.flags}`))?.length ?? 0;
    if (count > most) [best, most] = [lines, count];
  }
  return best;
}
