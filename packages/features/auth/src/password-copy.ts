import { controlCopy } from "@earshot/contract/site/controls-copy.ts";

/** Labels for a password field's show button. */
export const passwordCopy = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};
