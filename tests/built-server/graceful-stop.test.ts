import { expect, test } from "vitest";

import { startBuiltServer, withDataFolder } from "./built-server.ts";
import { mailedMessages } from "./kills/writers.ts";
import { assertStatus, signUpClient, Visitor } from "./visitor.ts";

test("completes pending requests before it stops, and saves their changes", () =>
  withDataFolder(async (folder) => {
    const first = await startBuiltServer(folder);
    const emails = Array.from({ length: 5 }, (_, index) => `person-${index}@stop.example`);
    // Passwords are hashed sequentially, so some requests are still pending when the first response arrives.
    const replies = emails.map((email) => signUpClient(first.origin, email));
    await Promise.race(replies);
    expect(await first.end("SIGTERM")).toBe(0);
    const clients = await Promise.all(replies);

    const second = await startBuiltServer(folder);
    for (const [index, client] of clients.entries()) {
      const { body } = await client.send(second.origin, "GET", "/api/session");
      expect(body).toMatchObject({ user: { email: emails[index] } });
    }
    expect(await second.end("SIGTERM")).toBe(0);
  }));

test("runs each job exactly once across a stop and the next start", () =>
  withDataFolder(async (folder) => {
    const messages = Array.from({ length: 30 }, (_, index) => `kill-message-${index}.`);
    const first = await startBuiltServer(folder);
    await Promise.all(
      messages.map(async (message) => {
        const json = { full_name: "Ada Byron", business_email: "ada@stop.example", message };
        assertStatus(200, await new Visitor().send(first.origin, "POST", "/api/contactus", { json }));
      }),
    );
    expect(await first.end("SIGTERM")).toBe(0);

    const second = await startBuiltServer(folder);
    const once = new Map(messages.map((message) => [message, 1]));
    await expect.poll(() => mailedMessages(folder), { timeout: 30_000 }).toEqual(once);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(mailedMessages(folder)).toEqual(once);
  }));
