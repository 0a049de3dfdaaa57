import {
  type FormNotice,
  type FormValues,
  formNotice,
  formValuesCookie,
  readFormValues,
} from "@earshot/contract/rules/form-answer.ts";
import { returnPath } from "@earshot/contract/rules/return-path.ts";

/** What a page with a native form shows after its form was refused or done: the words, and what was typed. */
export interface FormPage {
  notice: FormNotice | null;
  values: FormValues;
  /** Where the form leads on to: the address's `redirect`, else the studio. */
  redirect: string;
}

/** Reads it from the page's address and cookies. */
export function formPage(request: Request): FormPage {
  const { pathname, searchParams } = new URL(request.url);
  const cookie = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${formValuesCookie}=`));
  return {
    redirect: returnPath(searchParams.get("redirect"), "/nbmaistudio"),
    notice: formNotice(searchParams),
    values: readFormValues(pathname, cookie?.slice(formValuesCookie.length + 1)),
  };
}
