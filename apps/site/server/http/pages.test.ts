import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { forgotCopy } from "@earshot/contract/accounts/copy.ts";
import { resetCopy } from "@earshot/contract/accounts/form-copy.ts";
import { cookieNames } from "@earshot/contract/cookies.ts";
import { writeFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { type ViteDevServer, createServer, isRunnableDevEnvironment } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { AppOptions, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

type CreateSite = (options: AppOptions) => ReturnType<typeof createApp>;

const origin = "http://localhost:3000";
const secret = "an internal error message";
const client = { id: "usr_1", first_name: "Ada", last_name: "Byron", email: "ada@engine.example" };

/** Vite plugin: makes the studio route crash at the point named in `?crash=`, and otherwise leaves it unchanged. */
const crashing = {
  name: "crashing-pages",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.endsWith("/routes/studio.tsx")) return undefined;
    return `
      import { createElement } from "react";
      import { useLocation } from "react-router";
      import Page, { loader as load } from "./studio.tsx?real";
      export { meta } from "./studio.tsx?real";
      const crashIf = (address, where) => {
        if (address.search.startsWith("?crash=" + where)) throw new Error(${JSON.stringify(secret)});
      };
      export const loader = (args) => (crashIf(args.url, "loader"), load(args));
      export default (props) => (crashIf(useLocation(), "page"), createElement(Page, props));`;
  },
};

let vite: ViteDevServer;
let createSite: CreateSite;

beforeAll(async () => {
  vite = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    appType: "custom",
    logLevel: "error",
    // The default folder is shared with a concurrent development server, whose cache would be corrupted.
    cacheDir: path.join(tmpdir(), `earshot-pages-${process.pid}`),
    plugins: [crashing],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("Vite has no environment that runs the server.");
  ({ createSite } = (await ssr.runner.import("/server/entry.ts")) as { createSite: CreateSite });
}, 60_000);

afterAll(async () => {
  await vite.close();
  rmSync(vite.config.cacheDir, { recursive: true, force: true });
});

const logged: { route: string; message: string }[] = [];

/** The site with an API that responds to every call with `session`. */
function site(session: (request: Request) => Response | Promise<Response> = knownSession) {
  logged.length = 0;
  const app = createSite({
    api: { fetch: async (request) => session(request) },
    providers: [],
    servesSite: true,
    trustProxy: 0,
    https: false,
    development: false,
    operations: { isReady: () => true, metrics: createMetrics(), metricsToken: null },
    logError: (error, { route }) => logged.push({ route, message: (error as Error).message }),
  });
  return (address: string, init: RequestInit = {}) => app.fetch(new Request(origin + address, init));
}

function knownSession(request: Request) {
  const isClient = request.headers.get("cookie")?.includes("session=ada") ?? false;
  return Response.json({ user: isClient ? client : null });
}

const asClient = { headers: { cookie: "theme=dark; session=ada" } };

const pages = [
  { page: "/", title: "Earshot: Be heard in Podcast Advertising", isFound: true },
  { page: "/nbmaistudio", title: "AI Studio · Earshot", isFound: true },
  { page: "/account-settings", title: `${settingsCopy.title} · Earshot`, isFound: false, init: asClient },
  { page: "/client/login", title: "Log In · Earshot", isFound: false },
  { page: "/client/signup", title: "Create your account · Earshot", isFound: false },
  { page: "/client/forgot", title: `${forgotCopy.title} · Earshot`, isFound: false },
  { page: "/client/reset", title: `${resetCopy.title} · Earshot`, isFound: false },
  { page: "/privacy_policy.html", title: "Privacy Policy · Earshot", isFound: true },
  { page: "/terms_and_condition.html", title: "Terms and Conditions · Earshot", isFound: true },
];

const documents = pages.flatMap(({ page, title, isFound, init }) =>
  (page === "/" ? ["/"] : [page, `${page}/`]).map((address) => ({ address, title, isFound, init })),
);

