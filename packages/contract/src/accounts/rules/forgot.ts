import { errorOf } from "../../errors.ts";

/** Asking for a reset link needs an address; its shape is not judged, as every answer reads the same (spec section 5). */
export function checkForgot(form: { email: string }) {
  return form.email.trim() === "" ? errorOf("email_missing") : null;
}
