import { errorOf } from "../../errors.ts";
import { textLength } from "../../limits.ts";

/** What an ad is made of at least: a name, and a prompt or one's own script. */
export type GenerationForm = { productName: string; prompt: string; deliveryInstructions?: string | null };

/** Whether Create Audio Ad may be pressed: neither field is blank (spec section 5; otherwise nothing happens, silently). */
export function isReadyToGenerate(form: GenerationForm): boolean {
  return form.productName.trim() !== "" && form.prompt.trim() !== "";
}

/** The same rule with the server's words, and the longest lengths. */
export function checkGeneration(form: GenerationForm) {
  if (form.productName.trim() === "") return errorOf("product_name_missing");
  if (form.prompt.trim() === "") return errorOf("prompt_missing");
  if (form.productName.trim().length > textLength.name) {
    return errorOf("product_name_too_long");
  }
  if (form.prompt.trim().length > textLength.prompt) return errorOf("prompt_too_long");
  if ((form.deliveryInstructions ?? "").trim().length > textLength.deliveryInstructions) {
    return errorOf("delivery_instructions_too_long");
  }
  return null;
}
