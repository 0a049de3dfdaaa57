import { chosenIdea, scriptFault } from "../script/script-draft.ts";
import type { ScriptSource } from "./ad-request.ts";
import type { StudioForm } from "./studio-form.ts";

/** Returns the first input that prevents an ad: one that is missing, or a script that is over the limits. */
export function missingOf(
  source: ScriptSource,
  { productName, scripts, ...form }: Pick<StudioForm, "productName" | "prompt" | "script" | "scripts">,
) {
  const text = source === "ai" ? form.prompt : form.script;
  const [hasName, hasText] = [productName.trim() !== "", text.trim() !== ""];
  if (!hasName) return hasText || source === "own" ? "name" : "both";
  if (!hasText) return source === "ai" ? "prompt" : "script";
  const fault = source === "ai" && scripts ? scriptFault(chosenIdea(scripts).lines) : null;
  return fault === "empty" ? "script" : fault;
}
