import { errorOf } from "../../errors.ts";

/** Both fields are required; the error names the first empty one. */
export function checkLogIn(form: { email: string; password: string }) {
  if (form.email.trim() === "") return errorOf("log_in_incomplete", { field: "email" });
  if (form.password === "") return errorOf("log_in_incomplete", { field: "password" });
  return null;
}
