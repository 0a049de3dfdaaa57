import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";

import { apiContext } from "./api-context.ts";
import { studioData } from "./studio-data.ts";

const nora = { id: "usr_nora", first_name: "Nora", email: "nora@kettle.example" };
const projects = [
  { id: "prj_1", uuid: "prj_1", name: "Spring launch", description: "" },
  { id: "prj_2", uuid: "prj_2", name: "Podcast pilots", description: "" },
];
const never = () => new Promise<Response>(() => {});

/** The API's responses; by default a client's two projects, each with one ad named after the project. */
interface Api {
  session?: () => Response | Promise<Response>;
  projects?: () => Response | Promise<Response>;
  ads?: (project: string | null) => Response | Promise<Response>;
}

const ofClient: Required<Api> = {
  session: () => Response.json({ user: nora }),
  projects: () => Response.json({ projects }),
  ads: (project) => Response.json([{ uuid: `ad of ${project}` }]),
};
const ofVisitor: Api = {
  session: () => Response.json({ user: null }),
  projects: () => Response.json({ projects: [] }),
};

/** Loads the studio's data from this API; records the requests. */
async function studio(api: Api, { cookie = "", search = "" } = {}) {
  const { session, projects: list, ads } = { ...ofClient, ...api };
  const requested: string[] = [];
  const context = new RouterContextProvider();
  context.set(apiContext, {
    async fetch(path, init) {
      requested.push(path);
      const { pathname, searchParams } = new URL(path, "http://localhost:3000");
      const answer =
        pathname === "/api/session"
          ? session()
          : pathname === "/api/projects"
            ? list()
            : ads(searchParams.get("project_id"));
      return Promise.race([answer, aborted(init?.signal)]);
    },
  });
  const request = new Request(`http://localhost:3000/nbmaistudio${search}`, { headers: { cookie } });
  return { data: await studioData(context, request), requested };
}

/** Rejects when the signal aborts, like the real API's `fetch`. */
function aborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

afterEach(() => vi.restoreAllMocks());

test("loads a client's projects and the ads of the project in the cookie in parallel", async () => {
  const { data, requested } = await studio({}, { cookie: "project=prj_2; sidebar=collapsed" });
  expect(data).toMatchObject({
    user: { firstName: "Nora" },
    projects: [{ id: "prj_1" }, { id: "prj_2", name: "Podcast pilots" }],
    currentProject: { id: "prj_2", name: "Podcast pilots" },
    ads: [{ uuid: "ad of prj_2" }],
    sidebarCollapsed: true,
    hero: null,
  });
  expect(requested.toSorted()).toEqual([
    "/api/projects?limit=500",
    "/api/session",
    "/audiostack/getuseraudios?limit=10&offset=0&project_id=prj_2",
  ]);
});

test.each([
  ["there is no cookie", ""],
  ["the cookie's project is another account's or deleted", "project=prj_9"],
])("opens the first project if %s", async (_why, cookie) => {
  const refused = Response.json({ success: false, message: "We couldn’t find it." }, { status: 404 });
  const ads = (project: string | null) => (project === "prj_9" ? refused : ofClient.ads(project));
  const { data } = await studio({ ads }, { cookie });
  expect(data.currentProject).toEqual({ id: "prj_1", name: "Spring launch" });
  expect(data.ads).toMatchObject([{ uuid: "ad of prj_1" }]);
});

test("loads all ads of an account without projects", async () => {
  const { data } = await studio({ projects: () => Response.json({ projects: [] }) });
  expect(data).toMatchObject({
    projects: [],
    currentProject: { id: null, name: "My first project" },
    ads: [{ uuid: "ad of null" }],
  });
});

test("loads a visitor's own ads, even with an old project cookie", async () => {
  for (const cookie of ["", "project=prj_1"]) {
    const { data } = await studio(ofVisitor, { cookie });
    expect(data).toMatchObject({
      user: null,
      projects: undefined,
      currentProject: { id: null, name: "My first project" },
      ads: [{ uuid: "ad of null" }],
      sidebarCollapsed: false,
    });
  }
});

test("waits at most a second, and keeps the data that has loaded by then", async () => {
  const started = performance.now();
  const { data } = await studio({ ads: never });
  expect(performance.now() - started).toBeGreaterThan(900);
  expect(data).toMatchObject({ user: { firstName: "Nora" }, ads: undefined, projects: [{}, {}] });
});

test("keeps the project in the cookie, without its name, when nothing loads", async () => {
  const silent = { session: never, projects: never, ads: never };
  const [known, unknown] = await Promise.all([studio(silent, { cookie: "project=prj_2" }), studio(silent)]);
  expect(known.data).toMatchObject({ user: undefined, projects: undefined, ads: undefined });
  expect(known.data.currentProject).toEqual({ id: "prj_2", name: "My Studio" });
  expect(unknown.data.currentProject).toEqual({ id: null, name: "My first project" });
});

test("omits the ads, which may belong to another project, if the projects fail to load", async () => {
  const { data } = await studio({ projects: () => Response.error() });
  expect(data).toMatchObject({ user: { firstName: "Nora" }, projects: undefined, ads: undefined });
});

test("loads the ads of the project in the cookie even if the session can't be loaded", async () => {
  const { data } = await studio({ session: () => Response.error() }, { cookie: "project=prj_2" });
  expect(data).toMatchObject({
    user: undefined,
    currentProject: { id: "prj_2", name: "Podcast pilots" },
    ads: [{ uuid: "ad of prj_2" }],
  });
});

test.each([
  ["crashes", () => Promise.reject(new Error("gone"))],
  ["responds with HTML", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["responds with an error", () => Response.json({ success: false, message: "No." }, { status: 403 })],
])("leaves the data undefined when the API %s", async (_what, answer) => {
  const { data } = await studio({ projects: answer, ads: answer }, { cookie: "project=prj_1" });
  expect(data).toMatchObject({ user: { firstName: "Nora" }, projects: undefined, ads: undefined });
});

test("parses the landing page's form from the URL", async () => {
  const search = "?brand=Coffee+%26+Co&outline=Roasted+on+Mondays&voice_gender=female";
  const { data } = await studio(ofVisitor, { search });
  expect(data.hero).toEqual({
    brand: "Coffee & Co",
    outline: "Roasted on Mondays",
    voiceGender: "female",
  });
});
