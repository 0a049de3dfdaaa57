import { controlWords } from "@earshot/contract/words/controls.ts";

/** What the eye of every password field says. */
export const passwordWords = {
  show: controlWords.showPassword,
  hide: controlWords.hidePassword,
  shown: controlWords.passwordShown,
  hidden: controlWords.passwordHidden,
};
