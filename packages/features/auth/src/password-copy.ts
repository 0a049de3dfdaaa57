import { controlCopy } from "@earshot/contract/site/controls-copy.ts";

/** Labels for the button that shows or hides a password. */
export const passwordCopy = {
  show: controlCopy.showPassword,
  hide: controlCopy.hidePassword,
  shown: controlCopy.passwordShown,
  hidden: controlCopy.passwordHidden,
};
