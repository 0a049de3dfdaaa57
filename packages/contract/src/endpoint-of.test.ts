import { describe, expect, it } from "vitest";

import { apiPrefixes, endpointOf } from "./endpoint-of.ts";
import { paths } from "./paths.ts";

const configured = { providers: ["google"] };

/** A valid value for each path parameter. */
const filled = { portal: "client", provider: "google" } as Record<string, string>;

const known = Object.entries(paths).flatMap(([area, endpoints]) =>
  Object.entries<{ method: string; path: string }>(endpoints).map(([name, { method, path }]) => {
    const params: Record<string, string> = {};
    const pathname = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (params[key] = filled[key] ?? "a-1"));
    return { area, name, method: method.toUpperCase(), pathname, params };
  }),
);

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"];

const pages = [
  "/",
  "/nbmaistudio",
  "/nbmaistudio/campaign",
  "/nbmaistudio/campaigns",
  "/account-settings",
  "/client/login",
  "/client/signup",
  "/client/forgot",
  "/client/reset",
  "/shared-audio/a-1",
  "/privacy_policy.html",
  "/terms_and_condition.html",
];

const unknownPages = [
  "/nowhere",
  "/%ff",
  "/client/%ff",
  "//",
  "//x",
  "//api/session",
  "/apiary",
  "/audiostackx/getuseraudios",
  "/API/session",
  "/Client/login",
  "/client/LOGIN",
  "/%61pi/session",
  "/client",
  "/client/",
  "/client//login",
  "/client/login/extra",
  "/client/apis",
  "/about/login",
  "/agency/login",
  "/agency/google",
  "/client/linkedin",
  "/client/Google",
  "/x/healthz",
  "/assets/gone.js",
  "/toString/login",
  "/client/__proto__",
];

const unknownBelowTheApi = [
  ...apiPrefixes,
  ...apiPrefixes.map((prefix) => `${prefix}/`),
  ...apiPrefixes.map((prefix) => `${prefix}/nothing`),
  ...apiPrefixes.map((prefix) => `${prefix}/%ff`),
  "/api/session/",
  "/api/session.data",
  "/api//session",
  "/api/Session",
  "/api/sess%69on",
  "/api/projects/%ff",
  "/api/projects/a%00b",
  "/api/projects//",
  "/api/audioad/ads/",
  "/api/audioad/voices//sample",
  "/api/auth/callback/linkedin",
  "/client/api/register/now",
];

/** Looks up the method and path directly in the table, without using the code under test. */
function found(method: string, pathname: string) {
  const declared = method === "HEAD" ? "GET" : method;
  return known.find((endpoint) => endpoint.method === declared && endpoint.pathname === pathname);
}

describe("request handler", () => {
  it.each(known)("maps $method $pathname to $area.$name", ({ area, name, method, pathname, params }) => {
    expect(endpointOf(method, pathname, configured)).toEqual({ kind: "endpoint", area, name, params });
  });

  it.each(known)("matches $area.$name only with its own methods", ({ pathname }) => {
    const isApi = /^\/(api|audiostack|client\/api)\//.test(pathname);
    for (const method of methods) {
      const endpoint = found(method, pathname);
      const { kind } = endpointOf(method, pathname, configured);
      expect(kind, `${method} ${pathname}`).toBe(endpoint ? "endpoint" : isApi ? "no-endpoint" : "page");
    }
  });

  it.each(pages)("leaves %s to the pages, even with a trailing slash or .data", (pathname) => {
    for (const method of methods) {
      const expected = found(method, pathname) ? "endpoint" : "page";
      expect(endpointOf(method, pathname, configured).kind, method).toBe(expected);
      for (const odd of [`${pathname}/`, `${pathname}.data`, `${pathname}/.data`]) {
        expect(endpointOf(method, odd, configured), `${method} ${odd}`).toEqual({ kind: "page" });
      }
    }
  });

  it("leaves a request to the page if the API doesn't define its path for that method", () => {
    expect(endpointOf("POST", "/client/signup", configured)).toEqual({ kind: "page" });
    expect(endpointOf("POST", "/client/logout", configured)).toEqual({ kind: "page" });
    expect(endpointOf("POST", "/healthz", configured)).toEqual({ kind: "page" });
    expect(endpointOf("GET", "/account-settings", configured)).toEqual({ kind: "page" });
    expect(endpointOf("POST", "/account-settings", configured)).toMatchObject({ name: "saveAccount" });
  });

  it.each(unknownPages)("leaves %s to the pages for every method", (pathname) => {
    for (const method of methods) {
      expect(endpointOf(method, pathname, configured), method).toEqual({ kind: "page" });
    }
  });

  it.each(unknownBelowTheApi)("responds to %s with a JSON 404 for every method", (pathname) => {
    for (const method of methods) {
      expect(endpointOf(method, pathname, configured), method).toEqual({ kind: "no-endpoint" });
    }
  });
});

describe("parameters", () => {
  it("decodes parameters", () => {
    expect(endpointOf("DELETE", "/api/projects/a%2Fb%20c%C3%A9", configured)).toMatchObject({
      params: { projectId: "a/b cé" },
    });
  });

  it("accepts only configured providers", () => {
    const none = { providers: [] };
    expect(endpointOf("GET", "/client/google", none)).toEqual({ kind: "page" });
    expect(endpointOf("GET", "/api/auth/callback/google", none)).toEqual({ kind: "no-endpoint" });
    expect(endpointOf("GET", "/client/linkedin", { providers: ["google", "linkedin"] })).toMatchObject({
      name: "socialLogin",
      params: { portal: "client", provider: "linkedin" },
    });
  });

  it("never lets a provider shadow a page or an endpoint with the same name", () => {
    const odd = { providers: ["logout", "login"] };
    expect(endpointOf("GET", "/client/logout", odd)).toMatchObject({ name: "logout" });
  });
});
