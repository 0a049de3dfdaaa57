import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

/** An ad to render: its title, which is the brand, and the choices of the form. */
export type AdRequest = { title: string; thirdPerson: boolean; inputs: AdInputs };

/** Progress of a render. */
export type RenderStage = "writing" | "speaking" | "mixing";

/** The ad can't be rendered as requested. `message` is shown to the user; retrying gives the same error. */
export class UnrenderableAdError extends Error {
  override readonly name = "UnrenderableAdError";
}
