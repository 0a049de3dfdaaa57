import { expect } from "vitest";

import type { Person } from "./person.ts";

let names = 0;

/** An unused email. */
export const newEmail = () => `person-${++names}@conformance.example`;

export const password = "correct horse";

/** A valid sign-up form with overrides. */
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

/** Signs the user up and returns the form. */
export async function signUp(person: Person, some: Record<string, string> = {}) {
  const json = signUpForm(some);
  expect((await person.fetch("POST", "/client/api/register", { json })).status).toBe(200);
  return json;
}

export const becomeClient = (person: Person) => signUp(person);

/** A logged-in client. */
export async function newClient(newPerson: () => Person): Promise<Person> {
  const person = newPerson();
  await signUp(person);
  return person;
}

export const logIn = (person: Person, json: Record<string, unknown>) =>
  person.fetch("POST", "/client/login", { json });

export const logOut = (person: Person) => person.fetch("GET", "/client/logout");

/** The session's user; null for a visitor. */
export const currentUser = async (person: Person) =>
  ((await person.fetch("GET", "/api/session")).body as { user: Record<string, unknown> | null }).user;
