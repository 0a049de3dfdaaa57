import { createHash, randomBytes } from "node:crypto";

import { checkSignUp } from "@earshot/contract/accounts/rules/sign-up.ts";
import { brand } from "@earshot/contract/brand.ts";
import { projectDescription } from "@earshot/contract/projects/rules/project-description.ts";
import { projectNameKey } from "@earshot/contract/projects/rules/project-name.ts";
import { eq, or } from "drizzle-orm";

import { emailKey } from "../accounts/email-key.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { savePassword } from "../accounts/store.ts";
import type { Database } from "../database/database.ts";
import { projects, sessions, users } from "../database/schema.ts";
import { type Command, CommandError, readWords } from "./command.ts";
import { withDatabase } from "./open-for-admin.ts";

const usualEmail = `demo@${brand.email.sender.split("@")[1]}`;

const person = { firstName: "Dana", lastName: "Demo", businessName: "Demo Coffee Roasters", country: "US" };

const projectNames = ["Spring launch", "Podcast season two", "Holiday radio"];

/** Creates a demo account. */
export const demoAccount: Command = {
  usage: "[e-mail] [--password=…]",
  does: [
    "Creates a demo account with three projects, or resets it.",
    `The e-mail defaults to ${usualEmail}, the password to a new one, which is shown once.`,
    "Other accounts are not changed. The account has no ads: create them in the studio.",
  ],
  example: "dana@example.com --password=correct-horse",
  async run({ words, config, print }) {
    const options = { password: { type: "string" } } as const;
    const { values, positionals } = readWords(words, options, { least: 0, most: 1 });
    const email = emailKey(positionals[0] ?? usualEmail);
    const password = values.password ?? randomBytes(12).toString("base64url");
    const { firstName: first_name, lastName: last_name, country } = person;
    const refusal = checkSignUp({ first_name, last_name, country, email, password });
    if (refusal) throw new CommandError(`${refusal.message}.`);
    const account = { email, password: await hashPassword(password), now: config.now() };
    await withDatabase(config, (database) => makeDemoAccount(database, account));
    print(`The demo account is ready, with ${projectNames.length} projects.`);
    print(`E-mail:   ${email}`);
    print(values.password === undefined ? `Password: ${password}` : "Password: as given");
  },
};

type Account = {
  email: string;
  /** The password's hash. */
  password: string;
  now: Date;
};

/** Idempotent except for the password. Throws `CommandError` if the email belongs to another account. */
async function makeDemoAccount(database: Database, { email, password, now }: Account): Promise<void> {
  const id = demoId(email);
  const row = { ...person, email, name: `${person.firstName} ${person.lastName}`, updatedAt: now };
  await database.transaction(async (tx) => {
    const taken = await tx
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.email, email), eq(users.id, id)));
    if (taken.some((user) => user.id !== id))
      throw new CommandError(
        `${email} belongs to an account that is not the demo account. Choose another address.`,
      );
    await tx
      .insert(users)
      .values({ ...row, id, createdAt: now })
      .onConflictDoUpdate({ target: users.id, set: row });
    await savePassword(tx, id, password);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await tx
      .insert(projects)
      .values(projectNames.map(projectOf(id, now)))
      .onConflictDoNothing();
  });
}

/**
 * Dates the projects a millisecond apart, the first one latest, because lists start with the most recently used
 * project.
 */
const projectOf = (userId: string, now: Date) => (name: string, at: number) => {
  const moment = new Date(now.getTime() - at);
  return {
    id: crypto.randomUUID(),
    userId,
    name,
    nameKey: projectNameKey(name),
    description: projectDescription(now),
    createdAt: moment,
    usedAt: moment,
  };
};

/**
 * The demo account's id, derived from the original email, so that the account is recognised even after its email has
 * changed.
 */
function demoId(email: string): string {
  const hex = createHash("sha256").update(`demo account ${email}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
