import { textLength } from "../../limits.ts";
import type { Refusal } from "../../rule-error.ts";
import { generationErrorCopy as words } from "../copy.ts";

/** What an ad is made of at least: a name, and a prompt or one's own script. */
export type GenerationForm = { productName: string; prompt: string; deliveryInstructions?: string | null };

/** Whether Create Audio Ad may be pressed: neither field is blank (spec section 5; otherwise nothing happens, silently). */
export function isReadyToGenerate(form: GenerationForm): boolean {
  return form.productName.trim() !== "" && form.prompt.trim() !== "";
}

/** The same rule with the server's words, and the longest lengths. */
export function checkGeneration(form: GenerationForm): Refusal<keyof GenerationForm> | null {
  if (form.productName.trim() === "") return { field: "productName", message: words.productName };
  if (form.prompt.trim() === "") return { field: "prompt", message: words.prompt };
  if (form.productName.trim().length > textLength.name) {
    return { field: "productName", message: words.nameLong };
  }
  if (form.prompt.trim().length > textLength.prompt) return { field: "prompt", message: words.promptLong };
  if ((form.deliveryInstructions ?? "").trim().length > textLength.deliveryInstructions) {
    return { field: "deliveryInstructions", message: words.instructionsLong };
  }
  return null;
}
