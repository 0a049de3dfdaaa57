import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { assertStatus, password, signUpClient, signUpForm, Visitor } from "../visitor.ts";

/** A client that writes continuously, and records what must be stored when the server is killed. */
export interface Writer {
  /** Writes repeatedly until the server is gone; calls `onReply` for each acknowledgement. */
  write(origin: string, onReply: () => void): Promise<void>;
  /**
   * Checks on the next server everything that was acknowledged. Returns descriptions of what is missing, duplicated
   * or only partly stored. Whatever was pending at the kill may or may not be stored.
   */
  check(origin: string): Promise<string[]>;
}

/** Repeats a step until the connection breaks, which `fetch` reports with a `TypeError`. */
export async function repeatUntilKilled(step: () => Promise<void>, onReply: () => void): Promise<void> {
  for (;;) {
    try {
      await step();
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
    onReply();
  }
}

/** Creates accounts one after another. */
export function signUpWriter(): Writer {
  const clients = new Map<string, Visitor>();
  let pending: string | null = null;
  let count = 0;

  async function register(origin: string): Promise<void> {
    pending = `newcomer-${++count}@kills.example`;
    clients.set(pending, await signUpClient(origin, pending));
    pending = null;
  }

  return {
    write: (origin, onReply) => repeatUntilKilled(() => register(origin), onReply),
    async check(origin) {
      const errors: string[] = [];
      for (const [email, visitor] of clients) {
        const { body } = await visitor.send(origin, "GET", "/api/session");
        if (!isWhole(body["user"], email)) errors.push(`${email} has no account: ${JSON.stringify(body)}`);
      }
      if (pending !== null) errors.push(...(await checkPending(origin, pending)));
      pending = null;
      return errors;
    },
  };
}

/** Checks that a pending account either exists completely or can be created again. */
async function checkPending(origin: string, email: string): Promise<string[]> {
  const visitor = new Visitor();
  const { status } = await visitor.send(origin, "POST", "/client/login", { json: { email, password } });
  if (status === 200) {
    const { body } = await visitor.send(origin, "GET", "/api/session");
    return isWhole(body["user"], email) ? [] : [`${email} is stored by half: ${JSON.stringify(body)}`];
  }
  const again = await visitor.send(origin, "POST", "/client/api/register", { json: signUpForm(email) });
  if (again.status === 200) return [];
  return [`${email} can neither log in nor sign up again: ${assertStatus(409, again).text}`];
}

function isWhole(user: unknown, email: string): boolean {
  const { first_name, last_name } = signUpForm(email);
  const found = user as Record<string, unknown> | null | undefined;
  return found?.["email"] === email && found["first_name"] === first_name && found["last_name"] === last_name;
}

/** The account form, with the same number in every field. */
function settingsForm(number: number) {
  return {
    firstName: `Ada ${number}`,
    lastName: `Byron ${number}`,
    businessName: `Engine No. ${number}`,
    agencyCode: `code-${number}`,
  };
}

/** Saves the account form of a new client repeatedly. */
export async function settingsWriter(origin: string, email: string): Promise<Writer> {
  const client = await signUpClient(origin, email);
  let saved = 0;
  const save = async (server: string, number: number) =>
    assertStatus(200, await client.send(server, "POST", "/account-settings", { form: settingsForm(number) }));
  await save(origin, saved);

  return {
    write: (server, onReply) =>
      repeatUntilKilled(async () => {
        await save(server, saved + 1);
        saved += 1;
      }, onReply),
    async check(server) {
      const { body } = assertStatus(200, await client.send(server, "GET", "/api/session"));
      const { first_name, last_name, businessName, agencyCode } = body["user"] as Record<string, string>;
      const stored = JSON.stringify({ firstName: first_name, lastName: last_name, businessName, agencyCode });
      // The pending request may have been saved.
      const found = [saved, saved + 1].find((number) => JSON.stringify(settingsForm(number)) === stored);
      const errors =
        found === undefined ? [`Saved ${JSON.stringify(settingsForm(saved))}, found ${stored}`] : [];
      saved = found ?? saved;
      return errors;
    },
  };
}

/** A writer whose messages are only visible in the database and in emails. */
export interface MessageWriter extends Writer {
  acknowledged(): readonly string[];
  /** Messages pending at a kill; each may or may not be stored. */
  pending(): readonly string[];
}

/** Sends contact messages one after another. */
export function messageWriter(): MessageWriter {
  const acknowledged: string[] = [];
  const pending: string[] = [];
  let count = 0;

  async function send(origin: string): Promise<void> {
    const message = `kill-message-${++count}.`;
    pending.push(message);
    const json = { full_name: "Ada Byron", business_email: "ada@kills.example", message };
    assertStatus(200, await new Visitor().send(origin, "POST", "/api/contactus", { json }));
    acknowledged.push(pending.pop() ?? "");
  }

  return {
    acknowledged: () => acknowledged,
    pending: () => pending,
    write: (origin, onReply) => repeatUntilKilled(() => send(origin), onReply),
    // The server has no endpoint that returns messages.
    check: () => Promise.resolve([]),
  };
}

/** Counts the emails in the outbox by message. */
export function mailedMessages(dataFolder: string): Map<string, number> {
  const outbox = path.join(dataFolder, "outbox");
  const counts = new Map<string, number>();
  for (const name of readdirSync(outbox).filter((file) => file.endsWith(".eml"))) {
    const [message = ""] = /kill-message-\d+\./.exec(readFileSync(path.join(outbox, name), "utf8")) ?? [];
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return counts;
}
