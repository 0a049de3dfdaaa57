import { expect, test } from "vitest";

import { startBuiltServer } from "./built-server.ts";
import { mustBe, newClient } from "./client-account.ts";
import { mailedMessages } from "./kills/correspondents.ts";
import { withFolder } from "./temporary-folder.ts";
import { Visitor } from "./visitor.ts";

test("a stop answers the calls that are under way, and what they did holds", () =>
  withFolder(async (folder) => {
    const first = await startBuiltServer(folder);
    const emails = Array.from({ length: 5 }, (_, index) => `person-${index}@stop.example`);
    // Their passwords are hashed one after the other: some are under way when the first is answered.
    const answers = emails.map((email) => newClient(first.origin, email));
    await Promise.race(answers);
    expect(await first.end("SIGTERM")).toBe(0);
    const clients = await Promise.all(answers);

    const second = await startBuiltServer(folder);
    for (const [index, client] of clients.entries()) {
      const { body } = await client.ask(second.origin, "GET", "/api/session");
      expect(body).toMatchObject({ user: { email: emails[index] } });
    }
    expect(await second.end("SIGTERM")).toBe(0);
  }));

test("jobs that a stop comes into are finished, or handed to the next start: each is done once", () =>
  withFolder(async (folder) => {
    const messages = Array.from({ length: 30 }, (_, index) => `kill-message-${index}.`);
    const first = await startBuiltServer(folder);
    await Promise.all(
      messages.map(async (message) => {
        const json = { full_name: "Ada Byron", business_email: "ada@stop.example", message };
        mustBe(200, await new Visitor().ask(first.origin, "POST", "/api/contactus", { json }));
      }),
    );
    expect(await first.end("SIGTERM")).toBe(0);

    const second = await startBuiltServer(folder);
    const once = new Map(messages.map((message) => [message, 1]));
    await expect.poll(() => mailedMessages(folder), { timeout: 30_000 }).toEqual(once);
    expect(await second.end("SIGTERM")).toBe(0);
    expect(mailedMessages(folder)).toEqual(once);
  }));
