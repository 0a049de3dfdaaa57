import { scriptEstimate } from "../../limits.ts";

/** Seconds that name and prompt would take to say: 20 characters a second, 0 to 120 (spec section 5). */
export function estimatedScriptLength(name: string, prompt: string): number {
  const seconds = Math.round((name.length + prompt.length) / scriptEstimate.charactersPerSecond);
  return Math.min(seconds, scriptEstimate.mostSeconds);
}
