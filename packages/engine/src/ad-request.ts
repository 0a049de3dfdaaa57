import { errorOf, errors } from "@earshot/contract/errors.ts";
import type { AdInputs } from "@earshot/contract/generation/rules/ad-options.ts";

/** An ad to render: its title, which is the brand, and the form's choices. */
export type AdRequest = { title: string; thirdPerson: boolean; inputs: AdInputs };

/** The ad can't be rendered as requested. `message` is shown to the user; retrying gives the same error. */
export class UnrenderableAdError extends Error {
  override readonly name: string = "UnrenderableAdError";
}

/** The brief doesn't say what is being sold or offered. */
export class NothingToSellError extends UnrenderableAdError {
  override readonly name = "NothingToSellError";

  constructor() {
    super(errors.nothing_to_sell.message);
  }
}

/** A script's lines last longer than the longest ad allowed. */
export class ScriptTooLongError extends UnrenderableAdError {
  override readonly name = "ScriptTooLongError";

  /** @param seconds the script's approximate length */
  constructor(seconds: number) {
    super(errorOf("script_too_long", { seconds: Math.ceil(seconds) }).message);
  }
}

/** A voice would be silent for a line, because the line contains only characters that the voice can't speak. */
export class UnsayableLineError extends UnrenderableAdError {
  override readonly name = "UnsayableLineError";

  /** The voice's language. */
  readonly language: string;

  constructor(language: string) {
    super(errorOf("script_in_other_language", { language }).message);
    this.language = language;
  }
}
