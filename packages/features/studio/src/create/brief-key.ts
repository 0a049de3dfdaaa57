import type { StudioForm } from "./studio-form.ts";

/** Identifies the brief that scripts are written from. The length is left out: the meter says whether a script still fits. */
export function briefKey(form: StudioForm): string {
  const { productName, prompt, mustSay, avoid, narrative, language, accent, tone } = form;
  const texts = [productName, prompt, mustSay, avoid].map((text) => text.trim());
  return JSON.stringify([...texts, narrative, language, accent, tone]);
}
