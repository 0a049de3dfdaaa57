import { expect } from "vitest";

import type { Person } from "./person.ts";

let names = 0;

/** An address that nobody has used. */
export const newEmail = () => `person-${++names}@conformance.example`;

/** The password of everybody here. */
export const password = "correct horse";

/** A sign-up form that is right, but for what is given. */
export function signUpForm(some: Record<string, string> = {}) {
  return {
    first_name: "Robin",
    last_name: "Okafor",
    email: newEmail(),
    password,
    confirm_password: password,
    agency_name: "",
    country: "GB",
    user_role: "business",
    ...some,
  };
}

/** Makes the person a client, logged in; gives the form. */
export async function signUp(person: Person, some: Record<string, string> = {}) {
  const json = signUpForm(some);
  expect((await person.ask("POST", "/client/api/register", { json })).status).toBe(200);
  return json;
}

/** Makes the person a client, whoever they were. */
export const becomeClient = (person: Person) => signUp(person);

/** A new client, logged in. */
export async function newClient(people: () => Person): Promise<Person> {
  const person = people();
  await signUp(person);
  return person;
}

export const logIn = (person: Person, json: Record<string, unknown>) =>
  person.ask("POST", "/client/login", { json });

export const logOut = (person: Person) => person.ask("GET", "/client/logout");

/** The user of the person's session, null for a visitor. */
export const whoAmI = async (person: Person) =>
  ((await person.ask("GET", "/api/session")).body as { user: Record<string, unknown> | null }).user;
