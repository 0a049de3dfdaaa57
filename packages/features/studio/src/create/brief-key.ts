import type { StudioForm } from "./studio-form.ts";

/**
 * Identifies the brief that scripts are written from. Excludes the length: if that changes, the meter shows whether the
 * script still fits.
 */
export function briefKey(form: StudioForm): string {
  const { productName, prompt, mustSay, avoid, narrative, language, accent, tone } = form;
  const texts = [productName, prompt, mustSay, avoid].map((text) => text.trim());
  return JSON.stringify([...texts, narrative, language, accent, tone]);
}
