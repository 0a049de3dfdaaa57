import { call } from "@earshot/client/call.ts";
import { newKey } from "@earshot/client/new-key.ts";
import type { ContactForm } from "@earshot/contract/messages/rules/contact.ts";

import { contactOutboxName } from "./contact-outbox-name.ts";
import { deliver } from "./deliver.ts";

/** Messages by `Idempotency-Key`. */
type Outbox = Record<string, ContactForm>;

/** The keys of messages that this page is currently sending. */
const pending = new Set<string>();

/** Reads the outbox; empty if storage is blocked. A message is then retried only until the page closes. */
function readOutbox(): Outbox {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(contactOutboxName) ?? "{}");
    return typeof saved === "object" && saved !== null ? (saved as Outbox) : {};
  } catch {
    return {};
  }
}

function writeOutbox(outbox: Outbox): void {
  try {
    if (Object.keys(outbox).length === 0) localStorage.removeItem(contactOutboxName);
    else localStorage.setItem(contactOutboxName, JSON.stringify(outbox));
  } catch {
    // Storage is blocked or full.
  }
}

async function deliverMessage(key: string, json: ContactForm): Promise<void> {
  pending.add(key);
  try {
    const headers = { "Idempotency-Key": key };
    await deliver(async () => (await call("POST /api/contactus", { json }, { headers })).status);
    // Reads the outbox again, because another tab may have saved a message in the meantime.
    const { [key]: _, ...others } = readOutbox();
    writeOutbox(others);
  } finally {
    pending.delete(key);
  }
}

/**
 * Sends a message in the background until the server responds, even after a reload. Its `Idempotency-Key` ensures
 * that it arrives only once.
 */
export function sendContactMessage(message: ContactForm): void {
  const key = newKey();
  writeOutbox({ ...readOutbox(), [key]: message });
  deliverMessage(key, message).catch(reportError);
}

/** Resends the messages saved before the page was reloaded. */
export function resendContactMessages(): void {
  for (const [key, message] of Object.entries(readOutbox())) {
    if (!pending.has(key)) deliverMessage(key, message).catch(reportError);
  }
}
