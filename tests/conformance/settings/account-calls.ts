import type { Person, Sent } from "../person.ts";

/** The settings page, which is the account form's address too. */
export const settingsPage = "/account-settings";

/** Sends the account form, in whatever content type. */
export const sendAccount = (person: Person, sent: Sent) => person.ask("POST", settingsPage, sent);

/** Saves the account form as a script sends it. */
export const saveAccount = (person: Person, multipart: Record<string, string>) =>
  sendAccount(person, { multipart });
