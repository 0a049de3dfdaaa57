import { expect, test } from "vitest";

import { startBuiltServer } from "./built-server.ts";
import { mustBe, newClient } from "./client-account.ts";
import { withFolder } from "./temporary-folder.ts";

const markup = `</script><script>alert("x")</script><img src=x onerror=alert(1)>\u2028'"`;

test("names that are markup stand on the pages as text, in what is shown and in the data beside it", () =>
  withFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    const client = await newClient(origin, "ada@markup.example");
    const form = { firstName: markup, lastName: markup, businessName: markup };
    mustBe(200, await client.ask(origin, "POST", "/account-settings", { form }));
    mustBe(201, await client.ask(origin, "POST", "/api/projects", { json: { name: markup } }));
    for (const address of ["/", "/nbmaistudio", "/account-settings"]) {
      const { text } = mustBe(200, await client.ask(origin, "GET", address));
      expect(text.length).toBeGreaterThan(1000);
      expect(text).not.toContain("<img src=x");
      expect(text).not.toContain(`alert("x")</script>`);
    }
    const { text } = mustBe(200, await client.ask(origin, "GET", "/account-settings"));
    expect(text, "The page knows the name.").toContain("onerror=alert(1)");
    await end("SIGTERM");
  }));
