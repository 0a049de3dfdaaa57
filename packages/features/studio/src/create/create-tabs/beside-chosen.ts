import { studioCopy } from "@earshot/contract/studio/copy.ts";

/** What a script's length is beside the one that was chosen, in words. Both are whole seconds. */
export function besideChosen(seconds: number, chosen: number): string {
  const over = seconds - chosen;
  if (over === 0) return studioCopy.spokenFits(chosen);
  return over > 0 ? studioCopy.spokenOver(over, chosen) : studioCopy.spokenUnder(-over, chosen);
}
