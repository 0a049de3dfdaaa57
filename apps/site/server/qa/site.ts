import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

import { cookieNames, withCookie, writeCookie } from "@earshot/contract/cookies.ts";
import { endpointOf } from "@earshot/contract/endpoint-of.ts";
import { guestIdLength } from "@earshot/contract/limits.ts";
import { socialProviders } from "@earshot/contract/social-providers.ts";
import { type Call, callText, curlOf } from "@earshot/mocks/call-log.ts";
import type { MockApi } from "@earshot/mocks/create-mock-api.ts";
import { type ListedScenario, listScenarios, reachableScenarios } from "@earshot/mocks/list-scenarios.ts";
import { personaNames, personas } from "@earshot/mocks/personas.ts";
import { type QaSettings, qaCookieValue, readQaCookie } from "@earshot/mocks/qa-settings.ts";

import type { Api } from "../process/api.ts";
import { injectPanel, providerPage, qaErrorPage } from "./html.ts";
import { parseQaUrl } from "./qa-url.ts";

/** The body of `/qa/state`, for the panel. */
export interface QaState {
  settings: QaSettings;
  scenarios: ListedScenario[];
  personas: { name: string; label: string }[];
  /** The calls, each with its log line and the command that repeats it. */
  calls: (Call & { text: string; curl: string })[];
}

type Fetch<Bindings> = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export interface QaSite {
  /** The mocks as the site's API. */
  api: Api;
  /** True if the current request hit a `crash` scenario, which is not logged as an error. */
  hasCrashed(): boolean;
  /**
   * Adds the QA cookie and the panel to the site. The returned function resolves to null if a `crash` scenario
   * responded; the caller then closes the connection.
   */
  wrap<Bindings>(fetch: Fetch<Bindings>): (request: Request, bindings: Bindings) => Promise<Response | null>;
}

const panelScript = "/qa/panel.js";
const listed = listScenarios((area) =>
  readFileSync(new URL(import.meta.resolve(`@earshot/mocks/${area}.ts`)), "utf8"),
);
const choices = { scenarios: reachableScenarios, personas: personaNames };

/** The QA layer between the process and the site. */
export function createQaSite(mocks: MockApi): QaSite {
  const currentRequest = new AsyncLocalStorage<{ crashed: boolean }>();
  return {
    api: {
      async fetch(call) {
        const response = await mocks.fetch(call);
        const current = currentRequest.getStore();
        if (response.type === "error" && current) current.crashed = true;
        return response;
      },
    },
    hasCrashed: () => currentRequest.getStore()?.crashed === true,
    wrap: (fetch) => (original, bindings) =>
      currentRequest.run({ crashed: false }, async () => {
        const url = new URL(original.url);
        const saved = readQaCookie(original.headers.get("cookie"));
        const settings = saved ?? { mockDbId: randomUUID(), persona: "visitor", latency: 0, scenarios: [] };
        const { kind } = endpointOf(original.method, url.pathname, { providers: socialProviders });
        const isPage = kind === "page";
        const request = withSettings(original, isPage ? withoutOffline(settings) : settings);
        if (url.pathname === panelScript) return panelResponse();
        if (url.pathname === "/qa/state") return stateResponse(settings, mocks, request);
        if (url.pathname === "/qa/scenarios.json") return Response.json(listed);
        if (isUnansweredProvider(url)) return providerPage(url);
        const change = isPage ? parseQaUrl(url, settings, choices, randomUUID) : null;
        if (change && "error" in change) return qaErrorPage(change.error, choices);
        if (change)
          return redirect(change.address, change.settings, change.settings.mockDbId !== settings.mockDbId);
        const response = await fetch(request, bindings);
        // As in production, a page renders even if its loader's call crashed.
        if (!isPage && currentRequest.getStore()?.crashed) return null;
        const page = injectPanel(response, panelScript);
        if (!saved) page.headers.append("Set-Cookie", writeCookie(cookieNames.qa, qaCookieValue(settings)));
        return page;
      }),
  };
}

/** Pages load as they would have before the browser went offline. */
const withoutOffline = (settings: QaSettings): QaSettings => ({
  ...settings,
  scenarios: settings.scenarios.filter((name) => name !== "everything.Offline"),
});

/** True for the callback to which the mocks redirect a social log-in immediately, before the provider has responded. */
const isUnansweredProvider = ({ pathname, search }: URL) =>
  pathname.startsWith("/api/auth/callback/") && search === "?state=mocked";

/** Puts the settings into the request's cookie. Declines compression, because `injectPanel` needs plain HTML. */
function withSettings(request: Request, settings: QaSettings): Request {
  const headers = new Headers(request.headers);
  headers.set("cookie", withCookie(headers.get("cookie"), cookieNames.qa, qaCookieValue(settings)));
  headers.delete("accept-encoding");
  const { method, body, signal } = request;
  return new Request(request.url, { method, headers, body, signal, ...(body && { duplex: "half" }) });
}

function redirect(address: string, settings: QaSettings, isNewDatabase: boolean): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  headers.append("Set-Cookie", writeCookie(cookieNames.qa, qaCookieValue(settings)));
  // A guest id from the previous mock database must not carry over to the new one.
  if (isNewDatabase) headers.append("Set-Cookie", guestCookieOf(settings.persona));
  return new Response(null, { status: 302, headers });
}

/** Sets a new guest id for a persona who made ads before logging in, and deletes the cookie for all others. */
function guestCookieOf(persona: QaSettings["persona"]): string {
  const { loggedInAs, ads } = personas[personaNames.find((name) => name === persona) ?? "visitor"];
  const isKnownGuest = loggedInAs === null && ads > 0;
  const id = isKnownGuest ? randomUUID().replaceAll("-", "").slice(0, guestIdLength) : null;
  return writeCookie(cookieNames.guest, id);
}

function panelResponse(): Response {
  const source = readFileSync(new URL("./panel.ts", import.meta.url), "utf8");
  return new Response(stripTypeScriptTypes(source), {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function stateResponse(settings: QaSettings, mocks: MockApi, request: Request): Response {
  const { origin } = new URL(request.url);
  const cookie = `${cookieNames.qa}=${qaCookieValue(settings)}`;
  const state: QaState = {
    settings,
    scenarios: listed,
    personas: personaNames.map((name) => ({ name, label: personas[name].label })),
    calls: mocks
      .calls(request)
      .map((call) => Object.assign({ text: callText(call), curl: curlOf(call, origin, cookie) }, call)),
  };
  return Response.json(state, { headers: { "Cache-Control": "no-store" } });
}
