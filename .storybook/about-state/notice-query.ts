import { errors } from "@earshot/contract/errors.ts";
import { doneKeys, formNotice } from "@earshot/contract/native-forms/form-notice.ts";

const queries = [
  ...Object.keys(errors).map((code) => `error=${code}`),
  ...doneKeys.map((key) => `done=${key}`),
];

/** The query with which a form's page shows this message, such as `error=wrong_credentials`; empty if there is none. */
export function noticeQuery(message: unknown): string {
  if (typeof message !== "object" || message === null || !("text" in message)) return "";
  return queries.find((query) => formNotice(new URLSearchParams(query))?.text === message.text) ?? "";
}
