import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { forgotCopy, resetCopy } from "@earshot/contract/accounts/copy.ts";
import { cookieNames } from "@earshot/contract/cookies.ts";
import { writeFormValues } from "@earshot/contract/native-forms/form-values.ts";
import { settingsCopy } from "@earshot/contract/settings/copy.ts";
import { type ViteDevServer, createServer, isRunnableDevEnvironment } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { SiteOptions, createApp } from "./app.ts";
import { createMetrics } from "./metrics.ts";

type CreateSite = (options: SiteOptions) => ReturnType<typeof createApp>;

const origin = "http://localhost:3000";
const secret = "the reason that nobody may read";
const client = { id: "usr_1", first_name: "Ada", last_name: "Byron", email: "ada@engine.example" };

/** The studio that crashes when its address says so: nothing else can be made to. Otherwise it is the real one. */
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
    // Its own: in the usual place it would spoil the cache of a development server that runs meanwhile.
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

/** The site with an API that knows one session, or behaves as told. */
function site(session: (request: Request) => Response | Promise<Response> = knownSession) {
  logged.length = 0;
  const app = createSite({
    api: { fetch: async (request) => session(request) },
    providers: [],
    answers: true,
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
  { page: "/", title: "Earshot", isFound: true },
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

test.each(documents)("$address is the page $title", async ({ address, title, isFound, init }) => {
  const answer = await site()(address, init);
  const html = await answer.text();
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isFound);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(html).toContain(`<title>${title}</title>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

const dataOfPages = pages.flatMap(({ page, init }) =>
  (page === "/" ? ["/_.data"] : [`${page}.data`, `${page}/_.data`]).map((address) => ({ address, init })),
);

test.each(dataOfPages)("$address is the page's data, for the router", async ({ address, init }) => {
  const answer = await site()(address, init);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/x-script"]);
});

test.each(["/nope", "/nbmaistudio/nope", "/client/google", "/agency/login"])(
  "%s goes to the landing page",
  async (address) => {
    const answer = await site()(address);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  },
);

test.each(["/client/login", "/client/login/", "/client/login.data", "/client/login/_.data"])(
  "%s gives back what was typed",
  async (address) => {
    const values = writeFormValues("/client/login", { email: "grace@engine.example" });
    const answer = await site()(address, { headers: { cookie: `${cookieNames.formValues}=${values}` } });
    expect(await answer.text()).toContain("grace@engine.example");
  },
);

test.each([
  ["/client/login", "/nbmaistudio"],
  ["/client/signup", "/nbmaistudio"],
  ["/client/login?redirect=/account-settings%3Ftab%3Dpassword", "/account-settings?tab=password"],
  ["/client/signup?redirect=/account-settings", "/account-settings"],
  ["/client/login?redirect=//evil.example", "/nbmaistudio"],
])("%s leads who is logged in on to %s", async (address, to) => {
  const answer = await site()(address, asClient);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, to]);
});

test.each(["/nope.data", "/nope?to=//evil.example", "/https://evil.example"])(
  "%s leads nowhere else",
  async (address) => {
    const answer = await site()(address);
    const said = (answer.headers.get("location") ?? "") + (await answer.text());
    expect([202, 302]).toContain(answer.status);
    expect(said).not.toContain("evil");
  },
);

test("account settings without a session goes to log-in and back", async () => {
  const answer = await site()("/account-settings?tab=password&x=%26");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(
    "/client/login?redirect=/account-settings%3Ftab%3Dpassword%26x%3D%2526",
  );
});

test("its data without a session says the same, for the router", async () => {
  const answer = await site()("/account-settings.data?tab=x&_routes=routes%2Faccount-settings");
  const said = await answer.text();
  expect(answer.status).toBe(202);
  expect(said).toContain('"/client/login?redirect=/account-settings%3Ftab%3Dx"');
  expect(said).not.toContain("account-settings.data");
});

test("account settings with a session is the page", async () => {
  const answer = await site()("/account-settings", asClient);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("ada@engine.example");
});

test("account settings waits for the session, longer than other pages do", async () => {
  const get = site(async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return knownSession(request);
  });
  const answer = await get("/account-settings", asClient);
  expect(answer.status).toBe(200);
});

test.each(["/", "/nbmaistudio", "/client/login", "/client/signup"])(
  "%s waits a second for the session, then shows without it",
  async (address) => {
    const started = performance.now();
    const answer = await site(() => new Promise<Response>(() => {}))(address);
    expect(answer.status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(900);
  },
);

test.each([
  ["crashes", () => Promise.reject(new Error(secret))],
  ["closes the connection", () => Response.error()],
  ["answers nonsense", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
])("an API that %s leaves pages that need no session whole, and settings a 503", async (_what, session) => {
  expect((await site(session)("/")).status).toBe(200);
  const answer = await site(session)("/account-settings");
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(logged).toEqual([{ route: "page", message: expect.stringContaining("GET /api/session") }]);
  expect(html).toContain("Unexpected Application Error!");
  expect(html).not.toContain(secret);
});

test("cookies that the API sets while a page is made come with the page", async () => {
  const get = site(() => {
    const headers = new Headers();
    headers.append("Set-Cookie", "session=new; HttpOnly");
    headers.append("Set-Cookie", "temp_user_id=abc");
    return Response.json({ user: null }, { headers });
  });
  const answer = await get("/");
  expect(answer.headers.getSetCookie()).toEqual(["session=new; HttpOnly", "temp_user_id=abc"]);
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
])("the cookie %s makes the theme %s", async (cookie, theme) => {
  const answer = await site()("/", cookie === undefined ? {} : { headers: { cookie } });
  const html = await answer.text();
  expect(html).toContain(`<html lang="en" data-theme="${theme}">`);
  expect(html).not.toContain("alert(1)");
});

test("every script, style and preload carries the answer's nonce", async () => {
  const answer = await site()("/");
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const html = await answer.text();
  const tags = html.match(/<(script|style|link rel="(modulepreload|stylesheet|preload)")[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(html).not.toMatch(/ on[a-z]+="/);
});

test("HEAD is a page's status and headers", async () => {
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
  ["a page's rendering", "/nbmaistudio?crash=page"],
])("a crash in %s is the error page, with its links and without its reason", async (_what, address) => {
  const answer = await site()(`${address}&token=a%26b`);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("Unexpected Application Error!</h1>");
  expect(html).toContain(`href="${address}&amp;token=a%26b"`);
  expect(html).toContain('href="/"');
  expect(html).not.toContain(secret);
  expect(html).not.toMatch(/\n\s+at /);
  expect(logged).toEqual([{ route: "page", message: secret }]);
});

test("a crash in a loader says nothing to the router either", async () => {
  const answer = await site()("/nbmaistudio.data?crash=loader");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain(secret);
});

test("a search engine gets the page whole", async () => {
  const answer = await site()("/privacy_policy.html", { headers: { "user-agent": "Googlebot/2.1" } });
  expect(await answer.text()).toContain("</html>");
});

test("looks up the message of a form's error, never takes it from the address", async () => {
  const get = site();
  expect(await (await get("/client/login?error=wrong_credentials")).text()).toContain(
    "That email and password don’t match.",
  );
  expect(await (await get("/client/login?error=You+have+won")).text()).not.toContain("won");
});
