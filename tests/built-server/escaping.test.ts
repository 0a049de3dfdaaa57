import { expect, test } from "vitest";

import { startBuiltServer, withDataFolder } from "./built-server.ts";
import { assertStatus, signUpClient } from "./visitor.ts";

const markup = `</script><script>alert("x")</script><img src=x onerror=alert(1)>\u2028'"`;

test("escapes names that contain markup, in the page and in its data", () =>
  withDataFolder(async (folder) => {
    const { origin, end } = await startBuiltServer(folder);
    const client = await signUpClient(origin, "ada@markup.example");
    const form = { firstName: markup, lastName: markup, businessName: markup };
    assertStatus(200, await client.send(origin, "POST", "/account-settings", { form }));
    assertStatus(201, await client.send(origin, "POST", "/api/projects", { json: { name: markup } }));
    for (const address of ["/", "/nbmaistudio", "/account-settings"]) {
      const { text } = assertStatus(200, await client.send(origin, "GET", address));
      expect(text.length).toBeGreaterThan(1000);
      expect(text).not.toContain("<img src=x");
      expect(text).not.toContain(`alert("x")</script>`);
    }
    const { text } = assertStatus(200, await client.send(origin, "GET", "/account-settings"));
    expect(text, "The page knows the name.").toContain("onerror=alert(1)");
    await end("SIGTERM");
  }));
