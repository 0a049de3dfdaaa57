import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { mustBe } from "../client-account.ts";
import { Visitor } from "../visitor.ts";
import { untilGone, type Writer } from "./writer.ts";

/** Writers whose messages show in the database and in the mail alone. */
export interface Correspondents extends Writer {
  /** The words of every message that was acknowledged. */
  acknowledged(): readonly string[];
  /** The words of the messages that a kill came into: each may be kept or not. */
  underWay(): readonly string[];
}

/** Visitors who write to the brand, one after the other. */
export function correspondents(): Correspondents {
  const acknowledged: string[] = [];
  const underWay: string[] = [];
  let count = 0;

  async function send(origin: string): Promise<void> {
    const message = `kill-message-${++count}.`;
    underWay.push(message);
    const json = { full_name: "Ada Byron", business_email: "ada@kills.example", message };
    mustBe(200, await new Visitor().ask(origin, "POST", "/api/contactus", { json }));
    acknowledged.push(underWay.pop() ?? "");
  }

  return {
    acknowledged: () => acknowledged,
    underWay: () => underWay,
    write: (origin, onAnswer) => untilGone(() => send(origin), onAnswer),
    // No address of the server tells what was written.
    look: () => Promise.resolve([]),
  };
}

/** How many mails of the outbox carry each message. */
export function mailedMessages(dataFolder: string): Map<string, number> {
  const outbox = path.join(dataFolder, "outbox");
  const counts = new Map<string, number>();
  for (const name of readdirSync(outbox).filter((file) => file.endsWith(".eml"))) {
    const [message = ""] = /kill-message-\d+\./.exec(readFileSync(path.join(outbox, name), "utf8")) ?? [];
    counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return counts;
}
