import { type Category, hooks } from "./category.ts";
import { tradesToEnjoy } from "./trades-to-enjoy.ts";
import { tradesToNeed } from "./trades-to-need.ts";

/** All trades. */
const categories: readonly Category[] = [...tradesToEnjoy, ...tradesToNeed];

/** Hooks for what no trade is known of. */
export const generalHooks: Category["hooks"] = hooks(
  [
    "Have you got a minute?",
    "Here’s something worth knowing about.",
    "Let’s talk about something good.",
    "You may not know this name yet.",
  ],
  {
    lively: ["Listen up!", "Hold on, don’t touch that dial!", "Got a second? You’ll like this!"],
    gentle: ["Take a quiet moment, and listen.", "Here’s something to think about."],
    formal: ["A short message for you.", "Allow us a moment of your time."],
  },
);

/** The trade of a text: most of its words count, those of the name and of what it is three times. */
export function categoryOf(name: string, what: string, description: string): Category | undefined {
  let best: Category | undefined;
  // One word far down a long text is chance: "garage" alone makes no car repair.
  let most = description.length > 200 ? 1 : 0;
  const start = description.slice(0, 120);
  for (const category of categories) {
    const all = new RegExp(category.words.source, "gi");
    const count = (text: string) => Math.min(text.match(all)?.length ?? 0, 4);
    const score = count(name) * 3 + count(what) * 3 + count(description) + count(start);
    if (score > most) {
      best = category;
      most = score;
    }
  }
  return best;
}
