import { controlCopy } from "@earshot/contract/site/controls-copy.ts";

/** What the eye of every password field says. */
export const passwordCopy = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};
