import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";

import { apiContext } from "./api-context.ts";
import { formPage, visitorFormPage } from "./form-page.ts";

/** Runs the log-in page's loader with this session response. */
function logInPage(session: () => Response) {
  const url = new URL("http://localhost:3000/client/login?redirect=/account-settings");
  const context = new RouterContextProvider();
  context.set(apiContext, { fetch: async () => session() });
  return visitorFormPage({ request: new Request(url), url, context });
}

test("lists only the session's social log-ins that the site supports", async () => {
  const page = await logInPage(() => Response.json({ user: null, providers: ["google", "another"] }));
  expect(page).toMatchObject({ redirect: "/account-settings", providers: ["google"] });
});

test.each([
  ["?redirect=%2Fnbmaistudio%3Ftab%3Down", "/nbmaistudio?tab=own"],
  ["?redirect=%2F%2Fevil.example", "/nbmaistudio"],
  ["", "/nbmaistudio"],
])("resolves the return path in “%s” to %s", (search, path) => {
  const url = new URL(`http://localhost:3000/client/forgot${search}`);
  expect(formPage({ request: new Request(url), url }).redirect).toBe(path);
});

test.each([
  ["lists none", () => Response.json({ user: null })],
  ["does not respond", () => Response.error()],
])("has no social log-ins if the server %s", async (_what, session) => {
  expect((await logInPage(session)).providers).toEqual([]);
});
