import { isReadyToGenerate } from "@earshot/contract/generation/rules/ad-options.ts";

import { type ScriptSource, textOfForm } from "../ad-request.ts";
import type { StudioForm } from "../studio-form.ts";

/** Whether Create Audio Ad may be pressed: name and text are there (spec section 5). */
export function isReady(source: ScriptSource, form: StudioForm): boolean {
  return isReadyToGenerate({ title: form.productName, prompt: textOfForm(source, form) });
}
