import type { Person, RequestOptions } from "../person.ts";

/** Settings page, which is also the account form's action. */
export const settingsPage = "/account-settings";

export const sendAccount = (person: Person, sent: RequestOptions) => person.fetch("POST", settingsPage, sent);

export const saveAccount = (person: Person, multipart: Record<string, string>) =>
  sendAccount(person, { multipart });