test.each(documents)("renders $address with the title $title", async ({ address, title, isFound, init }) => {
  const response = await site()(address, init);
  const html = await response.text();
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isFound);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain(`<title>${title}</title>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

const dataOfPages = pages.flatMap(({ page, init }) =>
  (page === "/" ? ["/_.data"] : [`${page}.data`, `${page}/_.data`]).map((address) => ({ address, init })),
);

test.each(dataOfPages)("serves loader data for $address", async ({ address, init }) => {
  const response = await site()(address, init);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/x-script"]);
});

test.each([
  "/nope",
  "/nbmaistudio/nope",
  "/client/google",
  "/agency/login",
  "/nope%0A",
  "/%E2%80%A8/nope",
  "/%E2%80%A9.data",
])("redirects %s to the landing page, and logs no error", async (address) => {
  const response = await site()(address);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/"]);
  expect(logged).toEqual([]);
});

test.each(["/client/login", "/client/login/", "/client/login.data", "/client/login/_.data"])(
  "%s refills the form from its cookie",
  async (address) => {
    const values = writeFormValues("/client/login", { email: "grace@engine.example" });
    const response = await site()(address, { headers: { cookie: `${cookieNames.formValues}=${values}` } });
    expect(await response.text()).toContain("grace@engine.example");
  },
);

test.each([
  ["/client/login", "/nbmaistudio"],
  ["/client/signup", "/nbmaistudio"],
  ["/client/login?redirect=/account-settings%3Ftab%3Dpassword", "/account-settings?tab=password"],
  ["/client/signup?redirect=/account-settings", "/account-settings"],
  ["/client/login?redirect=//evil.example", "/nbmaistudio"],
])("redirects %s to %s when logged in", async (address, to) => {
  const response = await site()(address, asClient);
  expect([response.status, response.headers.get("location")]).toEqual([302, to]);
});

test.each(["/nope.data", "/nope?to=//evil.example", "/https://evil.example"])(
  "%s never redirects to another site",
  async (address) => {
    const response = await site()(address);
    const content = (response.headers.get("location") ?? "") + (await response.text());
    expect([202, 302]).toContain(response.status);
    expect(content).not.toContain("evil");
  },
);

test("redirects account settings to log-in, with a return path, when logged out", async () => {
  const response = await site()("/account-settings?tab=password&x=%26");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(
    "/client/login?redirect=/account-settings%3Ftab%3Dpassword%26x%3D%2526",
  );
});

test("drops a long query from the return path to account settings", async () => {
  const response = await site()(`/account-settings?x=${"y".repeat(2000)}`);
  expect(response.headers.get("location")).toBe("/client/login?redirect=/account-settings");
});

test("redirects a request for account settings data to log-in when logged out", async () => {
  const response = await site()("/account-settings.data?tab=x&_routes=routes%2Faccount-settings");
  const content = await response.text();
  expect(response.status).toBe(202);
  expect(content).toContain('"/client/login?redirect=/account-settings%3Ftab%3Dx"');
  expect(content).not.toContain("account-settings.data");
});

test("renders account settings when logged in", async () => {
  const response = await site()("/account-settings", asClient);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("ada@engine.example");
});

test("waits longer than a second for the session on account settings", async () => {
  const get = site(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return knownSession(request);
  });
  const response = await get("/account-settings", asClient);
  expect(response.status).toBe(200);
});

test.each(["/", "/nbmaistudio", "/client/login", "/client/signup"])(
  "%s renders without the session if it takes longer than a second",
  async (address) => {
    const started = performance.now();
    const response = await site(() => new Promise<Response>(() => {}))(address, asClient);
    expect(response.status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(900);
  },
);

test.each([
  ["crashes", () => Promise.reject(new Error(secret))],
  ["closes the connection", () => Response.error()],
  ["responds with HTML", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
])("renders public pages, and 503 for account settings, when the API %s", async (_case, session) => {
  expect((await site(session)("/")).status).toBe(200);
  const response = await site(session)("/account-settings");
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(logged).toEqual([{ route: "page", message: expect.stringContaining("GET /api/session") }]);
  expect(html).toContain("Unexpected Application Error!");
  expect(html).not.toContain(secret);
});

test("sends cookies that the API sets during rendering along with the page", async () => {
  const get = site(() => {
    const headers = new Headers();
    headers.append("Set-Cookie", "session=new; HttpOnly");
    headers.append("Set-Cookie", "temp_user_id=abc");
    return Response.json({ user: null }, { headers });
  });
  const response = await get("/", asClient);
  expect(response.headers.getSetCookie()).toEqual(["session=new; HttpOnly", "temp_user_id=abc"]);
});

test.each([
  [undefined, "system"],
  ["theme=dark", "dark"],
  ["a=b; theme=contrast; c=d", "contrast"],
  ["theme=light", "light"],
  ["theme=system", "system"],
  ['theme="><script>alert(1)</script>', "system"],
  ["theme=Dark", "system"],
  ["theme=", "system"],
  ["notheme=dark", "system"],
])("reads the cookie %s as the theme %s", async (cookie, theme) => {
  const response = await site()("/", cookie === undefined ? {} : { headers: { cookie } });
  const html = await response.text();
  expect(html).toContain(`<html lang="en" data-theme="${theme}">`);
  expect(html).not.toContain("alert(1)");
});

test("sets the nonce on every script, style and preload", async () => {
  const response = await site()("/nbmaistudio");
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
  const html = await response.text();
  const tags =
    html.match(
      /<(script(?! type="application\/ld\+json")|style|link rel="(modulepreload|stylesheet|preload)")[^>]*>/g,
    ) ?? [];
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(html).not.toMatch(/ on[a-z]+="/);
});

test.each([
  ["a visitor", {}, "private, no-cache"],
  ["a client", asClient, "no-store"],
])("renders the landing page for %s without an inline script or a nonce", async (_case, init, cached) => {
  const response = await site()("/", init);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("nonce");
  expect(response.headers.get("cache-control")).toBe(cached);
  expect(response.headers.get("vary")).toContain("Cookie");
  const html = await response.text();
  const scripts = html.match(/<script(?! type="application\/ld\+json")[^>]*>[^<]*/g) ?? [];
  expect(scripts.at(-1)).toBe('<script type="module" src="/app/late-hydration/landing-script.ts">');
  for (const script of scripts) expect(script).toMatch(/^<script type="module" src="[^"]+">$/);
  expect(html).not.toMatch(/ on[a-z]+="/);
});

test("doesn't request the session if no cookie can be a session cookie", async () => {
  const calls: string[] = [];
  const get = site((request) => {
    calls.push(new URL(request.url).pathname);
    return knownSession(request);
  });
  const html = await (await get("/", { headers: { cookie: "theme=dark; temp_user_id=abc" } })).text();
  expect(calls).toEqual([]);
  expect(html).toContain('href="/client/login"');
  expect(await (await get("/", asClient)).text()).not.toContain('href="/client/login"');
  expect(calls).toEqual(["/api/session"]);
});

test("responds to HEAD with a page's status and headers", async () => {
  const get = site();
  expect((await get("/privacy_policy.html", { method: "HEAD" })).status).toBe(200);
  const settings = await get("/account-settings", { method: "HEAD" });
  expect([settings.status, settings.headers.get("location")]).toEqual([
    302,
    "/client/login?redirect=/account-settings",
  ]);
});

test.each([
  ["a loader", "/nbmaistudio?crash=loader"],
  ["a component", "/nbmaistudio?crash=page"],
])("renders the error page with links but no error details when %s crashes", async (_case, address) => {
  const response = await site()(`${address}&token=a%26b`);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain("Unexpected Application Error!</h1>");
  expect(html).toContain(`href="${address}&amp;token=a%26b"`);
  expect(html).toContain('href="/"');
  expect(html).not.toContain(secret);
  expect(html).not.toMatch(/\n\s+at /);
  expect(logged).toEqual([{ route: "page", message: secret }]);
});

test("doesn't leak the reason in loader data when a loader crashes", async () => {
  const response = await site()("/nbmaistudio.data?crash=loader");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain(secret);
});

test("sends crawlers the complete page", async () => {
  const response = await site()("/privacy_policy.html", { headers: { "user-agent": "Googlebot/2.1" } });
  expect(await response.text()).toContain("</html>");
});

test("looks up a form error's message instead of reading it from the URL", async () => {
  const get = site();
  expect(await (await get("/client/login?error=wrong_credentials")).text()).toContain(
    "That email and password don’t match.",
  );
  expect(await (await get("/client/login?error=You+have+won")).text()).not.toContain("won");
});
