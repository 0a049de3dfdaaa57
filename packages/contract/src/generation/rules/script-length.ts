import { scriptEstimate } from "../../limits.ts";

/** The estimated speaking time of the name and prompt in seconds: 20 characters per second, 0 to 120. */
export function estimatedScriptLength(name: string, prompt: string): number {
  const seconds = Math.round((name.length + prompt.length) / scriptEstimate.charactersPerSecond);
  return Math.min(seconds, scriptEstimate.mostSeconds);
}
