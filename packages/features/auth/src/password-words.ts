import { controlWords } from "@earshot/contract/site/controls-copy.ts";

/** What the eye of every password field says. */
export const passwordWords = {
  show: controlWords.showPassword,
  hide: controlWords.hidePassword,
  shown: controlWords.passwordShown,
  hidden: controlWords.passwordHidden,
};
